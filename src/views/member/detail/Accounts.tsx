import type { ProfileAccount } from '@/api/memberProfileTypes';
import { DictTag } from '@/crud/cell/DictTag';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { UsdtCell } from '@/domain/ledger/UsdtCell';
import { useT } from '@/i18n';
import { div, isZero, mul, sum } from '@/lib/money';
import styles from './detail.module.css';

/** Part of a whole, in percent for the width of a bar. */
const share = (part: string, whole: string): string =>
  isZero(whole) ? '0' : div(mul(part, '100'), whole, 1, 'halfUp');

/** What a member holds, account by account, with its part of the whole. */
export function Accounts({ accounts }: { accounts: readonly ProfileAccount[] }) {
  const t = useT();
  if (accounts.length === 0) return <p className={styles.faint}>{t('memberDetail.noAccounts')}</p>;
  const total = sum(accounts.map(({ usdtValue }) => usdtValue));
  return (
    <div className={styles.scroll}>
      <table className={styles.accounts}>
        <thead>
          <tr>
            <th scope="col">{t('memberDetail.assetAccount')}</th>
            <th scope="col">{t('memberDetail.available')}</th>
            <th scope="col">{t('memberDetail.frozen')}</th>
            <th scope="col">{t('memberDetail.worth')}</th>
            <th scope="col">{t('memberDetail.share')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ accountType, coin, available, frozen, usdtValue }) => (
            <tr key={`${accountType} ${coin}`}>
              <th scope="row">
                <DictTag type="biz_account_type" code={String(accountType)} />
              </th>
              <td>
                <MoneyCell value={available} coin={coin} />
              </td>
              <td>
                <MoneyCell value={frozen} coin={coin} />
              </td>
              <td>
                <UsdtCell value={usdtValue} />
              </td>
              <td className={styles.share}>
                <span style={{ width: `${share(usdtValue, total)}%` }} />
                {share(usdtValue, total)}%
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
