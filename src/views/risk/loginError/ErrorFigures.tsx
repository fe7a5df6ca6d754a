import { loginError } from '@/contract/risk/loginError';
import { useT } from '@/i18n';
import { Chart } from '@/ui/chart/Chart';
import { countText } from '@/ui/cell/value';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import { Figures } from '../Figures';

/** When sign-ins fail, of whom most, and from where most. */
export function ErrorFigures() {
  const t = useT();
  return (
    <Figures resource={loginError}>
      {({ byHour, topAccounts, topIps }) => (
        <>
          <Chart
            title={t('loginError.byHour')}
            labels={byHour.map(({ hour }) => hour)}
            series={[
              {
                key: 'members',
                label: t('loginError.ofMembers'),
                kind: 'bar',
                values: byHour.map(({ members }) => countText(members)),
              },
              {
                key: 'staff',
                label: t('loginError.ofStaff'),
                kind: 'bar',
                values: byHour.map(({ staff }) => countText(staff)),
              },
            ]}
          />
          <StatisticTable
            caption={t('loginError.topIps')}
            heads={[t('loginError.ip'), t('loginError.count')]}
            rows={topIps.map(({ ip, count }) => ({ name: ip, cells: [countText(count)] }))}
          />
          <StatisticTable
            caption={t('loginError.topAccounts')}
            heads={[t('loginError.account'), t('loginError.count')]}
            rows={topAccounts.map(({ account, count }) => ({ name: account, cells: [countText(count)] }))}
          />
        </>
      )}
    </Figures>
  );
}
