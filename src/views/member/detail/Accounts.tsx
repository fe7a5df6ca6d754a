import { heldAccount } from '@/contract/member/profile';
import type { MemberProfile } from '@/contract/member/profile';
import { columnMaker } from '@/domain/kit/columnKit';
import { useT } from '@/i18n';
import { div, isZero, mul, sum } from '@/lib/money';
import { NONE } from '@/ui/cell/value';
import styles from './detail.module.css';

const [ACCOUNT, ...AMOUNTS] = columnMaker({ name: 'memberDetail', shape: heldAccount, sorts: [] }).list([
  'accountType',
  'available',
  'frozen',
  'usdtValue',
]);

/** Share of a whole in percent; empty if one of the two is unknown. */
const share = (part: string, whole: string): string =>
  isZero(whole) ? '0' : div(mul(part, '100'), whole, 1, 'halfUp');

function Share({ percent }: { percent: string }) {
  if (percent === '') return NONE;
  return (
    <>
      <span style={{ width: `${percent}%` }} />
      {percent}%
    </>
  );
}

/** A member's balances by account, each with its share of the total. */
export function Accounts({ accounts }: Pick<MemberProfile, 'accounts'>) {
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
          {accounts.map((account, place) => (
            <tr key={place}>
              <th scope="row">{ACCOUNT?.cell(account)}</th>
              {AMOUNTS.map(({ key, cell }) => (
                <td key={key}>{cell(account)}</td>
              ))}
              <td className={styles.share}>
                <Share percent={share(account.usdtValue, total)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
