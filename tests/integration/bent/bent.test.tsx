import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SITE } from '@/api/client';
import type { Resource } from '@/contract/resource';
import { onPartFailure } from '@/ui/feedback/partFailure';
import { stage } from '../crud/stage';
import type { Stage } from '../crud/stage';
import { signInAs } from '../render';
import { ok, server } from '../server';
import { wrongAmounts } from './amounts';
import { bentPages, fullyBent, sparselyBent } from './bends';
import { RESOURCES } from './resources';
import { sampleRecord } from './samples';

/** Screens that are made from the contract. */
const CONVERTED = [
  'member/assetLog/index',
  'member/auth/index',
  'finance/recharge/index',
  'finance/withdraw/index',
  'finance/channel/index',
  'finance/walletCode/index',
  'finance/rechargeAddress/index',
  'finance/withdrawAddress/index',
  'system/post/index',
  'files/index',
];

const views = import.meta.glob<{ default: ComponentType }>('../../../src/views/**/index.tsx');

/** What the pretended server answers for one resource. */
interface Answers {
  list: unknown;
  get: unknown;
  summary: unknown;
}

/** Answers every call: those of the resource as given, dictionaries with a word, all others with nothing. */
function onAll({ calls }: Resource, answers: Answers): void {
  const given = new Map(
    Object.entries(answers).flatMap(([verb, data]) =>
      calls[verb] ? [[calls[verb].path, data] as const] : [],
    ),
  );
  server.use(
    http.all(`http://localhost/admin/${SITE}*`, ({ request }) => {
      const path = new URL(request.url).pathname.replace(`/admin/${SITE}`, '');
      if (path === 'dict/data/getDictData') {
        return ok({ info: { name: '', remark: '' }, values: [{ key: '1', value: '一', isDefault: 1 }] });
      }
      return ok(given.get(path) ?? null);
    }),
  );
}

const crashes: unknown[] = [];
const note = (error: unknown): void => void crashes.push(error);

beforeEach(() => {
  signInAs();
  onPartFailure(note);
  process.on('unhandledRejection', note);
  // What React says of itself would drown what fails.
  vi.spyOn(console, 'error').mockImplementation((first: unknown) => {
    if (first instanceof Error) note(first);
  });
});

afterEach(() => {
  onPartFailure(() => undefined);
  process.off('unhandledRejection', note);
  vi.restoreAllMocks();
  crashes.length = 0;
  // Each drawing leaves antd's styles, which all have to be gone through.
  document.head.replaceChildren();
});

/** Waits until nothing is on its way, and looks for what must never be on a page. */
async function settled({ queries }: Stage): Promise<void> {
  await waitFor(() => {
    expect(queries.isFetching()).toBe(0);
    expect(document.querySelector('.ant-skeleton')).toBeNull();
  });
  expect(crashes).toEqual([]);
  expect(screen.queryByText(/此部分显示失败/)).toBeNull();
  expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
}

/** Opens the first record in full, where the screen does that. */
async function openFirst(): Promise<boolean> {
  const [menu] = screen.queryAllByRole('button', { name: '更多' });
  if (menu) {
    fireEvent.click(menu);
    await screen.findAllByRole('menuitem');
  }
  const [entry] = [
    ...screen.queryAllByRole('menuitem', { name: '详情' }),
    ...screen.queryAllByRole('button', { name: '详情' }),
  ];
  if (entry) fireEvent.click(entry);
  return entry !== undefined;
}

function resourceOf(view: string): Resource {
  const found = RESOURCES.find((one) => one.view === view);
  if (!found) throw new Error(`No resource ${view}`);
  return found;
}

/** Some of many, others for each screen: together they are all. */
const some = <One,>(all: readonly One[], count: number, screenNo: number): readonly One[] =>
  Array.from({ length: count }, (_, place) => all[(screenNo * count + place) % all.length]).filter(
    (one) => one !== undefined,
  );

const FIGURES: readonly [name: string, figures: unknown][] = [
  ['nothing', null],
  ['an empty record', {}],
  ['a list', []],
  ['a text', 'x'],
];

describe.each(CONVERTED.map((view, screenNo) => [view, screenNo] as const))('%s', (view, screenNo) => {
  const resource = resourceOf(view);
  const { row, detail = {}, summary = {} } = resource;
  const goodFigures = sampleRecord(summary, 1);
  const good = sampleRecord({ ...row, ...detail }, 1);

  async function show(answers: Answers): Promise<Stage> {
    const module = await views[`../../../src/views/${view}.tsx`]?.();
    if (!module) throw new Error(`No screen ${view}`);
    onAll(resource, answers);
    const Screen = module.default;
    const drawn = stage(<Screen />);
    onTestFinished(() => drawn.unmount());
    await settled(drawn);
    return drawn;
  }

  test('a good answer shows every row, its amounts and its record', async () => {
    const list = [sampleRecord(row, 1), sampleRecord(row, 2)];
    const drawn = await show({ list: { list, total: 2 }, get: good, summary: goodFigures });
    expect(drawn.container.querySelectorAll('tr[data-row-key]')).toHaveLength(2);
    expect(wrongAmounts(drawn.container, resource, list)).toEqual([]);
    expect(screen.queryByText('无法读取')).toBeNull();
  });

  test.each([
    ['every field', fullyBent, screenNo],
    ['some fields', sparselyBent, screenNo],
  ] as const)('rows, figures and record with %s bent', async (_, bend, seed) => {
    const list = bend(row, seed);
    const [figures] = bend(summary, seed);
    const get = { ...bend({ ...row, ...detail }, seed)[3], id: list[0]?.['id'] };
    const drawn = await show({ list: { list, total: list.length }, get, summary: figures });
    expect(drawn.container.querySelectorAll('tr[data-row-key]')).toHaveLength(list.length);
    expect(wrongAmounts(drawn.container, resource, list)).toEqual([]);
    if (await openFirst()) await settled(drawn);
  });

  test.each(some(Object.entries(bentPages(row)), 5, screenNo))('a page that is %s', async (_, list) => {
    await show({ list, get: good, summary: goodFigures });
  });

  test.each(some(FIGURES, 1, screenNo))('figures that are %s', async (_, figures) => {
    await show({ list: { list: [good], total: 1 }, get: good, summary: figures });
  });
});
