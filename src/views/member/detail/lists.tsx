import { memberAssets } from '@/api/assets';
import { memberAuths } from '@/api/auths';
import { ledgerLog } from '@/api/ledger';
import { kitOf } from '@/domain/kit/kit';
import { authDetail } from './authDetail';
import { RelatedList } from './RelatedList';

interface Props {
  memberId: number;
}

const asset = kitOf(memberAssets).col;

const ASSETS = [
  asset.dict('accountType', 'biz_account_type'),
  asset.text('coin', { width: 90 }),
  asset.money('available', { width: 210 }),
  asset.money('frozen', { width: 190 }),
  asset.money('total', { width: 210 }),
  asset.usdt('usdtValue'),
  asset.time('updatedAt'),
];

export const Assets = ({ memberId }: Props) => (
  <RelatedList resource={memberAssets} memberId={memberId} title="menu.103" columns={ASSETS} kind="asset" />
);

const ledger = kitOf(ledgerLog).col;

const LEDGER = [
  ledger.time('createdAt'),
  ledger.dict('bizType', 'biz_asset_biz', { width: 140 }),
  ledger.dict('accountType', 'biz_account_type'),
  ledger.money('availableChange', { coin: ({ coin }) => coin, width: 210 }),
  ledger.money('frozenChange', { coin: ({ coin }) => coin, width: 190 }),
  ledger.money('availableAfter', { coin: ({ coin }) => coin, width: 210, sort: false }),
  ledger.money('frozenAfter', { coin: ({ coin }) => coin, width: 190, sort: false }),
  ledger.text('refNo', { width: 190 }),
  ledger.text('operatorName', { width: 120 }),
];

export const Ledger = ({ memberId }: Props) => (
  <RelatedList resource={ledgerLog} memberId={memberId} title="menu.104" columns={LEDGER} kind="ledger" />
);

const auth = kitOf(memberAuths).col;

const AUTHS = [
  auth.text('authNo', { width: 190 }),
  auth.dict('authLevel', 'biz_kyc_level', { width: 90 }),
  auth.dict('status', 'biz_auth_status'),
  auth.text('realName', { width: 120 }),
  auth.text('docNo', { width: 190 }),
  auth.number('faceScore'),
  auth.number('dupCount'),
  auth.dicts('rejectCodes', 'biz_auth_reject'),
  auth.text('reviewerName', { width: 120 }),
  auth.time('createdAt'),
  auth.time('reviewedAt'),
];

export const Auths = ({ memberId }: Props) => (
  <RelatedList
    resource={memberAuths}
    memberId={memberId}
    title="menu.105"
    columns={AUTHS}
    kind="auth"
    detail={authDetail}
  />
);
