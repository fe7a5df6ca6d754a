import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { screenKit } from '@/domain/kit/screenKit';
import { safeStorage } from '@/lib/storage';
import { keepDraft, openDrafts, readDraft } from '@/services/drafts';
import { ok } from '../server';
import { signInAs } from '../render';
import { stage } from './stage';
import { toys } from './toys';
import { onDict, onGet, onList, onWrite, toy } from './toyServer';

const { screen: screenOf, bar, row } = screenKit(toys);

const List = screenOf({
  columns: ['orderNo', 'remark'],
  toolbar: [
    bar.create({ fields: (field) => [field('amount'), field('remark'), field('kind'), field('limit')] }),
  ],
});

const Edited = screenOf({
  columns: ['orderNo', 'remark'],
  rowActions: [row.edit({ fields: (field) => [field('remark')] })],
});

const FORM = 'toy create ';

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: '数量' });
const remark = () => screen.getByRole<HTMLInputElement>('textbox', { name: '备注' });
const button = (name: string) => screen.getByRole('button', { name });

async function open(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: '新增' }));
  await waitFor(() => expect(remark()).toBeVisible());
}

beforeEach(() => {
  safeStorage('local').clearOwn();
  onDict();
  onList(() => [toy(1)]);
  signInAs();
});

test('what was typed is offered again, its amount to be confirmed, and gone once it is sent', async () => {
  const bodies = onWrite('post', 'toy/add', () => ok(null));
  keepDraft(FORM, { amount: '5', remark: 'typed' });
  stage(<List />);
  await open();
  fireEvent.click(button('恢复草稿'));
  expect([amount().value, remark().value]).toEqual(['5', 'typed']);
  fireEvent.click(button('保存'));
  await waitFor(() => expect(screen.getAllByText('金额来自草稿，请核对').length).toBeGreaterThan(1));
  expect(bodies).toEqual([]);
  fireEvent.click(button('确认金额'));
  fireEvent.click(button('保存'));
  await waitFor(() => expect(bodies).toMatchObject([{ amount: '5', remark: 'typed' }]));
  await waitFor(() => expect(readDraft(FORM)).toBeNull());
});

test('a draft is sent under the id that its form had, so that what has arrived already acts once', async () => {
  const bodies = onWrite('post', 'toy/add', () => ok(null));
  const { unmount } = stage(<List />);
  await open();
  fireEvent.change(amount(), { target: { value: '5' } });
  fireEvent.change(remark(), { target: { value: 'typed' } });
  const { requestId } = readDraft(FORM) ?? {};
  expect(requestId).toMatch(/.{8}/);
  unmount();
  stage(<List />);
  await open();
  fireEvent.click(button('恢复草稿'));
  fireEvent.click(button('确认金额'));
  fireEvent.click(button('保存'));
  await waitFor(() => expect(bodies).toMatchObject([{ amount: '5', requestId }]));
});

test.each([
  ['has it already', 'typed', false],
  ['is as it was', '', true],
])('what was typed into a record that %s meanwhile', async (_, remarked, isOffered) => {
  onGet(() => [toy(1)]);
  const openEdit = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '编辑' }));
    await waitFor(() => expect(remark()).toBeVisible());
  };
  const { unmount } = stage(<Edited />);
  await openEdit();
  fireEvent.change(remark(), { target: { value: 'typed' } });
  expect(openDrafts(new Date())).toHaveLength(1);
  unmount();
  const records = () => [toy(1, { remark: remarked, version: 2 })];
  onGet(records);
  onList(records);
  stage(<Edited />);
  await openEdit();
  expect(screen.queryAllByRole('button', { name: '恢复草稿' })).toHaveLength(isOffered ? 1 : 0);
  expect(openDrafts(new Date())).toHaveLength(isOffered ? 1 : 0);
});

test('typing keeps a draft, and a form that is as it was opened keeps none', async () => {
  stage(<List />);
  await open();
  await screen.findByTitle('已入账');
  fireEvent.change(remark(), { target: { value: 'typed' } });
  expect(readDraft(FORM)?.values).toMatchObject({ remark: 'typed' });
  fireEvent.change(remark(), { target: { value: '' } });
  expect(readDraft(FORM)).toBeNull();
});

test('a draft is its operator’s alone, and lasts a day', () => {
  keepDraft(FORM, { remark: 'mine' });
  expect(readDraft(FORM)?.values).toEqual({ remark: 'mine' });
  const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('console.drafts.'));
  const stored = localStorage.getItem(key) ?? '';
  localStorage.setItem('console.drafts.999.other', stored);
  localStorage.removeItem(key);
  expect(readDraft(FORM)).toBeNull();
  localStorage.setItem(key, stored.replace(/"at":\d+/, `"at":${Date.now() - 25 * 3_600_000}`));
  expect(readDraft(FORM)).toBeNull();
});
