import { createHash } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canonical } from '@/contract/canonical';
import { screenKit } from '@/domain/kit/screenKit';
import { signInAs } from '../render';
import { ok, on } from '../server';
import { seen, stage } from './stage';
import { toys } from './toys';
import { onDict, onList, toy, toyRange } from './toyServer';

const { screen: screenOf, row, section } = screenKit(toys);

const List = screenOf({
  columns: ['orderNo', 'amount', 'status'],
  rowActions: [row.detail()],
  detail: [section.facts('crud.detail', ['orderNo', 'amount'])],
});

const SCREEN = <List />;

const contents = (change: object = {}) => ({
  resource: 'toy',
  id: '1',
  title: 'R0001',
  record: { ...toy(1, { amount: '1234.50', remark: '</pre><script>' }), history: [] },
  files: [],
  exportedBy: 'li',
  exportedAt: '2026-11-20 12:00:00',
  zone: 'Asia/Shanghai',
  reason: '',
  ...change,
});

const digestOf = (value: unknown) => createHash('sha256').update(canonical(value)).digest('hex');

async function opened() {
  const user = userEvent.setup();
  stage(SCREEN);
  await seen('R0001');
  const [detail] = screen.getAllByRole('button', { name: '详情' });
  if (!detail) throw new Error('the row has no detail');
  await user.click(detail);
  await user.click(await screen.findByRole('button', { name: '依据页' }));
  return user;
}

beforeEach(() => {
  signInAs();
  onDict();
  onList(() => toyRange(1));
  on('get', 'toy/get', () => ok({ ...toy(1), history: [] }));
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('an open record is shown as evidence, its digest made again, and saved as one file with its contents', async () => {
  const sent = { ...contents(), unknown: 7 };
  const asked: unknown[] = [];
  on('post', 'common/evidence', async ({ request }) => {
    asked.push(await request.json());
    return ok({ contents: sent, digest: digestOf(sent), pictures: [] });
  });
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    if (object instanceof Blob) blob = object;
    return 'blob:page';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const user = await opened();
  const page = within(await screen.findByRole('article', { name: '依据页 · R0001' }));
  expect(page.getByText('与浏览器重新计算的摘要一致')).toBeInTheDocument();
  expect(page.getByText(digestOf(sent))).toBeInTheDocument();
  expect(page.getByText(/中国标准时间/)).toBeInTheDocument();
  expect(page.getByText('数量').nextElementSibling).toHaveTextContent('1,234.5 USDT');
  expect(asked).toEqual([{ resource: 'toy', id: '1' }]);
  await user.click(screen.getByRole('button', { name: '保存文件' }));
  expect(click).toHaveBeenCalledOnce();
  const html = await blob.text();
  expect(html).toContain(digestOf(sent));
  expect(html).not.toContain('<script');
});

test.each([
  ['a changed amount', contents({ record: { ...toy(1, { amount: '9999' }) } }), digestOf(contents())],
  ['another record', contents({ id: '2' }), digestOf(contents({ id: '2' }))],
  ['no contents', null, digestOf(null)],
])('of an answer that is bent (%s) nothing is shown but a sentence', async (_, sent, digest) => {
  on('post', 'common/evidence', () => ok({ contents: sent, digest, pictures: [] }));
  await opened();
  expect(await screen.findByText(/与其摘要不符/)).toBeInTheDocument();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByText(/9,999/)).toBeNull();
  expect(screen.queryByRole('button', { name: '保存文件' })).toBeNull();
});
