import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { recharge } from '@/contract/finance/recharge';
import { RechargeStatus } from '@/contract/finance/rechargeFlow';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { asset } from '@/contract/member/asset';
import { ledger } from '@/contract/member/ledger';
import { heldAccount, moneyFlow, profile } from '@/contract/member/profile';
import { teamNode } from '@/contract/member/team';
import { timelineEvent } from '@/contract/member/timeline';
import { operLog } from '@/contract/system/operLog';
import { STALE_AFTER } from '@/services/queryClient';
import { closeMembers, showMember } from '@/stores/shownMembers';
import RechargeScreen from '@/views/finance/recharge/index';
import MemberDrawer from '@/views/member/detail/drawer';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';
import { pageOf, wire } from '../wire';
import { asId } from '../asId';

// Whether an element is visible takes the style of all its parents, for each element of the page.
configure({ defaultHidden: true });

const UID = '10010007';

/** Figures before the recharge was credited, and after, by the part of the profile that shows them. */
const FIGURES = {
  概览: [
    ['11.01', '11.09'],
    ['12.01', '12.09'],
    ['13.01', '13.09'],
    ['14.01', '14.09'],
  ],
  资产: [['21.01', '21.09']],
  资产流水: [['31.01', '31.09']],
  充提: [
    ['41.01', '41.09'],
    ['42.01', '42.09'],
  ],
  团队: [['51.01', '51.09']],
  时间线: [['61.01', '61.09']],
  审计: [['71.01', '71.09']],
} as const;

type Part = keyof typeof FIGURES;

const PARTS = Object.keys(FIGURES).filter((name): name is Part => name in FIGURES);

/** Answers every call of the screen and the drawer out of a state that an approval changes. */
function answerAll(): { sent: unknown[] } {
  const sent: unknown[] = [];
  const at = (part: Part, index = 0): string => FIGURES[part][index]?.[sent.length === 0 ? 0 : 1] ?? '';
  const whose = { memberId: 7, uid: UID };
  const row = () =>
    wire(recharge.row, {
      ...whose,
      id: 1,
      orderNo: 'R1',
      coin: 'USDT',
      status: sent.length === 0 ? RechargeStatus.pending : RechargeStatus.credited,
      creditAmount: at('充提', 0),
    });
  on('get', 'dict/data/getDictData', () => ok({ info: {}, values: [] }));
  on('get', 'common/options', () => ok([]));
  on('post', 'cwManage/chargeLogList', () => ok(pageOf(row())));
  on('post', 'cwManage/chargeLogSummary', () => ok(wire(recharge.summary)));
  on('post', 'cwManage/chargeLogReview', async ({ request }) => {
    sent.push(await request.json());
    return ok({ success: [1], failed: [] });
  });
  on('get', 'member/profile', () =>
    ok(
      wire(profile, {
        ...whose,
        id: 7,
        assetUsdt: at('概览', 0),
        totalRechargeUsdt: at('概览', 1),
        accounts: [wire(heldAccount, { coin: 'USDT', available: at('概览', 2) })],
        flow: wire(moneyFlow, { turnoverUsdt: at('概览', 3) }),
      }),
    ),
  );
  on('get', 'memberAsset/list', () => ok(pageOf(wire(asset.row, { ...whose, available: at('资产') }))));
  on('get', 'memberAssetLog/list', () =>
    ok(pageOf(wire(ledger.row, { ...whose, availableAfter: at('资产流水') }))),
  );
  on('post', 'cwManage/withdrawLogList', () => ok(pageOf()));
  on('get', 'memberRechargeAddress/list', () =>
    ok(pageOf(wire(rechargeAddress.row, { ...whose, totalReceived: at('充提', 1) }))),
  );
  on('get', 'memberWithdrawAddress/list', () => ok(pageOf()));
  on('get', 'member/team', () => ok({ root: wire(teamNode, { ...whose, inUsdt: at('团队') }), list: [] }));
  on('get', 'member/timeline', () =>
    ok({ list: [wire(timelineEvent, { key: 'a', type: 'recharge', amount: at('时间线') })], next: null }),
  );
  on('get', 'operLog/list', () => ok(pageOf(wire(operLog.row, { reason: at('审计') }))));
  return { sent };
}

const drawer = () => document.querySelector('.ant-drawer') ?? document.body;

/** Waits until each part shows the older figures (0), or those after the approval (1), and none of the others. */
async function expectFigures(index: 0 | 1): Promise<void> {
  await waitFor(() => expect(drawer()).toHaveTextContent(UID));
  for (const part of PARTS) {
    const tab = [...drawer().querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === part);
    fireEvent.click(tab ?? document.body);
    for (const figures of FIGURES[part]) {
      await waitFor(() => expect(drawer()).toHaveTextContent(figures[index]));
      expect(drawer()).not.toHaveTextContent(figures[1 - index] ?? '');
    }
  }
}

async function approve(): Promise<void> {
  fireEvent.click(await screen.findByRole('checkbox', { name: /R1/ }));
  const button = await screen.findByRole('button', { name: '批量通过' });
  expect(button).toBeEnabled();
  fireEvent.click(button);
  await screen.findByText(/确定通过选中的/);
  const question = screen.getAllByRole('dialog').at(-1);
  fireEvent.click(within(question ?? document.body).getByRole('button', { name: '批量通过' }));
}

afterEach(() => act(closeMembers));

test.each(['closed', 'open'])(
  'approve a recharge with the profile %s meanwhile: within a minute every figure in it is the new one',
  async (meanwhile) => {
    signInAs();
    const { sent } = answerAll();
    const { queries } = renderScreen(
      <>
        <RechargeScreen />
        <MemberDrawer />
      </>,
    );
    // As in the console: what was read within the last minute is not read again by itself.
    queries.setDefaultOptions({ queries: { retry: false, networkMode: 'always', staleTime: STALE_AFTER } });
    act(() => showMember(asId(7)));
    await expectFigures(0);
    if (meanwhile === 'closed') act(closeMembers);
    await approve();
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => showMember(asId(7)));
    await expectFigures(1);
  },
);
