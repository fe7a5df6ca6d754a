import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Resource } from '@/contract/resource';
import { holdings } from '@/contract/member/holdings';
import { wrongAmounts } from './amounts';
import { bentPages, fullyBent, sparselyBent, WRONG_ANSWERS, withoutAmounts } from './bends';
import { RESOURCES } from './resources';
import { sampleRecord } from './samples';
import { screenOf } from './screens';
import { instead, isFailureTold, some, survey } from './survey';
import { inventedAmounts, watchCrashes } from './watch';

watchCrashes();

interface List {
  view: string;
  search: string;
  resource: Resource;
}

const LISTS: readonly List[] = [
  ...RESOURCES.flatMap((resource) =>
    resource.view === undefined ? [] : [{ view: resource.view, search: '', resource }],
  ),
  { view: 'member/asset/index', search: '?group=member', resource: holdings },
];

const rowsIn = (container: HTMLElement): number => container.querySelectorAll('tr[data-row-key]').length;

/** Rows with every field bent, and rows with some. */
const bentRows = ({ row }: Resource, place: number): Record<string, unknown>[] => [
  ...some(fullyBent(row, place), 2, place),
  ...some(sparselyBent(row, place), 2, place).map((one) => ({ ...one, id: `s${String(one['id'])}` })),
];

test.each(LISTS.map((list, place) => [`${list.view}${list.search}`, list, place] as const))(
  '%s stands whatever is answered',
  async (_, { view, search, resource }, place) => {
    const { name, row, summary = {} } = resource;
    const list = `${name}.list`;
    const [[what, wrong] = ['', null]] = some(Object.entries(WRONG_ANSWERS), 1, place);
    const on = survey(await screenOf(view), { search });
    const { container } = on.drawn;
    on.backend.answer(() => wrong);
    await on.look(`everything is ${what}`);
    if (!isFailureTold()) on.note(`everything is ${what}: nobody is told`);

    await on.answer('good answers', (__, good) => good);
    expect(rowsIn(container)).toBe(2);
    expect(wrongAmounts(container, resource, [sampleRecord(row, 1), sampleRecord(row, 2)])).toEqual([]);
    expect(screen.queryByText('无法读取')).toBeNull();

    const rows = bentRows(resource, place);
    await on.answer('bent rows', instead(list, { list: rows, total: rows.length }));
    // A list that refreshes itself draws other rows when there is time.
    await waitFor(() => expect(rowsIn(container)).toBe(rows.length));
    on.note(...wrongAmounts(container, resource, rows));

    const figures = some([...fullyBent(summary, place), ...Object.values(WRONG_ANSWERS)], 1, place);
    for (const bent of summary === resource.summary ? figures : []) {
      // oxlint-disable-next-line no-await-in-loop
      await on.answer('bent figures', instead(`${name}.summary`, bent));
    }
    for (const [page, bent] of some(Object.entries(bentPages(row)), 1, place)) {
      // oxlint-disable-next-line no-await-in-loop
      await on.answer(`a page that is ${page}`, instead(list, bent));
    }
    await on.answer('no amount', withoutAmounts);
    on.note(...inventedAmounts().map((text) => `no amount could be read: ${text}`));
    on.end();
  },
);
