import { FeeType } from '../../../src/contract/finance/channel';
import { OnOff } from '../../../src/contract/block/switchFlow';
import type { Db } from '../../core/db';
import { marketOf } from '../../core/market/symbols';
import type { WalletCode } from '../../core/rows';

const NAMES: Record<string, string> = {
  USDT: 'Tether USD',
  USDC: 'USD Coin',
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  SOL: 'Solana',
  BNB: 'BNB',
  TRX: 'TRON',
  XRP: 'XRP',
  DOGE: 'Dogecoin',
  LTC: 'Litecoin',
  TON: 'Toncoin',
  MATIC: 'Polygon',
};

/** Where the tokens live; native coins have none. Format-valid, and plainly made up. */
const CONTRACTS: Record<string, string> = {
  'USDT-TRC20': 'TFEEDcontractOfTetherUsd1111111111',
  'USDT-ERC20': '0xfeed000000000000000000000000000000000001',
  'USDT-BEP20': '0xfeed000000000000000000000000000000000002',
  'USDC-ERC20': '0xfeed000000000000000000000000000000000003',
  'ETH-BEP20': '0xfeed000000000000000000000000000000000004',
  'BTC-BEP20': '0xfeed000000000000000000000000000000000005',
};

const EVM = '^0x[0-9a-fA-F]{40}$';
const ADDRESS_RULES: Record<string, string> = {
  BTC: '^(bc1[ac-hj-np-z02-9]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$',
  ETH: EVM,
  BSC: EVM,
  MATIC: EVM,
  TRX: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
  SOL: '^[1-9A-HJ-NP-Za-km-z]{32,44}$',
  XRP: '^r[1-9A-HJ-NP-Za-km-z]{24,34}$',
  DOGE: '^[DA9][1-9A-HJ-NP-Za-km-z]{25,34}$',
  LTC: '^(ltc1[ac-hj-np-z02-9]{11,71}|[LM3][1-9A-HJ-NP-Za-km-z]{26,33})$',
  TON: '^[EU]Q[A-Za-z0-9_-]{46}$',
};

/**
 * Code, chain, main chain number, chain/ledger/display decimals, confirmations, least in/least out/fee,
 * price or where it comes from, hot/alert/cold, marks. Sample values, not market data.
 */
const SOURCES = [
  'USDT-TRC20 TRX 195 6/6/2 20 1/10/1 feed 412000/150000/3600000',
  'USDT-ERC20 ETH 60 6/6/2 64 5/20/4 feed 186000/100000/900000',
  'USDT-BEP20 BSC 9006 18/6/2 15 1/10/0.5 feed 64000/80000/240000',
  'USDC-ERC20 ETH 60 6/6/2 64 5/20/4 feed 40000/20000/60000',
  'BTC-BTC BTC 0 8/8/6 2 0.0001/0.001/0.0003 feed 9.4/5/26',
  'ETH-ERC20 ETH 60 18/18/6 64 0.001/0.01/0.002 feed 140/60/310',
  'SOL-SOL SOL 501 9/9/4 1 0.01/0.1/0.01 feed 900/300/1500',
  'BNB-BEP20 BSC 9006 18/18/4 15 0.005/0.02/0.002 feed 160/60/220',
  'TRX-TRC20 TRX 195 6/6/2 20 5/20/2 feed 210000/60000/400000',
  'XRP-XRP XRP 144 6/6/2 1 5/20/0.25 feed 38000/10000/50000 memo',
  'DOGE-DOGE DOGE 3 8/8/2 60 10/50/5 feed 260000/80000/300000',
  'LTC-LTC LTC 2 8/8/4 6 0.01/0.1/0.002 feed 320/100/400 noWithdraw',
  'TON-TON TON 607 9/9/4 10 0.5/2/0.05 feed 9000/3000/12000 memo',
  'MATIC-POLYGON MATIC 966 18/18/2 128 1/5/0.5 0.45 0/0/0 off',
  'ETH-BEP20 BSC 9006 18/18/6 15 0.001/0.01/0.001 feed 0/0/0 off',
  'BTC-BEP20 BSC 9006 18/8/6 15 0.0001/0.001/0.0002 feed 0/0/0 off',
];

function walletCodeOf(source: string, index: number, at: string, readAt: string): WalletCode {
  const [
    code = '',
    chain = '',
    mainChain,
    decimals = '',
    confirmations,
    limits = '',
    price = '0',
    wallet = '',
    ...marks
  ] = source.split(' ');
  const [coin = '', protocol = ''] = code.split('-');
  const [chainDecimals = 0, ledgerDecimals = 0, showDecimals = 0] = decimals.split('/').map(Number);
  const [minRecharge = '0', minWithdraw = '0', fee = '0'] = limits.split('/');
  const [hotBalance = '0', hotAlert = '0', coldBalance = '0'] = wallet.split('/');
  const on: OnOff = marks.includes('off') ? OnOff.off : OnOff.on;
  const explorer = `https://explorer.example.com/${chain.toLowerCase()}`;
  return {
    id: index + 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: 'admin',
    updatedBy: 'admin',
    remark: '',
    walletCode: code,
    coin,
    coinName: NAMES[coin] ?? coin,
    icon: '',
    chain,
    protocol,
    mainCoinType: Number(mainChain),
    contractAddress: CONTRACTS[code] ?? '',
    chainDecimals,
    ledgerDecimals,
    showDecimals,
    rechargeOn: on,
    minRecharge,
    confirmations: Number(confirmations),
    withdrawOn: marks.includes('noWithdraw') ? 0 : on,
    minWithdraw,
    maxWithdraw: '1000000',
    dailyWithdraw: '5000000',
    feeType: FeeType.fixed,
    fee,
    memoRequired: marks.includes('memo') ? 1 : 0,
    addressRegex: ADDRESS_RULES[chain] ?? '^.+$',
    explorerTx: `${explorer}/tx/{hash}`,
    explorerAddress: `${explorer}/address/{address}`,
    hotBalance,
    hotAlert,
    collectThreshold: minWithdraw,
    coldBalance,
    read: { hot: hotBalance, cold: coldBalance },
    balanceAt: readAt,
    priceUsdt: price === 'feed' ? String(marketOf(coin)?.price ?? 1) : price,
    pendingChange: null,
    thread: [],
    changeBy: '',
    changeAt: null,
    changeUntil: null,
    sort: (index + 1) * 10,
    status: on,
  };
}

/** Every coin on every chain; the last three are switched off. */
export function seedWalletCodes(db: Db, at: string): void {
  db.walletCodes.push(...SOURCES.map((source, index) => walletCodeOf(source, index, at, db.stamp())));
}
