import type { ServerFigures } from '@/contract/system/monitor';
import { useT } from '@/i18n';
import { Panel } from '@/ui/base/Panel';
import { Facts } from './Facts';

/** Calls of the last minute. */
export function CallsCard({ calls }: Pick<ServerFigures, 'calls'>) {
  const t = useT();
  return (
    <Panel title={t('server.calls')}>
      <Facts
        facts={[
          [t('server.perMinute'), calls.perMinute],
          [t('server.p95'), calls.p95 === null ? '—' : t('server.milliseconds', { n: calls.p95 })],
          [t('server.failed'), `${calls.failed}%`],
          [t('server.loopDelay'), t('server.milliseconds', { n: calls.loopDelay })],
        ]}
      />
    </Panel>
  );
}
