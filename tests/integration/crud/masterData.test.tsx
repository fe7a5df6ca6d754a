import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/failure';
import { SwitchCell } from '@/domain/kit/SwitchCell';
import { textIn } from '@/ui/cell/TextsCell';
import { FormDialog } from '@/crud/form/FormDialog';
import type { FormField, FormValues } from '@/crud/field/field';
import { code } from '@/contract/field/codes';
import { money } from '@/contract/field/numbers';
import { optional } from '@/contract/field/shared';
import { localText, text } from '@/contract/field/texts';
import { formField } from '@/domain/kit/form';
import type { FormFieldOptions } from '@/domain/kit/form';
import { SortDialog } from '@/crud/sort/SortDialog';
import { useToasts } from '@/ui/toast/toast';
import { signInAs } from '../render';
import { seen, stage } from './stage';
import { onDict } from './toyServer';

const KIND = 'biz_manual_reason';

const field = {
  dict: (name: string) => formField('toy', name, code(KIND)),
  text: (name: string, options?: FormFieldOptions) => formField('toy', name, optional(text()), options),
  needed: (name: string, options?: FormFieldOptions) => formField('toy', name, text(), options),
  amount: (name: string, options?: FormFieldOptions) =>
    formField('toy', name, optional(money({ zero: true })), options),
  texts: (name: string, options?: FormFieldOptions) => formField('toy', name, localText({ max: 5 }), options),
  lines: (name: string, options?: FormFieldOptions) =>
    formField('toy', name, optional(localText({ multiline: true })), options),
};

const stay = () => undefined;
const refused = (code: number, msg: string, data: unknown = null) =>
  new ApiError({ kind: 'rejected', code, msg, data });
const notices = () => useToasts.getState().list.map(({ text }) => text);
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

/** Draws a form and remembers what it sends. */
async function openForm(fields: readonly FormField[], record?: object): Promise<FormValues[]> {
  const sent: FormValues[] = [];
  stage(
    <FormDialog
      open
      onClose={stay}
      name="toy"
      title="form"
      fields={fields}
      {...(record ? { record } : {})}
      save={async (values) => sent.push(values)}
      done="crud.saved"
    />,
  );
  await screen.findByRole('dialog');
  return sent;
}

const save = () =>
  fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button').at(-1) ?? document.body);

beforeEach(() => {
  signInAs();
});

test('a record keeps what it is without, a new one starts with the default of the dictionary', async () => {
  onDict();
  const fields = [field.dict('kind'), field.text('account')];
  await openForm(fields, { kind: '', account: 'a' });
  await screen.findByDisplayValue('a');
  // Whatever was filled in would be there with the words of the dictionary.
  await waitFor(() => expect(screen.getByRole('combobox')).toBeEnabled());
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByText('已入账')).toBeNull();
});

test('a field that is not asked for is neither checked nor sent, also with a text in it', async () => {
  const sent = await openForm([
    field.text('kind', { label: 'crud.detail' }),
    {
      ...field.needed('account', { label: 'ui.field' }),
      when: ({ kind }) => kind === 'bank',
    },
  ]);
  const kind = screen.getByLabelText('详情');
  expect(screen.queryByLabelText('字段')).toBeNull();
  type(kind, 'coin');
  save();
  await waitFor(() => expect(sent).toEqual([{ kind: 'coin' }]));

  type(kind, 'bank');
  const account = await screen.findByLabelText('字段');
  save();
  await seen('此项必填');
  expect(sent).toHaveLength(1);
  type(account, ' 999 ');
  save();
  await waitFor(() => expect(sent.at(-1)).toEqual({ kind: 'bank', account: '999' }));

  type(kind, 'coin');
  await waitFor(() => expect(screen.queryByLabelText('字段')).toBeNull());
  save();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.at(-1)).toEqual({ kind: 'coin' });
});

