import { isRow, textOf } from '../faults';
import type { Row } from '../faults';
import type { Probe } from '../probe';
import { listRows } from '../world';

const totalOf = (data: unknown): unknown => (isRow(data) ? data['total'] : undefined);

/** Whether two pages have a record in common. */
function shared(a: readonly Row[], b: readonly Row[]): unknown {
  const ids = new Set(a.map(({ id }) => String(id)));
  return b.find(({ id }) => ids.has(String(id)))?.['id'];
}

/** Totals, sizes, pages that do not overlap, and pages beyond the last. */
export async function checkPaging(list: Probe, always: object): Promise<void> {
  const page = (pageNum: number, pageSize: number) => list.success({ ...always, pageNum, pageSize });
  const [whole, first, second] = [await page(1, 20), await page(1, 10), await page(2, 10)];
  const total = totalOf(whole);
  if (typeof total !== 'number' || !Number.isInteger(total) || total < 0) {
    return list.differs('paging', `total is ${JSON.stringify(total)}, no whole number`);
  }
  if (isRow(whole) && whole['currentPage'] !== 1) {
    list.differs('paging', `currentPage of page 1 is ${JSON.stringify(whole['currentPage'])}`);
  }
  const rows = listRows(whole);
  const expected = Math.min(total, 20);
  if (rows.length !== expected) {
    list.differs('paging', `page 1 of 20 has ${rows.length} rows with a total of ${total}`);
  }
  for (const [data, size] of [
    [first, Math.min(total, 10)],
    [second, Math.min(Math.max(total - 10, 0), 10)],
  ] as const) {
    if (listRows(data).length !== size) {
      list.differs('paging', `a page of 10 has ${listRows(data).length} rows instead of ${size}`);
    }
    if (totalOf(data) !== total) list.differs('paging', 'total depends on the page');
  }
  const twice = shared(listRows(first), listRows(second));
  if (twice !== undefined) list.differs('paging', `pages 1 and 2 both have the record ${textOf(twice)}`);
  const joined = [...listRows(first), ...listRows(second)].map(({ id }) => String(id));
  if (joined.join() !== rows.map(({ id }) => String(id)).join()) {
    list.differs('paging', 'two pages of 10 are not the rows of one page of 20');
  }
  const beyond = await page(Math.ceil(total / 10) + 5, 10);
  if (listRows(beyond).length > 0) list.differs('paging', 'a page beyond the last one has rows');
  if (totalOf(beyond) !== total) list.differs('paging', 'a page beyond the last one has another total');
  // More rows than were counted can only be seen where one page holds all of them.
  if (total <= 1000) {
    const all = listRows(await page(1, 1000)).length;
    if (all !== total) list.differs('paging', `total is ${total}, but there are ${all} rows`);
  }
}
