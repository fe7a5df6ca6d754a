import { keyOf } from '@/contract/call';
import { personalIn } from '@/contract/filter';
import type { Resource } from '@/contract/resource';
import { isRow } from '../faults';
import type { Row } from '../faults';
import type { Probe } from '../probe';
import { listRows } from '../world';
import { narrowQuestion } from './filters';

const SAMPLES = 3;

/** Fields that change by themselves between two answers, as values at present prices do. */
const MOVING = new Set(['waitMinutes', 'claimBy', 'claimUntil', 'confirmations', 'version', 'updatedAt']);

/** The single record is the one of the list, and an unknown one is refused. */
export async function checkRecord(
  get: Probe,
  list: Probe,
  { row, calls }: Resource,
  always: object,
): Promise<void> {
  const key = keyOf(calls['get'] ?? {});
  const rows = listRows(await list.success({ ...always, pageSize: SAMPLES }));
  for (const sample of rows) {
    const { id } = sample;
    const data = await get.success({ [key]: id });
    if (!isRow(data)) continue;
    const differing = Object.entries(row)
      .filter(([name, { kind }]) => !MOVING.has(name) && kind !== 'usdt' && kind !== 'rate')
      .map(([name]) => name)
      .filter((name) => JSON.stringify(data[name]) !== JSON.stringify(sample[name]));
    if (String(data['id']) !== String(id))
      get.differs('record', `${key}=${String(id)} answers another record`);
    else if (data['version'] === sample['version'] && differing.length > 0) {
      get.differs('record', `${differing.join(', ')} of the record ${String(id)} differ from the list`);
    }
  }
  await get.refused({ [key]: '999999999' }, 'notFound', { rule: 'refusal', what: 'an unknown id' });
  await get.refused({}, 'invalidInput', { rule: 'refusal', what: 'no id' });
}

/** Figures by status are those of the list, over everything and over a part of it. */
export async function checkFigures(
  summary: Probe,
  list: Probe,
  resource: Resource,
  pool: readonly Row[],
  always: object,
): Promise<void> {
  await compareFigures(summary, list, resource, { ...always });
  const narrow = await narrowQuestion(
    list,
    resource,
    pool,
    always,
    mayAsk([summary, list], resource, 'status'),
  );
  if (narrow) await compareFigures(summary, list, resource, { ...always, ...narrow.given });
}

/** Filters that both calls take where they are asked: data about a person stand in no address. */
const mayAsk =
  (probes: readonly Probe[], resource: Resource, left = '') =>
  (filter: string): boolean =>
    filter !== left &&
    (probes.every(({ described: { call } }) => call.method !== 'GET') ||
      !personalIn(resource).includes(filter));

async function compareFigures(
  summary: Probe,
  list: Probe,
  { filters = {} }: Resource,
  question: Row,
): Promise<void> {
  const data = await summary.success(question, 'figures');
  const byStatus = isRow(data) ? data['byStatus'] : undefined;
  if (!isRow(byStatus) || !filters['status']) return;
  for (const [status, figure] of Object.entries(byStatus)) {
    const counted = isRow(figure) ? figure['count'] : figure;
    const found = await list.success({ ...question, status: [status], pageSize: 1 });
    const total = isRow(found) ? found['total'] : undefined;
    if (counted !== total) {
      const what = `byStatus has ${String(counted)} of status ${status}, the list ${String(total)}`;
      summary.differs('figures', `${what}, asked with ${JSON.stringify(question)}`);
    }
  }
}

/** An export has the rows of the list's filter, and not the fields that are left out. */
export async function checkExport(
  exported: Probe,
  list: Probe,
  resource: Resource,
  pool: readonly Row[],
  always: object,
): Promise<void> {
  // An export is an action, and so a row more of a log of actions: the list is asked before it.
  const whole = await list.success({ ...always, pageSize: 1 });
  const total = isRow(whole) ? whole['total'] : undefined;
  const reply = await exported.ask(always);
  if (reply.envelope?.code === 42900) {
    exported.tries('export');
    if (typeof total === 'number' && total <= 10_000) exported.differs('export', `${total} rows are refused`);
  } else {
    const rows = listRows(exported.accept(always, reply, 'export'));
    if (rows.length !== total)
      exported.differs('export', `${rows.length} rows, the list has ${String(total)}`);
    const left = (resource.unexported ?? []).filter((name) => rows.some((row) => name in row));
    if (left.length > 0) exported.differs('export', `${left.join(', ')} must be left out`);
  }
  await checkNarrowExport(exported, list, resource, pool, always);
}

/** An export of a part of the list has that part. */
async function checkNarrowExport(
  exported: Probe,
  list: Probe,
  resource: Resource,
  pool: readonly Row[],
  always: object,
): Promise<void> {
  const narrow = await narrowQuestion(list, resource, pool, always, mayAsk([exported, list], resource));
  if (!narrow) return exported.leaves('export', 'no filter keeps a part of the list alone');
  const rows = listRows(await exported.success({ ...always, ...narrow.given }, 'export'));
  const asked = JSON.stringify(narrow.given);
  if (rows.length !== narrow.total)
    exported.differs('export', `${asked} answers ${rows.length} rows, the list has ${narrow.total}`);
}
