import type { Id } from '@/contract/field/brands';
import { asset } from '@/contract/member/asset';
import { auth } from '@/contract/member/auth';
import { ledger } from '@/contract/member/ledger';
import { rowColumns } from '@/domain/kit/columnKit';
import { detail } from '@/domain/auth/authSections';
import { RelatedList } from './RelatedList';

interface ListProps {
  memberId: Id;
}

const ofAsset = rowColumns(asset);

const ASSETS = ofAsset.list([
  'accountType',
  ofAsset.col('coin', { width: 90 }),
  ofAsset.col('available', { width: 210 }),
  ofAsset.col('frozen', { width: 190 }),
  ofAsset.col('total', { width: 210 }),
  'usdtValue',
  'updatedAt',
]);

export const Assets = ({ memberId }: ListProps) => (
  <RelatedList resource={asset} memberId={memberId} title="menu.103" columns={ASSETS} kind="asset" />
);

const ofLedger = rowColumns(ledger);

/** The coin is shown with the amounts, because this list has no column for it. */
const ofCoin = ({ coin }: { coin: string }) => coin;

const LEDGER = ofLedger.list([
  'createdAt',
  ofLedger.col('bizType', { width: 140 }),
  'accountType',
  ofLedger.col('availableChange', { coin: ofCoin, width: 210 }),
  ofLedger.col('frozenChange', { coin: ofCoin, width: 190 }),
  ofLedger.col('availableAfter', { coin: ofCoin, width: 210 }),
  ofLedger.col('frozenAfter', { coin: ofCoin, width: 190 }),
  ofLedger.col('refNo', { width: 190 }),
  ofLedger.col('operatorName', { width: 120 }),
]);

export const Ledger = ({ memberId }: ListProps) => (
  <RelatedList resource={ledger} memberId={memberId} title="menu.104" columns={LEDGER} kind="ledger" />
);

const ofAuth = rowColumns(auth);

const AUTHS = ofAuth.list([
  ofAuth.col('authNo', { width: 190 }),
  ofAuth.col('authLevel', { width: 90 }),
  'status',
  ofAuth.col('realName', { width: 120 }),
  'docNo',
  'faceScore',
  'dupCount',
  'rejectCodes',
  ofAuth.col('reviewerName', { width: 120 }),
  'createdAt',
  'reviewedAt',
]);

export const Auths = ({ memberId }: ListProps) => (
  <RelatedList
    resource={auth}
    memberId={memberId}
    title="menu.105"
    columns={AUTHS}
    kind="auth"
    sections={detail}
  />
);
