import { configure, fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import AdjustScreen from '@/views/finance/adjust/index';
import RechargeScreen from '@/views/finance/recharge/index';
import RechargeAddressScreen from '@/views/finance/rechargeAddress/index';
import WithdrawScreen from '@/views/finance/withdraw/index';
import WithdrawAddressScreen from '@/views/finance/withdrawAddress/index';
import AssetScreen from '@/views/member/asset/index';
import AssetLogScreen from '@/views/member/assetLog/index';
import AuthScreen from '@/views/member/auth/index';
import { renderScreen, signInAs } from '../render';
import { on } from '../server';

// Whether an element is visible takes the style of all its parents, for each element of the page.
configure({ defaultHidden: true });

test.each([
  ['recharges', RechargeScreen, ''],
  ['withdraws', WithdrawScreen, ''],
  ['adjustments', AdjustScreen, ''],
  ['recharge addresses', RechargeAddressScreen, ''],
  ['withdraw addresses', WithdrawAddressScreen, ''],
  ['accounts', AssetScreen, ''],
  ['accounts by member', AssetScreen, '?group=member'],
  ['ledger lines', AssetLogScreen, ''],
  ['authentications', AuthScreen, ''],
])('%s are narrowed by what is known of their member, and show it on demand', async (_, Screen, search) => {
  signInAs();
  // What the lists hold does not matter here.
  for (const verb of ['get', 'post'] as const) on(verb, '*', () => HttpResponse.error());
  renderScreen(<Screen />, { search });
  fireEvent.click(await screen.findByText(/^(展开|筛选条件)/));
  for (const name of ['会员类型', '等级', '邀请人', '标签'])
    expect(screen.getByLabelText(name)).toBeInTheDocument();
  fireEvent.click(screen.getByLabelText('列设置'));
  for (const name of ['昵称', '会员类型', '等级', '邀请人', '标签']) {
    expect(await screen.findByLabelText(`显示「${name}」`)).not.toBeChecked();
  }
});
