import { useQuery } from '@tanstack/react-query';
import { send } from '@/api/call';
import { isReadable } from '@/contract/field/read';
import { recordKinds } from '@/contract/records';
import type { AnswerOf } from '@/contract/resource';
import { topCoins } from '@/contract/shell/homeDesk';
import { Readable } from '@/crud/cell/Readable';
import { useT } from '@/i18n';
import { cmp, formatMoney, formatUsdt } from '@/lib/money';
import type { Decimal } from '@/lib/decimal';
import { ScreenLink } from '@/services/ScreenLink';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { PlainTable } from '@/ui/table/PlainTable';
import type { PlainColumn } from '@/ui/table/PlainTable';
import { Block } from './Block';
import { REFRESH } from './refreshInterval';
import styles from './desk.module.css';

type Coin = AnswerOf<typeof topCoins>['coins'][number];

/** Digits after the point of an amount in this table; the tooltip has all. */
const DECIMALS = 4;

function Coverage({ coin, alert }: { coin: Coin; alert: Decimal }) {
  const { coverage } = coin;
  if (coverage === null) return '—';
  return (
    <strong className={cmp(coverage, alert) < 0 ? styles.low : undefined}>{formatMoney(coverage)}%</strong>
  );
}

/** What is owed to members by coin, and how far the wallets cover it; a coin leads to whom it is owed. */
export function TopCoins() {
  const t = useT();
  const title = t('homeDesk.topCoins');
  const query = useQuery({
    queryKey: ['home', 'topCoins'],
    queryFn: ({ signal }) => send(topCoins, undefined, { signal }),
    ...REFRESH,
  });
  const amount = (field: 'available' | 'frozen' | 'hot' | 'cold'): PlainColumn<Coin> => ({
    key: field,
    title: t(`homeDesk.coin.${field}`),
    align: 'end',
    render: (coin) => (
      <Readable record={coin} field={field}>
        <MoneyCell value={coin[field]} decimals={DECIMALS} />
      </Readable>
    ),
  });
  return (
    <Block title={title} label={title} rows={8} query={query} isEmpty={({ coins }) => coins.length === 0}>
      {(answer) => (
        <>
          <PlainTable
            label={title}
            oneLine
            rows={answer.coins}
            keyOf={(_, place) => place}
            columns={[
              {
                key: 'coin',
                title: t('homeDesk.coin.coin'),
                render: (row) => (
                  <Readable record={row} field="coin">
                    <ScreenLink
                      view={recordKinds.asset.view}
                      params={{ coin: [row.coin] }}
                      className={styles.coin}
                    >
                      {row.coin}
                    </ScreenLink>
                  </Readable>
                ),
              },
              {
                key: 'members',
                title: t('homeDesk.coin.members'),
                align: 'end',
                render: (row) => (
                  <Readable record={row} field="members">
                    {row.members}
                  </Readable>
                ),
              },
              amount('available'),
              amount('frozen'),
              {
                key: 'usdtValue',
                title: t('homeDesk.coin.usdtValue'),
                align: 'end',
                render: (row) => (
                  <Readable record={row} field="usdtValue">
                    {formatUsdt(row.usdtValue)}
                  </Readable>
                ),
              },
              amount('hot'),
              amount('cold'),
              {
                key: 'coverage',
                title: t('homeDesk.coin.coverage'),
                align: 'end',
                render: (row) => (
                  <Readable record={row} field="coverage">
                    <Coverage coin={row} alert={answer.coverageAlert} />
                  </Readable>
                ),
              },
            ]}
          />
          {isReadable(answer, 'coverageAlert') && (
            <p className={styles.hint}>
              {t('homeDesk.coverHint', { alert: formatMoney(answer.coverageAlert) })}
            </p>
          )}
        </>
      )}
    </Block>
  );
}
