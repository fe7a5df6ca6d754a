import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { permissionOf } from '@/api/call';
import { ApiError } from '@/api/failure';
import { contractOrder } from '@/contract/trading/order';
import type { Id } from '@/contract/field/brands';
import type { SummaryOf } from '@/contract/resource';
import { AllowedOne } from '@/crud/action/Allowed';
import { Readable } from '@/crud/cell/Readable';
import { summaryQuery } from '@/crud/list/listQueries';
import { figureText } from '@/domain/kit/statistic';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { Chart } from '@/ui/chart/Chart';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { Statistic, StatisticList } from '@/ui/statistic/StatisticList';
import { StatisticTable } from '@/ui/statistic/StatisticTable';

type Figures = SummaryOf<typeof contractOrder>;

const VALUES = ['netPnl', 'fees', 'funding', 'winRate', 'liquidations'] as const;

function BySymbol({ figures: { bySymbol } }: { figures: Figures }) {
  const t = useT();
  const heads = ['orders', 'netPnl', 'fees', 'funding'] as const;
  return (
    <StatisticTable
      caption={t('contractOrder.bySymbol')}
      heads={[t('field.symbol'), ...heads.map((head) => t(`contractOrder.${head}`))]}
      rows={bySymbol.map(({ symbol, orders, netPnl, fees, funding }) => ({
        name: symbol,
        cells: [
          formatMoney(String(orders)),
          <MoneyCell key="net" value={netPnl} sign />,
          <MoneyCell key="fees" value={fees} />,
          <MoneyCell key="funding" value={funding} sign />,
        ],
      }))}
    />
  );
}

function ByDay({ figures: { byDay } }: { figures: Figures }) {
  const t = useT();
  return (
    <Chart
      title={t('contractOrder.byDay')}
      labels={byDay.map(({ day }) => day)}
      money
      series={[
        {
          key: 'netPnl',
          label: t('contractOrder.netPnl'),
          kind: 'bar',
          values: byDay.map(({ netPnl }) => netPnl),
        },
      ]}
    />
  );
}

function Loaded({ memberId }: { memberId: Id }) {
  const t = useT();
  const ofMember = { memberId, pageNum: 1, pageSize: 1 };
  const { data, error, refetch } = useQuery(summaryQuery(contractOrder, ofMember));
  return (
    <section aria-label={t('memberDetail.profit')}>
      <h3>{t('memberDetail.profit')}</h3>
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data ? (
        <>
          <StatisticList>
            {VALUES.map((name) => (
              <Statistic
                key={name}
                label={t(`contractOrder.${name}`)}
                value={figureText(contractOrder.summary[name], data, name, t)}
              />
            ))}
          </StatisticList>
          <Readable record={data} field="byDay">
            <ByDay figures={data} />
          </Readable>
          <Readable record={data} field="bySymbol">
            <BySymbol figures={data} />
          </Readable>
        </>
      ) : error ? null : (
        <Skeleton active />
      )}
    </section>
  );
}

/** What a member won and paid with contracts: in all, by day and by symbol. */
export const Profit = ({ memberId }: { memberId: Id }) => (
  <AllowedOne of={permissionOf(contractOrder.calls.list) ?? ''}>
    <Loaded memberId={memberId} />
  </AllowedOne>
);
