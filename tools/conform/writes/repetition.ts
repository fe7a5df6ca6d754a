import { stepUpOf } from '@/contract/call';
import type { Call } from '@/contract/call';
import type { Field } from '@/contract/field/field';
import { countLimits } from '@/contract/field/limits';
import { aboutRecords } from '../bodies/body';
import { newWords, NOBODY, wordsIn } from '../bodies/made';
import { isRow } from '../faults';
import type { Row } from '../faults';
import type { Done } from '../recipes/recipe';
import { cameText, dataText, findingText } from '../wording';
import { alwaysOf, listRows } from '../world';
import type { World } from '../world';
import { checkWrongPassword } from './password';

const LONGEST_PAGE = 200;

/** Parameters that a list cannot do without, as the body has them. */
const neededBy = ({ query = {} }: Call, body: Row): Row =>
  Object.fromEntries(Object.keys(query).map((name) => [name, body[name]]));

const counted = (records: number): string => (records === 1 ? 'one record' : `${records} records`);

/** How many records a write has made: those with its words, or all where it has none. */
async function madeBy(world: World, { described: { of }, body }: Done): Promise<string> {
  if (!of) return '';
  const { resource } = of;
  const given = { ...alwaysOf(resource), ...neededBy(resource.calls.list, body), pageSize: LONGEST_PAGE };
  const data = await world.read(`${resource.name}.list`, given);
  const words = wordsIn(body);
  const found = listRows(data).filter((row) => words !== '' && JSON.stringify(row).includes(words));
  if (found.length > 0) return `${counted(found.length)} with its words`;
  return isRow(data) ? `${counted(Number(data['total']))} in the list` : '';
}

/** What a write has left behind, in words that are others as soon as it is done twice. */
async function leftBy(world: World, done: Done): Promise<string> {
  const { described, record } = done;
  if (!described.of || !aboutRecords(described.call)) return madeBy(world, done);
  const now = await world.record(described.of.resource.name, record['id']);
  return `the record in version ${String(now?.['version'])}`;
}

/** Another valid value of a field; `undefined` where none is known. */
async function otherValue(world: World, field: Field, value: unknown): Promise<unknown> {
  const { kind, options } = field;
  if (kind === 'option' && options.list)
    return (await world.options(options.list)).find((one) => one !== value);
  if (kind === 'id') return NOBODY;
  if (kind === 'reason' || (kind === 'text' && options.multiline)) return newWords().slice(0, options.max);
  if (kind === 'count') return Number(value) < countLimits(field).max ? Number(value) + 1 : undefined;
  if (kind === 'flag') return value === 1 ? 0 : 1;
  if (kind === 'ids' && Array.isArray(value)) return [...value.map(String), NOBODY];
  if (kind === 'code') return Object.values(options.named ?? {}).find((one) => one !== value);
  if (kind === 'records' && Array.isArray(value)) return [];
  return undefined;
}

/** Kinds of fields by which a wish is made another one, the harmless ones first. */
const CHANGED = ['reason', 'text', 'flag', 'count', 'records', 'ids', 'code', 'option', 'id'];

/** The same request with another wish. */
async function otherWish(world: World, { body: shape = {} }: Call, body: Row): Promise<Row | null> {
  const fields = Object.entries(shape)
    .filter(([name]) => body[name] !== undefined)
    .toSorted(([, a], [, b]) => CHANGED.indexOf(a.kind) - CHANGED.indexOf(b.kind));
  for (const [name, field] of fields) {
    const value = await otherValue(world, field, body[name]);
    if (value !== undefined) return { ...body, [name]: value };
  }
  return null;
}

/**
 * The same request once more gets the same answer and does nothing; with another wish it is refused, and with a wrong
 * password too.
 */
export async function checkRepetition(world: World, done: Done): Promise<void> {
  const { described, person, body, data } = done;
  const probe = world.probe(described, person);
  probe.tries('repetition');
  const before = await leftBy(world, done);
  const again = await probe.ask(body);
  const came = `${cameText(again)} with data ${dataText(again.envelope?.data)}`;
  if (again.envelope?.code !== 0 || JSON.stringify(again.envelope.data) !== JSON.stringify(data)) {
    const contract = `the answer of the first time, code 0 with data ${dataText(data)}`;
    probe.differs('repetition', findingText('the same request a second time', body, came, contract));
  }
  const after = await leftBy(world, done);
  if (after !== before) {
    const contract = `that it is done once: ${before}, and not ${after}`;
    probe.differs('repetition', findingText('the same request a second time', body, came, contract));
  }
  const other = await otherWish(world, described.call, body);
  if (other) {
    const what = 'another body with a requestId that was used';
    await probe.refused(other, 'invalidInput', { rule: 'repetition', what });
  } else probe.leaves('repetition', 'another body with the same requestId: no other valid one is known');
  if (stepUpOf(described.call) === 'required') await checkWrongPassword(world, described, body, person);
}
