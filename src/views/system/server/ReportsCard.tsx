import { useQuery } from '@tanstack/react-query';
import { send } from '@/api/call';
import { reports } from '@/contract/system/monitor';
import { useT } from '@/i18n';
import { Panel } from '@/ui/base/Panel';
import { POLL } from './poll';
import styles from './server.module.css';

/** What browsers have told of crashes and of the policy: an operator reads out a number, and it is found here. */
export function ReportsCard() {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['monitor', 'reports'],
    queryFn: ({ signal }) => send(reports, undefined, { signal }),
    ...POLL,
  });
  const rows = data?.rows ?? [];
  return (
    <Panel title={t('server.reports')}>
      {rows.length === 0 ? (
        <p>{t('server.noReports')}</p>
      ) : (
        <div className={styles.reports}>
          <table>
            <thead>
              <tr>
                <th>{t('server.reportAt')}</th>
                <th>{t('server.reportId')}</th>
                <th>{t('server.reportKind')}</th>
                <th>{t('server.reportPath')}</th>
                <th>{t('server.reportRelease')}</th>
                <th>{t('server.reportDetail')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={`${row.at} ${row.id} ${index}`}>
                  <td>{row.at}</td>
                  <td>{row.id}</td>
                  <td>{row.kind}</td>
                  <td>{row.path}</td>
                  <td>{row.release}</td>
                  <td>{row.detail}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
