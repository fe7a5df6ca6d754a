import { Popover } from 'antd';
import type { ReactNode } from 'react';
import { LedgerCheck } from '@/contract/member/asset';
import type { asset } from '@/contract/member/asset';
import { ledger } from '@/contract/member/ledger';
import type { RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { ScreenLink } from '@/services/ScreenLink';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import styles from './asset.module.css';

type Account = RowOf<typeof asset>;

interface CellProps {
  account: Account;
  /** The field as its kind is drawn. */
  children: ReactNode;
}

/** Filters of the ledger that keep every change of one account. */
export const changesOf = ({ memberId, accountType, coin }: Account) => ({
  memberId,
  accountType: [accountType],
  coin: [coin],
});

/** The frozen amount; what it consists of is one touch away. */
export function FrozenCell({ account: { frozenParts, coin }, children }: CellProps) {
  const t = useT();
  if (frozenParts.length === 0) return children;
  const list = (
    <dl className={styles.breakdown}>
      {frozenParts.map(({ kind, amount }) => (
        <div key={kind}>
          <dt>{t(`asset.part.${kind}`)}</dt>
          <dd>
            <MoneyCell value={amount} coin={coin} />
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    // Not by click too: that would close what pointing at it has just opened.
    <Popover content={list} title={t('asset.frozen')} trigger={['hover', 'focus']}>
      <button type="button" className={styles.frozen}>
        {children}
      </button>
    </Popover>
  );
}

/** Whether balance and ledger lines agree; where they do not, the lines are one click away. */
export function CheckCell({ account, children }: CellProps) {
  if (account.checkState !== LedgerCheck.differs) return children;
  return (
    <ScreenLink view={ledger.view} params={changesOf(account)}>
      {children}
    </ScreenLink>
  );
}
