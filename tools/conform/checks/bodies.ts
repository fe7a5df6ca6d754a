import { isNumericDict } from '@/contract/field/dictionaries';
import type { Field, Shape } from '@/contract/field/field';
import type { DescribedCall } from '../../contract/described';
import { stepUpOf } from '../../contract/terms';
import { isRow, textOf } from '../faults';
import type { Row } from '../faults';
import type { Probe } from '../probe';
import { callOf } from '../world';
import type { World } from '../world';
import { NOBODY } from './permissions';

/** Refusals of a body that is empty. */
const OF_EMPTY = ['invalidInput', 'reasonTooShort'] as const;

/** An empty body is refused, and the refusal names described fields only. */
export async function checkEmptyBody(probe: Probe, body: Shape): Promise<void> {
  if (Object.values(body).every(({ optional }) => optional)) return;
  const { envelope } = await probe.refused({}, OF_EMPTY, { rule: 'refusal', what: 'an empty body' });
  const fields = isRow(envelope?.data) ? envelope.data['fields'] : undefined;
  if (envelope?.code !== 40000) return;
  if (!isRow(fields) || Object.keys(fields).length === 0) {
    return probe.differs('refusal', 'an empty body: data.fields names no field');
  }
  const strange = Object.keys(fields).filter((name) => !body[name]);
  if (strange.length > 0)
    probe.differs('refusal', `data.fields names ${strange.join(', ')}, which no body has`);
}

async function codeOf(world: World, { options: { dict, named } }: Field): Promise<unknown> {
  if (named) return Object.values(named)[0];
  if (!dict) return '1';
  const data = (await world.probe(callOf('dict.getData')).ask({ dictType: dict })).envelope?.data;
  const [first] = isRow(data) && Array.isArray(data['values']) ? data['values'].filter(isRow) : [];
  const key = textOf(first?.['key'] ?? '1');
  return isNumericDict(dict) ? Number(key) : key;
}

/** A valid value of a field of a body; `undefined` where none can be made up. */
async function valueOf(world: World, field: Field): Promise<unknown> {
  const { min = 0, max, choices, pattern } = field.options;
  switch (field.kind) {
    case 'id':
    case 'member':
      return NOBODY;
    case 'ids':
      return [NOBODY];
    case 'version':
      return 1;
    case 'versions':
      return { [NOBODY]: 1 };
    case 'requestId':
      return `conform-${crypto.randomUUID()}`;
    case 'password':
      return world.main.password;
    case 'code':
      return codeOf(world, field);
    case 'codes':
      return [await codeOf(world, field)];
    case 'choice':
      return choices?.[0];
    case 'flag':
      return 1;
    case 'bool':
      return true;
    case 'count':
      return Math.min(Math.max(min, 1), max ?? 1);
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return '1';
    case 'time':
      return '2099-01-01 00:00:00';
    case 'day':
      return '2000-01-01';
    case 'localText':
      return { zh: 'conform', en: 'conform', tw: 'conform' };
    case 'tags':
    case 'images':
      return [];
    case 'reason':
      return 'checked by conform';
    default:
      return pattern ? undefined : 'checked by conform'.slice(0, max ?? 100).padEnd(min, '.');
  }
}

/** A body with every required field; `null` where a value cannot be made up. */
async function validBody(world: World, body: Shape): Promise<Row | null> {
  const made: Row = {};
  for (const [name, field] of Object.entries(body)) {
    if (field.optional && !['id', 'versions'].includes(name)) continue;
    const value = await valueOf(world, field);
    if (value === undefined) return null;
    made[name] = value;
  }
  return made;
}

/** Whether a write says which records it is about. */
const aboutRecords = (body: Shape): boolean => body['id'] !== undefined || body['ids'] !== undefined;

/** A write about a record that does not exist is refused, and so is a field that is not described. */
export async function checkUnknownRecord(world: World, described: DescribedCall): Promise<void> {
  const { body = {} } = described.call;
  if (!aboutRecords(body)) return;
  const probe = world.probe(described);
  const given = await validBody(world, body);
  // Rules between the fields of a body are not described: a body that is made up may break one.
  const isRefused = given === null || (await probe.ask(given)).envelope?.code === 40000;
  if (isRefused) return world.report.leaves(probe.route, 'no valid body can be made up');
  await probe.refused(given, 'notFound', { rule: 'refusal', what: 'an unknown record' });
  const about = { rule: 'unknown parameter', what: 'a body with a field that is not described' } as const;
  await probe.refused({ ...given, noSuchField: '1' }, 'invalidInput', about);
  if (stepUpOf(described.call) === 'required') {
    await probe.refused({ ...given, operPassword: '' }, ['invalidInput', 'wrongStepUp'], {
      rule: 'step-up',
      what: 'no password',
    });
  }
}
