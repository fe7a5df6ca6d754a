import type { ReactNode } from 'react';
import { recharge } from '@/contract/finance/recharge';
import { walletCode as wallet } from '@/contract/finance/walletCode';
import { withdraw } from '@/contract/finance/withdraw';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { behind } from '@/contract/finance/withdrawParts';
import { ledger } from '@/contract/member/ledger';
import { ClusterButton } from '@/domain/cluster/ClusterButton';
import { renderField } from '@/domain/kit/cells';
import { UsdtCell } from '@/domain/ledger/UsdtCell';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { Decimal } from '@/lib/decimal';
import { cmp } from '@/lib/money';
import type { LinkParams } from '@/services/links';
import { ScreenLink } from '@/services/ScreenLink';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import styles from './withdraw.module.css';
import type { WithdrawDetail } from './withdrawStatus';

/** Links to other screens with more about a withdraw, and their filters. */
const links = ({ memberId, toAddress, walletCode, orderNo }: WithdrawDetail): [Key, string, LinkParams][] => [
  ['menu.204', withdrawAddress.view, { address: toAddress }],
  ['field.walletCode', wallet.view, { walletCode }],
  ['menu.104', ledger.view, { refNo: orderNo }],
  ['menu.201', recharge.view, { memberId }],
];

const FACTS: readonly [Key, keyof typeof behind][] = [
  ['withdraw.member.status', 'status'],
  ['field.kycLevel', 'kycLevel'],
  ['withdraw.member.riskLevel', 'riskLevel'],
  ['withdraw.member.lock', 'withdrawLockUntil'],
  ['withdraw.member.registeredAt', 'registeredAt'],
  ['withdraw.member.available', 'available'],
  ['withdraw.member.frozen', 'frozen'],
  ['withdraw.member.recharge', 'rechargeUsdt'],
  ['withdraw.member.withdraw', 'withdrawUsdt'],
];

/** The used part of a limit, highlighted when the limit is exceeded. */
function Used({ used, limit }: { used: Decimal; limit: Decimal }) {
  return (
    <span data-over={cmp(used, limit) > 0}>
      <UsdtCell value={used} /> / <MoneyCell value={limit} />
    </span>
  );
}

function Fact({ label, children }: { label: Key; children: ReactNode }) {
  const t = useT();
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Key figures of the member who requested a withdraw, with links to more. */
export function MemberSummary({ record }: { record: WithdrawDetail }) {
  const t = useT();
  const { member, coin } = record;
  return (
    <section className={styles.beside} aria-label={t('field.member')}>
      <h3>{t('field.member')}</h3>
      <dl>
        {FACTS.map(([label, name]) => (
          <Fact key={name} label={label}>
            {renderField(behind[name], member, { resource: withdraw.name, name, coin })}
          </Fact>
        ))}
        <Fact label="withdraw.member.day">
          <Used used={member.dayUsed} limit={member.dayLimit} />
        </Fact>
        <Fact label="withdraw.member.month">
          <Used used={member.monthUsed} limit={member.monthLimit} />
        </Fact>
      </dl>
      <ClusterButton start={{ memberId: record.memberId }} />
      <nav className={styles.links}>
        {links(record).map(([label, view, params]) => (
          <ScreenLink key={label} view={view} params={params} fallback={null}>
            {t(label)}
          </ScreenLink>
        ))}
      </nav>
    </section>
  );
}
