import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReactElement } from 'react';
import { AllowedAll, AllowedAny, AllowedOne } from '@/crud/action/Allowed';
import { AddressCell } from '@/crud/cell/AddressCell';
import { DictTag } from '@/crud/cell/DictTag';
import { HashCell } from '@/crud/cell/HashCell';
import { ImageThumbs } from '@/ui/cell/ImageThumbs';
import { MemberCell } from '@/domain/member/MemberCell';
import { setPlatform } from '@/stores/platform';
import { toPlatform } from '@/lib/dates';
import { PasswordAge } from '@/views/system/user/index';
import { closeMembers, useShownMembers } from '@/stores/shownMembers';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { ProgressCell } from '@/ui/cell/ProgressCell';
import { TagsCell } from '@/ui/cell/TagsCell';
import { TextCell } from '@/ui/cell/TextCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import { UsdtCell } from '@/domain/ledger/UsdtCell';
import { screenKit } from '@/domain/kit/screenKit';
import { setLanguage } from '@/i18n';
import { useToasts } from '@/ui/toast/toast';
import { on, refuse } from '../server';
import { setMenu } from '../menu';
import { signInAs } from '../render';
import { seen, stage } from './stage';
import { toys } from './toys';
import { onDict, onList, toy } from './toyServer';

const { screen: screenOf, col } = screenKit(toys);

/** A list of a few columns and nothing else. */
function listOf(...columns: Parameters<typeof screenOf>[0]['columns']): ReactElement {
  const List = screenOf({ columns });
  return <List />;
}

beforeEach(() => {
  signInAs();
  // The filters of a list ask for theirs.
  onDict();
});

afterEach(() => {
  setPlatform(null);
  closeMembers();
  setMenu({});
  vi.restoreAllMocks();
});

const text = (container: HTMLElement) => container.textContent;

test.each([
  ['0.10', '0.1'],
  ['1e-8', '0.00000001'],
  ['123456789012345678.123456789012345678', '123,456,789,012,345,678.123456789012345678'],
  ['-0', '0'],
  ['', '—'],
])('C95 the amount %s is shown as %s', (value, shown) => {
  expect(text(stage(<MoneyCell value={value} />).container)).toBe(shown);
});

test.each([['NaN'], ['Infinity'], [null], [undefined]])('C99 the amount %s is a dash, never 0', (value) => {
  expect(text(stage(<MoneyCell value={value} />).container)).toBe('—');
  expect(text(stage(<UsdtCell value={value} />).container)).toBe('—');
});

test.each([
  ['{"amount":0.10}', '0.1'],
  ['{"amount":12345678901234567.123456789}', '12,345,678,901,234,567.123456789'],
  ['{"amount":5}', '5'],
])('C98 an amount sent as number %s keeps its digits', async (json, shown) => {
  const row = JSON.stringify(toy(1)).replace('"amount":"12.50"', json.slice(1, -1));
  on('get', 'toy/list', () => new Response(`{"code":0,"msg":"","data":{"list":[${row}],"total":1}}`));
  stage(listOf(col('amount', { coin: () => '' })));
  await seen(shown);
});

test('C100 no value, zero and the empty text look different', async () => {
  onList(() => [toy(1, { amount: null, remark: '' }), toy(2, { amount: '0', remark: '0' })]);
  const { container } = stage(listOf(col('amount', { coin: () => '' }), 'remark'));
  await screen.findByText('—');
  const cells = [...container.querySelectorAll('[data-row-key] td')].map((cell) => cell.textContent);
  expect(cells).toEqual(['—', '', '0', '0']);
});

test('C101 another language changes words, never an amount', async () => {
  onList(() => [toy(1, { amount: '1234567.89' })]);
  stage(listOf('amount', 'createdAt'));
  await seen('1,234,567.89');
  for (const [language, heading] of [
    ['en', 'Created at'],
    ['zh-tw', '建立時間'],
  ] as const) {
    await setLanguage(language);
    await waitFor(() => expect(screen.getByRole('columnheader', { name: heading })).toBeVisible());
    expect(screen.getByText('1,234,567.89')).toBeVisible();
  }
});

