import { Ledger } from '@/contract/ledgerKinds';
import type { LedgerTerms, Sign } from '@/contract/ledgerKinds';
import type { Dictionary } from '../openapi/words';
import { wordsIn } from './words';

/** Between `+` and `-`, a dash would not be told apart. */
const signOf = (sign: Sign): string => sign || '0';

function line(dictionaries: readonly Dictionary[], name: string, terms: LedgerTerms): string {
  const { code, cause, available, frozen, counts = '–', purpose = '–' } = terms;
  return `| ${[
    code,
    `\`${name}\``,
    wordsIn(dictionaries, 'biz_asset_biz', code),
    cause,
    signOf(available),
    signOf(frozen),
    purpose,
    counts,
  ].join(' | ')} |`;
}

/** Every kind of ledger lines: what it is booked for, and in which direction. */
export const ledgerPart = (dictionaries: readonly Dictionary[]): string[] => [
  '## Ledger kinds',
  '',
  'The field `bizType` of the lines in `src/contract/block/ledger.ts`. A kind adds to a column of the balance (`+`), takes from it',
  '(`-`), does either (`±`) or leaves it alone (`0`), and a line against its direction is not booked: that would be a mistake of',
  'the server, so no refusal tells of it. The purpose is what the frozen amount is set aside for. Figures count a kind as',
  '`result` (won or lost), `fee` (paid or given back) or `bonus` (of campaigns), and all others as none of these.',
  '',
  '| code | kind | zh-CN | en | zh-TW | cause | available | frozen | purpose | counted as |',
  '|---|---|---|---|---|---|---|---|---|---|',
  ...Object.entries(Ledger).map(([name, terms]) => line(dictionaries, name, terms)),
  '',
];
