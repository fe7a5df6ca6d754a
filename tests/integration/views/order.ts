import { contractOrder } from '@/contract/trading/order';
import { readShape } from '@/contract/field/read';
import { shapeOf } from '@/contract/resource';
import type { WireDetailOf } from '@/contract/resource';
import type { OrderDetail } from '@/domain/trading/statement';

type WireOrder = WireDetailOf<typeof contractOrder>;
type WireDeal = WireOrder['deals'][number];
type WireLine = WireOrder['ledger'][number];

const traded = { symbol: 'BTCUSDT', base: 'BTC', marginCoin: 'USDT' };

export const deal = (id: number, differs: Partial<WireDeal>): WireDeal => ({
  id,
  dealNo: `CD202611220000000${id}`,
  entrustNo: 'CE2026112200000001',
  orderNo: 'CO2026112200000001',
  ...traded,
  action: 1,
  price: '90000',
  qty: '0.1',
  value: '9000',
  role: 1,
  fee: '4.5',
  feeRate: '0.05',
  realizedPnl: null,
  execType: 1,
  createdAt: `2026-11-22 10:00:0${id}`,
  createdMs: 7,
  ...differs,
});

export const line = (id: number, bizType: number, availableChange: string, frozenChange = '0'): WireLine => ({
  id,
  logNo: `L202611220000000${id}`,
  createdAt: `2026-11-22 10:00:0${id}`,
  memberId: 12,
  uid: '10010012',
  accountType: 2,
  coin: 'USDT',
  bizType,
  availableChange,
  frozenChange,
  availableAfter: '100',
  frozenAfter: '0',
  refType: 'contractOrder',
  refNo: 'CO2026112200000001',
  operatorName: '',
});

/**
 * A long of 0.1 BTC, half of which is closed with a loss of 50, the other half liquidated with a loss of 100.5; it paid
 * 1.25 of funding.
 */
export const wireOrder = (differs: Partial<WireOrder> = {}): WireOrder => ({
  id: 1,
  memberId: 12,
  uid: '10010012',
  account: 'm***@example.com',
  nickname: 'willow',
  memberType: 1,
  level: 0,
  inviterUid: '',
  tags: [],
  orderNo: 'CO2026112200000001',
  positionNo: '',
  ...traded,
  side: 1,
  marginMode: 1,
  leverage: 50,
  openQty: '0.1',
  closeQty: '0.1',
  openAvg: '90000',
  closeAvg: '88495',
  margin: '0',
  openFee: '4.5',
  closeFee: '4.42475',
  fundingFee: '-1.25',
  realizedPnl: '-150.5',
  netPnl: '-160.67475',
  roe: '-89.26',
  status: 4,
  forceReason: '',
  forceNote: '',
  closeReason: 4,
  holdMinutes: 1530,
  openAt: '2026-11-22 10:00:01',
  closeAt: '2026-11-22 10:00:03',
  liqPrice: '88200',
  entrusts: [],
  deals: [
    deal(1, {}),
    deal(2, { action: 3, price: '89000', qty: '0.05', value: '4450', fee: '2.225', realizedPnl: '-50' }),
    deal(3, {
      action: 3,
      price: '87990',
      qty: '0.05',
      value: '4399.5',
      fee: '2.19975',
      realizedPnl: '-100.5',
      execType: 2,
    }),
  ],
  fundings: [
    {
      id: 1,
      at: '2026-11-22 10:00:02',
      logNo: 'L2026112200000005',
      rate: '0.01',
      markPrice: '89500',
      qty: '0.1',
      amount: '-1.25',
    },
  ],
  liquidation: {
    at: '2026-11-22 10:00:03',
    markPrice: '88100',
    qty: '0.05',
    margin: '90',
    maintMargin: '22',
    unrealizedPnl: '-95',
    marginRatio: null,
    borneByPlatform: '10.5',
  },
  ledger: [
    line(1, 305, '-180', '180'),
    line(2, 301, '-4.5'),
    line(3, 303, '-50'),
    line(4, 302, '-2.225'),
    line(5, 304, '-1.25'),
    line(6, 302, '-2.19975'),
    line(7, 307, '0', '-100.5'),
  ],
  prices: { times: ['2026-11-22 10:00:00', '2026-11-22 10:01:00'], mark: ['90000', '88100'] },
  ...differs,
});

/** The order as the client reads it. */
export function orderOf(wire: object): OrderDetail {
  const order = readShape(shapeOf(contractOrder, 'detail'), wire);
  if (!order) throw new Error('an object is always read');
  return order;
}