test.each([
  [1, { kind: 'x' }],
  [0, { kind: 'x', price: '2' }],
])('what is asked for may depend on the record itself: fed %i', async (fed, body) => {
  const sent = await openForm(
    [
      field.text('kind', { label: 'crud.detail' }),
      { ...field.amount('price', { label: 'ui.field' }), when: (_, record) => record['fed'] !== 1 },
    ],
    { kind: 'x', price: '2', fed, version: 3 },
  );
  expect(screen.queryAllByLabelText('字段')).toHaveLength(fed === 1 ? 0 : 1);
  save();
  await waitFor(() => expect(sent).toEqual([body]));
});

test('a text in three languages wants the Chinese one, and copies it to the others', async () => {
  const sent = await openForm([
    field.texts('title', { label: 'crud.detail' }),
    field.lines('guide', { label: 'ui.field' }),
  ]);
  const input = screen.getByLabelText('详情');
  expect(screen.getByText('详情').closest('label')).toHaveClass('ant-form-item-required');
  expect(screen.getByText('字段').closest('label')).not.toHaveClass('ant-form-item-required');
  save();
  await seen('此项必填');
  await waitFor(() => expect(input).toHaveFocus());
  type(input, '六个字的名称');
  save();
  await seen('最多 5 个字');
  type(input, ' 名称 ');
  fireEvent.click(screen.getAllByRole('button', { name: '复制到全部' })[0] ?? document.body);
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  const nothing = { zh: '', en: '', tw: '' };
  expect(sent[0]).toEqual({ title: { zh: '名称', en: '名称', tw: '名称' }, guide: nothing });
});

test.each([
  ['zh-tw', { zh: '甲', en: 'A', tw: '乙' }, '乙'],
  ['en', { zh: '甲', en: '', tw: '' }, '甲'],
  ['zh-cn', { zh: '', en: 'A', tw: '' }, 'A'],
] as const)('in %s the text is its own, else the Chinese, else the English one', (language, texts, shown) => {
  expect(textIn(texts, language)).toBe(shown);
});

const cell = (set: (on: 0 | 1, reason: string) => Promise<unknown>, more: object = {}) => (
  <SwitchCell name="toy" id="1" on label="提现 BTC" record="BTC" permission="toy/set" set={set} {...more} />
);

test('who may not switch sees the state alone', () => {
  signInAs(['toy/list']);
  const set = vi.fn<() => Promise<null>>();
  stage(cell(set));
  const control = screen.getByRole('switch', { name: '提现 BTC' });
  expect(control).toBeDisabled();
  expect(control).toBeChecked();
  fireEvent.click(control);
  expect(set).not.toHaveBeenCalled();
});

test('a switch asks first, and does nothing when one thinks better of it', async () => {
  const set = vi.fn<(on: 0 | 1, reason: string) => Promise<null>>().mockResolvedValue(null);
  stage(cell(set));
  const control = screen.getByRole('switch');
  fireEvent.click(control);
  await seen('确定停用「BTC」吗？');
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByText('确定停用「BTC」吗？')).toBeNull());
  expect(set).not.toHaveBeenCalled();
  fireEvent.click(control);
  await seen('确定停用「BTC」吗？');
  fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button').at(-1) ?? document.body);
  await waitFor(() => expect(set).toHaveBeenCalledWith(0, ''));
});

test('a switch that is refused stays as it was and says why', async () => {
  const refusal = { kind: 'rejected', code: 40904, msg: '当前状态不允许此操作', data: null } as const;
  stage(cell(() => Promise.reject(new ApiError(refusal))));
  fireEvent.click(screen.getByRole('switch'));
  await seen('确定停用「BTC」吗？');
  fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button').at(-1) ?? document.body);
  await waitFor(() =>
    expect(useToasts.getState().list).toMatchObject([{ kind: 'error', text: '当前状态不允许此操作' }]),
  );
  expect(screen.getByRole('switch')).toBeChecked();
});

