import type { ReactNode } from 'react';
import { Button } from 'antd';
import { rechargeLog } from '@/api/finance';
import { ledgerLog } from '@/api/ledger';
import { toQuery } from '@/api/query';
import { permissionOf } from '@/api/call';
import { walletCode as walletCodes } from '@/contract/finance/walletCode';
import { withdrawAddresses } from '@/api/withdrawAddresses';
import type { WithdrawDetail } from '@/api/withdrawTypes';
import { DictTag } from '@/crud/cell/DictTag';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import { UsdtCell } from '@/domain/ledger/UsdtCell';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { cmp } from '@/lib/money';
import { goTo } from '@/services/navigation';
import { allowed, useSession } from '@/stores/session';
import styles from './withdraw.module.css';

/** Screens with more about a withdraw, and what they ask for. */
const links = ({ memberId, toAddress, walletCode, orderNo }: WithdrawDetail): [Key, string, string][] => [
  [
    'withdraw.linkAddresses',
    withdrawAddresses.permissions.list,
    `/finance/withdrawAddress?${toQuery({ address: toAddress })}`,
  ],
  [
    'withdraw.linkWallet',
    permissionOf(walletCodes.calls.list) ?? '',
    `/finance/walletCode?${toQuery({ walletCode })}`,
  ],
  ['withdraw.linkLedger', ledgerLog.permissions.list, `/member/assetLog?${toQuery({ refNo: orderNo })}`],
  ['withdraw.linkRecharges', rechargeLog.permissions.list, `/finance/recharge?${toQuery({ memberId })}`],
];

/** A used part of a limit, marked when nothing is left of it. */
function Used({ used, limit }: { used: string; limit: string }) {
  return (
    <span data-over={cmp(used, limit) > 0}>
      <UsdtCell value={used} /> / <MoneyCell value={limit} />
    </span>
  );
}

/** The member behind a withdraw in figures, and where there is more. */
export function MemberSummary({ record }: { record: WithdrawDetail }) {
  const t = useT();
  const held = useSession((state) => state.permissions);
  const { member, coin } = record;
  const facts: [Key, ReactNode][] = [
    ['withdraw.member.status', <DictTag key="s" type="biz_member_status" code={String(member.status)} />],
    ['withdraw.member.kycLevel', <DictTag key="k" type="biz_kyc_level" code={String(member.kycLevel)} />],
    ['withdraw.member.riskLevel', <DictTag key="r" type="biz_risk_level" code={String(member.riskLevel)} />],
    ['withdraw.member.lock', <TimeCell key="l" value={member.withdrawLockUntil} />],
    ['withdraw.member.registeredAt', <TimeCell key="t" value={member.registeredAt} />],
    ['withdraw.member.available', <MoneyCell key="a" value={member.available} coin={coin} />],
    ['withdraw.member.frozen', <MoneyCell key="f" value={member.frozen} coin={coin} />],
    ['withdraw.member.recharge', <UsdtCell key="i" value={member.rechargeUsdt} />],
    ['withdraw.member.withdraw', <UsdtCell key="o" value={member.withdrawUsdt} />],
    ['withdraw.member.day', <Used key="d" used={member.dayUsed} limit={member.dayLimit} />],
    ['withdraw.member.month', <Used key="m" used={member.monthUsed} limit={member.monthLimit} />],
  ];
  return (
    <section className={styles.beside} aria-label={t('withdraw.sectionMember')}>
      <h3>{t('withdraw.sectionMember')}</h3>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        {links(record)
          .filter(([, path]) => allowed(held, { one: path }))
          .map(([label, , to]) => (
            <Button key={label} type="link" size="small" onClick={() => void goTo(to)}>
              {t(label)}
            </Button>
          ))}
      </div>
    </section>
  );
}
