import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { Palette } from '@/shell/palette/Palette';
import { recordText } from '@/shell/palette/recordText';
import { bindNavigation } from '@/services/navigation';
import { closeMembers, useShownMembers } from '@/stores/shownMembers';
import { setMenu } from '../menu';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

const LIST = 'api/v2/sitebkd/cwManage/chargeLogList';

afterEach(closeMembers);

test.each([
  ['10010001', true],
  ['1001', true],
  ['100', false],
  ['+8613800000000', true],
  ['m12@', true],
  ['somebody@example.com', true],
  ['@example', false],
  ['R2026112000000021', true],
  ['ky20261120', true],
  ['R21', false],
  ['TQ1feedaddress1234567890', true],
  [`0x${'ab12'.repeat(16)}`, true],
  ['bitcoincash:qpm2qsznhks23z7629', true],
  ['198.51.100.247', true],
  ['203.0.', true],
  ['10.0.0.0/16', true],
  ['1.2', false],
  ['会员列表', false],
  ['withdraw', false],
  ['/finance/recharge', false],
  ['a'.repeat(40), false],
  ['1'.repeat(129), false],
  ['  10010001  ', true],
])('"%s" names a record: %s', (typed, names) => {
  expect(recordText(typed)).toBe(names ? typed.trim() : '');
});

const hit = (kind: string, id: number, title: string, filter: string) => ({
  kind,
  id,
  title,
  sub: 'who',
  filter,
});

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

test('nobody is asked for short texts, for names, or by who may list nothing', async () => {
  const calls = on('post', 'common/search', () => ok([]));
  signInAs(['api/v2/sitebkd/dict/type/list']);
  const { unmount } = renderScreen(<Palette />);
  type('10010001');
  await delay(400);
  unmount();
  signInAs([LIST]);
  renderScreen(<Palette />);
  type('100');
  type('充值记录');
  await delay(400);
  expect(calls.count).toBe(0);
});

test('the last text typed is what is asked for, once, and Enter opens what was found', async () => {
  const asked: string[] = [];
  on('post', 'common/search', async ({ request }) => {
    const { keyword } = (await request.json()) as { keyword: string };
    asked.push(keyword);
    return ok([hit('recharge', 5, keyword, 'orderNo')]);
  });
  const visited: string[] = [];
  bindNavigation({
    go: (to) => {
      visited.push(to);
      return Promise.resolve();
    },
    current: () => '/',
  });
  signInAs([LIST]);
  setMenu({ 'finance/recharge/index': '/money/in' });
  renderScreen(<Palette />);
  type('R202611200000');
  type('R2026112000000021');
  const group = await screen.findByRole('region', { name: '记录' });
  expect(within(group).getByRole('button')).toHaveTextContent('R2026112000000021');
  expect(asked).toEqual(['R2026112000000021']);
  screen.getByRole('searchbox').focus();
  await userEvent.keyboard('{Enter}');
  expect(visited).toEqual(['/money/in?orderNo=R2026112000000021']);
});

test('a member is shown over the page, where one may see him whole', async () => {
  on('post', 'common/search', () => ok([hit('member', 7, '10010007', 'memberId')]));
  signInAs([LIST, 'api/v2/sitebkd/member/profile']);
  setMenu({});
  renderScreen(<Palette />);
  type('10010007');
  fireEvent.click(await screen.findByRole('button', { name: /10010007/ }));
  await waitFor(() => expect(useShownMembers.getState().stack).toEqual(['7']));
});

test('what was found on a screen that the menu does not have is not offered', async () => {
  const calls = on('post', 'common/search', () => ok([hit('auth', 3, 'KY2026112000001', 'authNo')]));
  signInAs([LIST]);
  setMenu({ 'finance/recharge/index': '/money/in' });
  renderScreen(<Palette />);
  type('KY2026112000001');
  await waitFor(() => expect(calls.count).toBe(1));
  await delay(50);
  expect(screen.queryByRole('region', { name: '记录' })).toBeNull();
});