test('a switch that members see wants a reason, says what is under way, and keeps the reason when refused', async () => {
  const set = vi
    .fn<(on: 0 | 1, reason: string) => Promise<unknown>>()
    .mockRejectedValueOnce(refused(40904, '当前状态不允许此操作'))
    .mockResolvedValue(null);
  stage(cell(set, { reason: '会员会看到此原因。', warning: '有 6 笔提现' }));
  fireEvent.click(screen.getByRole('switch'));
  const reason = await screen.findByLabelText('原因');
  expect(screen.getByText(/会员会看到此原因。/)).toBeInTheDocument();
  expect(screen.getByText('有 6 笔提现').closest('[role="alert"]')).not.toBeNull();
  type(reason, '短');
  save();
  await seen('至少 5 个字');
  type(reason, '链上拥堵暂停');
  save();
  await seen('当前状态不允许此操作');
  expect(reason).toHaveValue('链上拥堵暂停');
  save();
  await waitFor(() => expect(set).toHaveBeenCalledTimes(2));
  expect(set).toHaveBeenLastCalledWith(0, '链上拥堵暂停');
});

test('a switch that is refused says why', async () => {
  const set = vi
    .fn<(on: 0 | 1, reason: string) => Promise<unknown>>()
    .mockRejectedValue(refused(40904, '当前状态不允许此操作'));
  stage(cell(set));
  fireEvent.click(screen.getByRole('switch'));
  await seen('确定停用「BTC」吗？');
  save();
  await waitFor(() => expect(notices()).toEqual(['当前状态不允许此操作']));
});

test('a dialog about a record that has changed closes with the sentence, one that edits it goes on', async () => {
  const save40900 = () => Promise.reject(refused(40900, '数据已被他人修改', { current: { version: 2 } }));
  const close = vi.fn<() => void>();
  const form = (record?: object) => (
    <FormDialog
      open
      onClose={close}
      name="toy"
      title="form"
      fields={[field.text('kind', { label: 'crud.detail' })]}
      {...(record ? { record } : {})}
      save={save40900}
    />
  );
  const about = stage(form());
  await screen.findByRole('dialog');
  save();
  await waitFor(() => expect(notices()).toEqual(['数据已被他人修改']));
  expect(close).toHaveBeenCalledOnce();
  about.unmount();

  stage(form({ version: 1, kind: 'x' }));
  await screen.findByRole('dialog');
  save();
  await seen('载入最新数据');
  expect(close).toHaveBeenCalledOnce();
});

const items = ['A', 'B', 'C'].map((text, index) => ({
  id: String(index + 1),
  version: index + 4,
  text,
}));
const order = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('records are put into an order by keys and buttons, and sent once, as they were seen', async () => {
  const sent: string[][] = [];
  stage(
    <SortDialog
      open
      onClose={stay}
      name="toy"
      load={async () => items}
      save={async (list) => sent.push(list.map(({ id, version }) => `${id} v${version}`))}
    />,
  );
  await screen.findByText('A');
  const button = screen.getByRole('button', { name: '保存' });
  expect(button).toBeDisabled();
  const grip = screen.getByRole('button', { name: /移动「A」/ });
  grip.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  expect(order()).toEqual(['B', 'A', 'C']);
  expect(grip).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: '移到最前 C' }));
  expect(order()).toEqual(['C', 'B', 'A']);
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(notices()).toContain('已保存'));
  expect(sent).toEqual([['3 v6', '2 v5', '1 v4']]);
});

test('an order that another operator has changed meanwhile is read again', async () => {
  let reads = 0;
  const failure = { kind: 'rejected', code: 40900, msg: '数据已被他人修改', data: null } as const;
  stage(
    <SortDialog
      open
      onClose={stay}
      name="toy"
      load={async () => ((reads += 1) > 1 ? items.toReversed() : items)}
      save={() => Promise.reject(new ApiError(failure))}
    />,
  );
  await screen.findByText('A');
  fireEvent.click(screen.getByRole('button', { name: '移到最前 B' }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(order()).toEqual(['C', 'B', 'A']));
  expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
});

test('an order that cannot be read says so, and cannot be saved', async () => {
  const load = () => Promise.reject(new ApiError({ kind: 'offline' }));
  stage(<SortDialog open onClose={stay} name="toy" load={load} save={async () => null} />);
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
});
