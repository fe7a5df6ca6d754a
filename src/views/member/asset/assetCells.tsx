import { Popover } from 'antd';
import type { ReactNode } from 'react';
import { LedgerCheck } from '@/contract/member/asset';
import type { asset } from '@/contract/member/asset';
import { ledger } from '@/contract/member/ledger';
import type { RowOf } from '@/contract/resource';
import { translateOr, useT } from '@/i18n';
import { ScreenLink } from '@/services/ScreenLink';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import styles from './asset.module.css';

type Account = RowOf<typeof asset>;

interface CellProps {
  account: Account;
  /** The field's value as its type is drawn by default. */
  children: ReactNode;
}

/** Filters of the ledger that show all changes of one account. */
export const changesOf = ({ memberId, accountType, coin }: Account) => ({
  memberId,
  accountType: [accountType],
  coin: [coin],
});

/** The frozen amount; its parts are shown on hover or focus. */
export function FrozenCell({ account: { frozenParts, coin }, children }: CellProps) {
  const t = useT();
  if (frozenParts.length === 0) return children;
  const list = (
    <dl className={styles.breakdown}>
      {frozenParts.map(({ kind, amount }, place) => (
        <div key={place}>
          <dt>{translateOr(`asset.part.${kind}`, kind)}</dt>
          <dd>
            <MoneyCell value={amount} coin={coin} />
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    // No click trigger: a click would close the popover that hovering has just opened.
    <Popover content={list} title={t('asset.frozen')} trigger={['hover', 'focus']}>
      <button type="button" className={styles.frozen}>
        {children}
      </button>
    </Popover>
  );
}

/** Whether the balance agrees with the ledger; if not, with a link to the ledger. */
export function CheckCell({ account, children }: CellProps) {
  if (account.checkState !== LedgerCheck.differs) return children;
  return (
    <ScreenLink view={ledger.view} params={changesOf(account)}>
      {children}
    </ScreenLink>
  );
}
