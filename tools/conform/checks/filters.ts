import type { Resource } from '@/contract/resource';
import { isRow, textOf } from '../faults';
import type { Row } from '../faults';
import type { Probe } from '../probe';
import { nothingOf, questionsOf } from '../questions';
import type { Question } from '../questions';
import { listRows } from '../world';

const ROWS = 200;

/** Every filter leaves the rows it should, and no other. */
export async function checkFilters(
  list: Probe,
  resource: Resource,
  pool: readonly Row[],
  always: object,
): Promise<void> {
  const present: Present = async (id) =>
    listRows(await list.success({ ...always, pageSize: ROWS })).find((row) => idOf(row) === textOf(id));
  for (const question of questionsOf(resource, pool)) await checkOne(list, question, always, present);
  await checkSwitches(list, resource, always);
  await checkDates(list, resource, pool, always, present);
}

/** Reads a record as it is now: what hangs on prices or on time may have moved. */
type Present = (id: unknown) => Promise<Row | undefined>;

const idOf = (row: Row): string => textOf(row['id']);

const totalOf = (data: unknown): number =>
  isRow(data) && typeof data['total'] === 'number' ? data['total'] : 0;

async function checkOne(
  list: Probe,
  { given, has, fits, empty }: Question,
  always: object,
  present: Present,
): Promise<void> {
  const data = await list.success({ ...given, ...always, pageSize: ROWS }, 'filter');
  if (data === undefined) return;
  const rows = listRows(data);
  const asked = JSON.stringify(given);
  const total = totalOf(data);
  if (empty && (rows.length > 0 || total > 0)) {
    list.differs('filter', `${asked} matches nothing, but answers ${total} records`);
  }
  const stranger = fits && rows.find((row) => !fits(row));
  if (stranger) list.differs('filter', `${asked} answers the record ${idOf(stranger)}, which does not fit`);
  if (has === undefined || total > ROWS || rows.some((row) => idOf(row) === textOf(has))) return;
  const left = await present(has);
  if (left && fits?.(left) !== false) {
    list.differs('filter', `${asked} leaves out the record ${textOf(has)}, which fits`);
  }
}

/** Filters with two values: both together are not more than all. */
async function checkSwitches(list: Probe, resource: Resource, always: object): Promise<void> {
  const all = totalOf(await list.success({ ...always, pageSize: 1 }, 'filter'));
  for (const [name, { how, field = resource.row[name] }] of Object.entries(resource.filters ?? {})) {
    const isSwitch = how === 'oneOf' && field?.kind === 'flag';
    if (!isSwitch && how !== 'toggle') continue;
    const total = async (value: string) =>
      totalOf(await list.success({ ...always, [name]: value, pageSize: 1 }, 'filter'));
    const [off, on] = [await total('0'), await total('1')];
    if (isSwitch && !field.nullable && on + off !== all) {
      list.differs('filter', `${name}=1 and ${name}=0 answer ${on} and ${off} of ${all} records`);
    }
    if (how === 'toggle' && off !== all) {
      list.differs('filter', `${name}=0 answers ${off} of ${all} records`);
    }
  }
}

async function checkDates(
  list: Probe,
  { dates = [], row }: Resource,
  pool: readonly Row[],
  always: object,
  present: Present,
): Promise<void> {
  for (const [index, dateField] of dates.entries()) {
    const sample = pool.find((one) => typeof one[dateField] === 'string');
    const at = sample?.[dateField];
    if (!sample || typeof at !== 'string' || !row[dateField]) continue;
    const about = index === 0 ? [{}, { dateField }] : [{ dateField }];
    for (const named of about) {
      const given = { ...named, dateRange: [at, at] };
      const data = await list.success({ ...given, ...always, pageSize: ROWS }, 'dates');
      const rows = listRows(data);
      const stranger = rows.find((one) => one[dateField] !== at);
      if (stranger) {
        list.differs(
          'dates',
          `${JSON.stringify(given)} answers ${dateField} ${JSON.stringify(stranger[dateField])}`,
        );
      }
      const isThere = totalOf(data) > ROWS || rows.some((one) => idOf(one) === idOf(sample));
      // A moment of something that goes on may have moved since it was read.
      if (!isThere && (await present(sample['id']))?.[dateField] === at) {
        list.differs('dates', `${JSON.stringify(given)} leaves out the record ${idOf(sample)}`);
      }
    }
  }
}

/** A well-formed value that matches nothing, for any filter of the list. */
export const someFilter = ({ filters = {}, row }: Resource): [name: string, value: string] | undefined => {
  const found = Object.entries(filters).find(([, { how }]) => how === 'oneOf' || how === 'equals');
  return found && [found[0], nothingOf(found[1].field ?? row[found[0]])];
};

/** A question that keeps some of the records of a list, but not all. */
export interface Narrow {
  given: Row;
  total: number;
}

/** Most questions that are asked in search of one that is narrow. */
const TRIES = 12;

/** A question by one of these filters that keeps a part of the list; `null` where none does. */
export async function narrowQuestion(
  list: Probe,
  resource: Resource,
  pool: readonly Row[],
  always: object,
  mayAsk: (filter: string) => boolean,
): Promise<Narrow | null> {
  const whole = totalOf(await list.success({ ...always, pageSize: 1 }));
  const questions = questionsOf(resource, pool).filter((one) => one.has !== undefined && mayAsk(one.filter));
  for (const { given } of questions.slice(0, TRIES)) {
    const total = totalOf(await list.success({ ...given, ...always, pageSize: 1 }));
    if (total > 0 && total < whole) return { given, total };
  }
  return null;
}
