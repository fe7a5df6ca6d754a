import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '@/i18n';
import { showManual } from '@/stores/manual';
import { ok, on } from '../server';
import { drawShell } from './shell';

const SCREEN = {
  path: '/finance/withdraw',
  title: 'menu.202',
  component: 'finance/withdraw/index',
};

/** The dictionary calls the first state otherwise than the manual does. */
const onDicts = () =>
  on('get', 'dict/data/getDictData', ({ request }) => {
    const isStatus = new URL(request.url).searchParams.get('dictType') === 'biz_withdraw_status';
    const values = isStatus ? [{ key: '1', value: '待初审', isDefault: 1, i18n: { en: 'To review' } }] : [];
    return ok({ info: { name: '', remark: '' }, values });
  });

const drawScreen = (permissions?: string[]) => {
  onDicts();
  return drawShell({ at: SCREEN.path, menu: [SCREEN], ...(permissions ? { permissions } : {}) });
};

const manual = () => screen.findByRole('dialog', { name: /提现记录|Withdraw logs/ });

afterEach(() => act(() => showManual(null)));

test('the question mark opens the manual of the screen: what for, states, checks, rights and keys', async () => {
  await drawScreen(['api/v2/sitebkd/cwManage/withdrawLogPay']);
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  const panel = within(await manual());
  expect(await panel.findByText(/所有提现：/)).toBeVisible();
  // The dictionary's word, and the manual's own where the dictionary has none.
  const diagram = await panel.findByRole('img', { name: /待初审、待复核、待打款/ });
  expect(diagram.querySelectorAll('text')).toHaveLength(11);
  expect(panel.getByText(/流水合计与余额不一致/)).toBeVisible();
  const pay = within(panel.getByRole('row', { name: /打款，或退回审核/ }));
  expect(pay.getByText('超级管理员、财务')).toBeVisible();
  expect(pay.getByRole('img', { name: '可以' })).toBeVisible();
  const review = within(panel.getByRole('row', { name: /审核提现/ }));
  expect(review.getByRole('img', { name: '不可以' })).toBeVisible();
  expect(panel.getByText('Ctrl K')).toBeVisible();

  await act(() => setLanguage('en'));
  expect(await panel.findByText(/All withdrawals:/)).toBeVisible();
  expect(panel.getByRole('img', { name: /To review, Second review/ })).toBeVisible();
});

test('a screen without a manual says so', async () => {
  await drawShell();
  fireEvent.click(screen.getByRole('button', { name: '本页说明' }));
  expect(await screen.findByText('此页面没有说明')).toBeVisible();
});

test('the palette finds a page by the word of a state, and opens it beside what is being done', async () => {
  const user = userEvent.setup();
  await drawScreen();
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('searchbox');
  fireEvent.change(box, { target: { value: '待打款' } });
  const pages = within(await screen.findByRole('region', { name: '使用说明' }));
  fireEvent.click(pages.getByRole('button', { name: /待打款/ }));
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect(within(await manual()).getByText(/所有提现：/)).toBeVisible();
});

test('a state of a screen that is not in the menu is not offered', async () => {
  const user = userEvent.setup();
  await drawShell({ menu: [SCREEN] });
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('searchbox');
  fireEvent.change(box, { target: { value: '待' } });
  const pages = within(await screen.findByRole('region', { name: '使用说明' }));
  const places = pages.getAllByRole('button').map(({ textContent }) => textContent);
  expect(places.filter((text) => !text.includes('提现记录'))).toEqual([]);
});