test.each([
  ['0xАbc4567890123456789', '含有形似字符，请勿信任'],
  ['0x\u200bbc4567890123456789', '含有不可见字符，请勿信任'],
])('C102 the address %s is flagged, has no link, and is copied as it is', async (address, warning) => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (value) => {
    copied.push(value);
  });
  stage(<AddressCell value={address} link="https://scan.example/address/{address}" />);
  expect(screen.getByRole('img', { name: warning })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '复制' }));
  await waitFor(() => expect(copied).toEqual([address]));
  expect(useToasts.getState().list.map((notice) => notice.text)).toEqual(['已复制']);
});

test('C102 a clean address shows both ends and links to its explorer', () => {
  stage(
    <AddressCell
      value="0x52908400098527886E0F7030069857D2E4169EE7"
      link="https://scan.example/a/{address}"
    />,
  );
  expect(screen.getByText('0x529084…169EE7')).toBeVisible();
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', 'https://scan.example/a/0x52908400098527886E0F7030069857D2E4169EE7');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByRole('img', { name: /信任/ })).toBeNull();
});

test.each([
  'javascript:alert(1)//{hash}',
  'http://scan.example/{hash}',
  'https://u:p@scan.example/{hash}',
  '',
])('an explorer at %s is no link', (link) => {
  stage(<HashCell value="0xabc" link={link} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('where copying is refused, the text is there to be selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  stage(<HashCell value="0xabc" />);
  fireEvent.click(screen.getByRole('button', { name: '复制' }));
  expect(await screen.findByDisplayValue('0xabc')).toHaveAttribute('readonly');
});

test('C87 hidden and turning characters are spelled out, ten thousand are clipped', () => {
  const { container } = stage(
    <>
      <TextCell value={'a\u202Eb\u0000'} />
      <TextCell value={'x'.repeat(10_000)} />
    </>,
  );
  expect(screen.getByText('a[U+202E]b[U+0000]').tagName).toBe('BDI');
  expect(container.textContent.length).toBeLessThan(300);
});

test('times say their zone and the same moment at UTC', () => {
  stage(<TimeCell value="2026-11-20 08:00:00" />);
  expect(screen.getByText('2026-11-20 08:00:00')).toHaveAttribute(
    'title',
    '2026-11-20 08:00:00（UTC+8）\n2026-11-20 00:00:00 UTC',
  );
});

test('C90 a code without a word stays as it is, also when the dictionary fails', async () => {
  onDict();
  const known = stage(
    <>
      <DictTag type="toy_status" code="1" />
      <DictTag type="toy_status" code="77" />
    </>,
  );
  await seen('待审核');
  expect(screen.getByText('77')).toBeVisible();
  known.unmount();
  const failed = on('get', 'dict/data/getDictData', () => refuse(500, 'broken'));
  stage(<DictTag type="toy_status" code="1" />);
  await seen('1');
  expect(failed.count).toBe(1);
});

test('what asks for attention stands on a ground, the ordinary is a word', async () => {
  onDict([
    { key: '1', value: '待处理', isDefault: 0, listClass: 'gold' },
    { key: '2', value: '正常', isDefault: 1, listClass: 'green' },
  ]);
  stage(
    <>
      <DictTag type="toy_status" code="1" />
      <DictTag type="toy_status" code="2" />
    </>,
  );
  expect((await screen.findByText('待处理')).dataset['tone']).toBe('warn');
  expect(screen.getByText('正常').dataset).toMatchObject({ tone: 'plain', dotted: 'false' });
});

test('where red is up, directions change their colours at once, and states keep theirs', async () => {
  onDict([
    { key: '1', value: '多', isDefault: 1, listClass: 'green' },
    { key: '2', value: '空', isDefault: 0, listClass: 'red' },
  ]);
  stage(
    <>
      <DictTag type="biz_pos_side" code="1" />
      <DictTag type="biz_pos_side" code="2" />
      <p aria-label="state">
        <DictTag type="toy_status" code="2" />
      </p>
    </>,
  );
  const dotOf = (name: string) => screen.getAllByText(name)[0]?.style.getPropertyValue('--dot');
  const GREEN = '#52c41a';
  const RED = '#f5222d';
  await waitFor(() => expect([dotOf('多'), dotOf('空')]).toEqual([GREEN, RED]));
  act(() => setPlatform({ upColor: 'red' }));
  expect([dotOf('多'), dotOf('空')]).toEqual([RED, GREEN]);
  const state = within(screen.getByLabelText('state')).getByText('空');
  expect(state.dataset['tone']).toBe('late');
});

test('no direction stands out, whatever its colour is', async () => {
  onDict([
    { key: '1', value: '开多', isDefault: 1, listClass: 'green' },
    { key: '2', value: '开空', isDefault: 0, listClass: 'red' },
    { key: '3', value: '平多', isDefault: 0, listClass: 'cyan' },
    { key: '4', value: '平空', isDefault: 0, listClass: 'orange' },
  ]);
  stage(
    <>
      {['1', '2', '3', '4'].map((code) => (
        <DictTag key={code} type="biz_entrust_action" code={code} />
      ))}
    </>,
  );
  for (const name of ['开多', '开空', '平多', '平空']) {
    const word = await screen.findByText(name);
    expect(word.dataset).toMatchObject({ tone: 'plain', dotted: 'true' });
  }
});

test('a password is old after as many days as the platform says', () => {
  const day = 86_400_000;
  const at = toPlatform(new Date(Date.now() - 40 * day));
  const { container } = stage(<PasswordAge at={at} />);
  expect(container.querySelector('[data-tone]')).toBeNull();
  act(() => setPlatform({ passwordDays: 39 }));
  expect(container.querySelector('[data-tone=warn]')).toHaveTextContent('40');
});

test('a dictionary is read once for all who need it, and speaks the language on screen', async () => {
  const calls = onDict();
  stage(
    <>
      {['a', 'b', 'c'].map((key) => (
        <DictTag key={key} type="toy_status" code="1" />
      ))}
      <DictTag type="toy_status" code="2" />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText('待审核')).toHaveLength(3));
  expect(calls.count).toBe(1);
  await setLanguage('zh-tw');
  await waitFor(() => expect(screen.getAllByText('待審核')).toHaveLength(3));
  expect(screen.getByText('已入账')).toBeVisible();
});

const member = { memberId: '7', uid: '10000007', account: '', nickname: '', tags: [] };

test('a member opens for who may see the profile, and links to the own page where the menu has it', () => {
  signInAs(['api/v2/sitebkd/member/list']);
  const barred = stage(<MemberCell member={member} />);
  expect(screen.getByText('10000007')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: '查看会员 10000007' })).toBeNull();
  barred.unmount();
  signInAs(['api/v2/sitebkd/member/profile']);
  const unlisted = stage(<MemberCell member={member} />);
  fireEvent.click(screen.getByRole('button', { name: '查看会员 10000007' }));
  expect(useShownMembers.getState().stack).toEqual(['7']);
  unlisted.unmount();
  closeMembers();
  setMenu({ 'member/detail/index': '/people/:id' });
  stage(<MemberCell member={member} />);
  const link = screen.getByRole('link', { name: '查看会员 10000007' });
  expect(link).toHaveAttribute('href', '/people/7');
  fireEvent.click(link, { ctrlKey: true });
  expect(useShownMembers.getState().stack).toEqual([]);
  fireEvent.click(link);
  expect(useShownMembers.getState().stack).toEqual(['7']);
});

test('pictures, progress and tags', async () => {
  stage(
    <>
      <ImageThumbs urls={['javascript:alert(1)', 'data:image/png;base64,AAAA']} />
      <ProgressCell value="3" goal="12" />
      <TagsCell values={['vip', 'whale', 'old', 'new']} />
    </>,
  );
  expect(screen.getAllByRole('button', { name: /查看图片/ })).toHaveLength(1);
  expect(screen.getByRole('progressbar', { name: '3/12' })).toHaveAttribute('max', '12');
  expect(screen.getByText('+1')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '查看图片 1' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('what needs permission is drawn for one, for any, for all', () => {
  signInAs(['a', 'b']);
  stage(
    <>
      <AllowedOne of="a">one</AllowedOne>
      <AllowedOne of="c">not one</AllowedOne>
      <AllowedAny of={['c', 'b']}>any</AllowedAny>
      <AllowedAny of={[]}>not any</AllowedAny>
      <AllowedAll of={['a', 'b']}>all</AllowedAll>
      <AllowedAll of={['a', 'c']}>not all</AllowedAll>
    </>,
  );
  expect(screen.getByText('oneanyall')).toBeVisible();
});
