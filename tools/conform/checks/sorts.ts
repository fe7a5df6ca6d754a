import type { Resource } from '@/contract/resource';
import { disorder } from '../compare';
import type { Probe } from '../probe';
import { listRows } from '../world';

const ROWS = 100;

/** Every order of a list really orders it, and so does the default one. */
export async function checkSorts(list: Probe, resource: Resource, always: object): Promise<void> {
  const { row, sorts = [], dates = [], order = `${dates[0] ?? 'id'} desc` } = resource;
  const orders = sorts.flatMap((name) => [`${name} asc`, `${name} desc`]);
  for (const orderBy of [undefined, ...orders]) {
    const [name = '', direction] = (orderBy ?? order).split(' ');
    const field = row[name];
    if (!field || (orderBy === undefined && sorts.length === 0)) continue;
    const data = await list.success({ ...always, pageSize: ROWS, orderBy }, 'order');
    const values = listRows(data).map((one) => one[name]);
    const wrong = disorder(field, values, direction === 'asc' ? 'asc' : 'desc');
    if (wrong) {
      const what = orderBy ? `orderBy=${orderBy}` : `the default order, ${order},`;
      list.differs('order', `${what} has ${JSON.stringify(wrong[0])} before ${JSON.stringify(wrong[1])}`);
    }
  }
}
