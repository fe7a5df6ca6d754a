import type { RefusalName } from '@/contract/refusals';
import { Refusal } from '@/contract/refusals';
import type { Reply } from './client';

/** Most characters of a request or of data in a finding. */
const LONGEST = 240;

const SECRET = /password/i;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Whatever a finding shows of a request: passwords are left out, and what is long is cut. */
const sentText = (given: object): string =>
  shortened(
    JSON.stringify(given, (name, value: unknown) =>
      SECRET.test(name) && typeof value === 'string' && value !== '' ? '…' : value,
    ),
  );

/** Data of an answer as a finding shows them. */
export const dataText = (data: unknown): string => shortened(JSON.stringify(data) ?? 'nothing');

/** What came: the code with its words, or what there was in place of an envelope. */
export function cameText({ envelope, status, text }: Reply): string {
  if (!envelope) return `HTTP ${status} without an envelope (${text.slice(0, 40)})`;
  const { code, msg } = envelope;
  return code === 0 ? 'code 0' : `code ${code} ${JSON.stringify(msg)}`;
}

/** What the contract answers with: `40301 wrongStepUp`. */
export const codeText = (names: readonly RefusalName[]): string =>
  names.map((name) => `${Refusal[name]} ${name}`).join(' or ');

/** A finding: what was tried with what was sent, what came, and what the contract says. */
export const findingText = (what: string, sent: object, came: string, contract: string): string =>
  `${what}: sent ${sentText(sent)}; came ${came}; the contract says ${contract}`;
