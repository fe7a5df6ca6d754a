import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { ConfirmHost } from '@/shell/frame/ConfirmHost';
import { HttpResponse } from 'msw';
import { expect } from 'vitest';
import { Activity, useState } from 'react';
import type { ReactElement } from 'react';
import { del, get, post, put, SITE } from '@/api/client';
import type { Resource } from '@/api/resource';
import type { Decimal, MemberBrief, PageQuery, ReviewStep } from '@/api/types';
import { bindNavigation } from '@/services/navigation';
import { TabLocationContext } from '@/services/tabLocation';
import { ok, on } from '../server';

/** A row of the resource that the kit is tried on. */
export interface Toy extends MemberBrief {
  id: number;
  version: number;
  orderNo: string;
  status: number;
  amount: Decimal | null;
  coin: string;
  address: string;
  remark: string;
  createdAt: string;
  updatedBy: string;
}

export interface ToyDetail extends Toy {
  history: ReviewStep[];
}

export interface ToyQuery extends PageQuery {
  orderNo?: string;
  status?: string[];
  amountMin?: string;
  amountMax?: string;
  memberKeyword?: string;
  memberId?: string;
}

export interface ToyDraft {
  amount: Decimal;
  remark: string;
  kind: string;
  requestId: string;
}

export interface ToyEdit {
  id: number;
  version: number;
  coin?: string;
  remark: string;
}

const silent = { silent: true };

export const toys: Resource<Toy, ToyQuery, ToyDetail, ToyDraft, ToyEdit> = {
  name: 'toy',
  rowKey: 'id',
  permissions: {
    list: 'toy/list',
    add: 'toy/add',
    edit: 'toy/edit',
    remove: 'toy/delete',
    exportCsv: 'toy/export',
  },
  list: (query, signal) => post(`${SITE}toy/list`, query, { ...silent, ...(signal ? { signal } : {}) }),
  get: (id, signal) => get(`${SITE}toy/get`, { id }, { ...silent, ...(signal ? { signal } : {}) }),
  add: (draft) => post(`${SITE}toy/add`, draft, silent),
  edit: (edit) => put(`${SITE}toy/edit`, edit, silent),
  remove: (ids) => del(`${SITE}toy/delete`, { ids }),
  exportRows: async (query) => (await get<{ list: Toy[] }>(`${SITE}toy/export`, query)).list,
};

export const toy = (id: number, change: Partial<Toy> = {}): Toy => ({
  id,
  version: 1,
  orderNo: `R${String(id).padStart(4, '0')}`,
  status: 1,
  amount: '12.50',
  coin: 'USDT',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  remark: '',
  createdAt: '2026-11-20 08:00:00',
  updatedBy: 'Li',
  memberId: 7,
  uid: '10000007',
  account: 'a***@mail.com',
  nickname: 'Nick',
  memberType: 1,
  level: 1,
  inviterUid: '',
  tags: [],
  ...change,
});

export const range = (count: number): Toy[] => Array.from({ length: count }, (_, index) => toy(index + 1));

/** Answers the dictionary of toy states. */
export function onDict(values: unknown = STATES): { count: number } {
  return on('get', 'dict/data/getDictData', () => ok({ info: { name: '', remark: '' }, values }));
}

const STATES = [
  { key: '1', value: '待审核', isDefault: 0, listClass: 'gold', i18n: { en: 'Pending', tw: '待審核' } },
  { key: '2', value: '已入账', isDefault: 1, listClass: 'green', i18n: { en: 'Credited' } },
  { key: '3', value: '已驳回', isDefault: 1 },
];

/** A list call that pages through rows and remembers what it was asked. */
export function onList(rows: () => readonly Toy[]): ToyQuery[] {
  const asked: ToyQuery[] = [];
  on('post', 'toy/list', async ({ request }) => {
    const query = (await request.json()) as ToyQuery;
    asked.push(query);
    const all = rows().filter(({ status }) => !query.status || query.status.includes(String(status)));
    const from = (query.pageNum - 1) * query.pageSize;
    return ok({
      list: all.slice(from, from + query.pageSize),
      total: all.length,
      currentPage: query.pageNum,
    });
  });
  return asked;
}

export const failing = (): Response => HttpResponse.text('<html>bad gateway</html>', { status: 502 });

/** What a test does to the address and to the tag around a screen. */
export interface Stage extends RenderResult {
  queries: QueryClient;
  /** Query part of the address. */
  search(): string;
  /** Every address gone to, with whether it replaced the one before. */
  visits: { to: string; replace: boolean }[];
  show(visible: boolean): void;
  goTo(search: string): void;
}

/** Draws a screen in a tag of its own whose address it may change. */
export function stage(screen: ReactElement, search = ''): Stage {
  // Whether an element is visible takes the style of all its parents, for each element of the page.
  configure({ defaultHidden: true });
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  const visits: Stage['visits'] = [];
  let now = search;
  let setVisible: (visible: boolean) => void = () => undefined;
  let setSearch: (search: string) => void = () => undefined;

  function Tag() {
    const [address, setAddress] = useState(search);
    const [visible, changeVisible] = useState(true);
    setVisible = changeVisible;
    setSearch = (next) => {
      now = next;
      setAddress(next);
    };
    return (
      <Activity mode={visible ? 'visible' : 'hidden'}>
        <TabLocationContext value={{ tab: '/toys', pathname: '/toys', search: address, params: {} }}>
          {screen}
        </TabLocationContext>
      </Activity>
    );
  }

  bindNavigation({
    current: () => `/toys${now}`,
    go: async (to, options) => {
      visits.push({ to, replace: options?.replace === true });
      await Promise.resolve();
      act(() => setSearch(to.includes('?') ? to.slice(to.indexOf('?')) : ''));
    },
  });

  const result = render(
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <QueryClientProvider client={queries}>
        <Tag />
      </QueryClientProvider>
      <ConfirmHost />
    </ConfigProvider>,
  );
  return {
    ...result,
    queries,
    visits,
    search: () => now,
    show: (visible) => act(() => setVisible(visible)),
    goTo: (next) => act(() => setSearch(next)),
  };
}

/** Waits until a text is on screen; what pops up is drawn before it can be seen. */
export async function seen(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const element = screen.getByText(text);
    expect(element).toBeVisible();
    return element;
  });
}
