import { OnOff } from '../../../src/contract/block/switchFlow';
import { ChannelType, FeeType } from '../../../src/contract/finance/channel';
import type { Db } from '../../core/db';
import { oneOf } from '../../core/check';
import type { Channel, Texts } from '../../core/rows';
import { addressOn } from '../../core/seeds/chainText';

/** Code, type, wallet code or fiat, rate, min/max/day limit, fee type:value, mark; then the names. */
const SOURCES: readonly (readonly [source: string, ...name: Texts])[] = [
  [
    'gate_usdt_trc20 1 USDT-TRC20 - 1/500000/5000000 0:0',
    'USDT-TRC20 网关',
    'USDT-TRC20 gateway',
    'USDT-TRC20 閘道',
  ],
  [
    'gate_usdt_erc20 1 USDT-ERC20 - 5/500000/5000000 0:0',
    'USDT-ERC20 网关',
    'USDT-ERC20 gateway',
    'USDT-ERC20 閘道',
  ],
  [
    'gate_usdt_bep20 1 USDT-BEP20 - 1/200000/2000000 0:0',
    'USDT-BEP20 网关',
    'USDT-BEP20 gateway',
    'USDT-BEP20 閘道',
  ],
  ['gate_btc 1 BTC-BTC - 0.0001/20/100 0:0', 'BTC 网关', 'BTC gateway', 'BTC 閘道'],
  ['gate_eth 1 ETH-ERC20 - 0.001/500/2000 0:0', 'ETH 网关', 'ETH gateway', 'ETH 閘道'],
  [
    'fixed_usdt_trc20 2 USDT-TRC20 - 10/100000/1000000 0:0',
    'USDT 固定地址',
    'USDT fixed address',
    'USDT 固定地址',
  ],
  ['fixed_btc 2 BTC-BTC - 0.001/5/20 0:0', 'BTC 固定地址', 'BTC fixed address', 'BTC 固定地址'],
  ['fixed_eth 2 ETH-ERC20 - 0.01/100/500 0:0', 'ETH 固定地址', 'ETH fixed address', 'ETH 固定地址'],
  ['bank_cny 3 CNY 7.12 50/50000/500000 0:0', '人民币银行转账', 'CNY bank transfer', '人民幣銀行轉帳'],
  ['bank_twd 3 TWD 31.6 50/50000/500000 0:0', '新台币银行转账', 'TWD bank transfer', '新臺幣銀行轉帳'],
  ['bank_hkd 3 HKD 7.8 50/50000/500000 1:2', '港币银行转账', 'HKD bank transfer', '港幣銀行轉帳'],
  ['pay_vnd 4 VND 25400 20/5000/100000 2:1.5', '越南盾三方支付', 'VND third party', '越南盾第三方支付'],
  ['pay_myr 4 MYR 4.2 20/5000/100000 2:1.2', '马币三方支付', 'MYR third party', '馬幣第三方支付'],
  ['card_usd 5 USD 1 20/2000/20000 2:3.5 off', '信用卡', 'Credit card', '信用卡'],
];

const GUIDES: Record<number, Texts> = {
  1: [
    '请转账至页面显示的地址，确认后自动到账',
    'Send to the address shown. It is credited once confirmed.',
    '請轉帳至頁面顯示的地址，確認後自動到帳',
  ],
  2: ['转账后请上传凭证', 'Upload your payment proof after the transfer', '轉帳後請上傳憑證'],
  3: [
    '请使用本人账户转账并备注会员 UID',
    'Pay from your own account and note your member UID',
    '請使用本人帳戶轉帳並備註會員 UID',
  ],
};

const NO_BANK = { bankName: '', bankAccount: '', accountName: '' };
const BANK = { bankName: 'Example Bank', bankAccount: '9990000000012345', accountName: 'Example Ltd.' };

const NO_GATEWAY = { gatewayUrl: '', merchantNo: '', secretRef: '' };
const gatewayOf = (code: string) => ({
  gatewayUrl: `https://gateway.example.com/${code}`,
  merchantNo: `M-${code.toUpperCase()}`,
  secretRef: `vault/channels/${code}`,
});

const channelType = oneOf<ChannelType>(...Object.values(ChannelType));
const kindOfFee = oneOf<FeeType>(...Object.values(FeeType));

function channelOf(
  db: Db,
  [source, ...channelName]: (typeof SOURCES)[number],
  index: number,
  at: string,
): Channel {
  const [channelCode = '', type, carrier = '', rate = '-', limits = '', fee = '', mark] = source.split(' ');
  const [minAmount = '0', maxAmount = '0', dailyLimit = '0'] = limits.split('/');
  const [feeType, feeValue = '0'] = fee.split(':');
  const wallet = db.walletCodes.find((item) => item.walletCode === carrier);
  return {
    id: index + 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: 'admin',
    updatedBy: 'admin',
    remark: '',
    channelCode,
    channelName,
    channelType: channelType(Number(type), 'channelType'),
    walletCode: wallet?.walletCode ?? '',
    guide: GUIDES[Number(type)] ?? ['', '', ''],
    address: wallet && type === '2' ? addressOn(wallet.chain, db.random('channel')) : '',
    memo: '',
    qrImg: '',
    fiatCurrency: wallet ? '' : carrier,
    ...(type === '3' ? BANK : NO_BANK),
    ...(Number(type) > 3 ? gatewayOf(channelCode) : NO_GATEWAY),
    rate: rate === '-' ? null : rate,
    minAmount,
    maxAmount,
    dailyLimit,
    feeType: kindOfFee(Number(feeType), 'feeType'),
    feeValue,
    autoReview: 0,
    reviewThreshold: '0',
    visibleLevels: [],
    visibleCountries: [],
    pendingChange: null,
    thread: [],
    changeBy: '',
    changeAt: null,
    changeUntil: null,
    sort: (index + 1) * 10,
    status: mark === 'off' ? OnOff.off : OnOff.on,
  };
}

/** Channels by id; the last one is switched off. */
export function seedChannels(db: Db, at: string): void {
  for (const [index, source] of SOURCES.entries()) {
    const channel = channelOf(db, source, index, at);
    db.channels.set(channel.id, channel);
  }
}
