import { useQuery } from '@tanstack/react-query';
import { fetchSummary } from '@/api/records';
import { withdraw } from '@/contract/finance/withdraw';
import { isReadable } from '@/contract/field/read';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { cmp, formatMoney, sub } from '@/lib/money';
import { totalsByWallet } from './payForm';
import type { WalletTotal } from './payForm';
import styles from './withdraw.module.css';
import type { WithdrawRow } from './withdrawStatus';

/** What is free in the paying wallets now, by wallet code; empty while it is not known. */
function useRoom(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: [withdraw.name, 'hotRoom'],
    queryFn: ({ signal }) => fetchSummary(withdraw, { pageNum: 1, pageSize: 1 }, signal),
    staleTime: 0,
  });
  const hot = data && isReadable(data, 'hot') ? data.hot : [];
  return new Map(hot.map(({ walletCode, room }) => [walletCode, room]));
}

function Room({ total: { net, coin }, room }: { total: WalletTotal; room: string }) {
  const t = useT();
  const rest = sub(room, net);
  return (
    <div className={cmp(rest, '0') < 0 ? styles.warning : undefined}>
      {t('withdraw.hotChange', { before: formatMoney(room), after: formatMoney(rest), coin })}
    </div>
  );
}

/** What leaves each wallet, beside fees and gross, and what is free in it before and after. */
export function WalletEffect({ rows }: { rows: readonly WithdrawRow[] }) {
  const t = useT();
  const { label } = useDict('biz_chain');
  const rooms = useRoom();
  return (
    <ul className={styles.wallets} aria-label={t('withdraw.leaves')}>
      {totalsByWallet(rows).map((total) => {
        const { walletCode, coin, chain, internal, count, net, fee, gross } = total;
        const room = rooms.get(walletCode);
        return (
          <li key={`${walletCode} ${String(internal)}`}>
            <strong>
              {t('withdraw.walletNet', {
                net: formatMoney(net),
                coin,
                chain: internal ? t('withdraw.isInternal') : label(chain),
                n: count,
              })}
            </strong>
            <div>{t('withdraw.walletGross', { fee: formatMoney(fee), gross: formatMoney(gross), coin })}</div>
            {internal || room === undefined ? null : <Room total={total} room={room} />}
          </li>
        );
      })}
    </ul>
  );
}
