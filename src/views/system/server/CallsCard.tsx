import type { ServerFigures } from '@/contract/system/monitor';
import { useT } from '@/i18n';
import { Panel } from '@/ui/base/Panel';
import { Facts } from './Facts';
import { known, shown } from './known';

/** Calls of the last minute. */
export function CallsCard({ calls }: Pick<ServerFigures, 'calls'>) {
  const t = useT();
  return (
    <Panel title={t('server.calls')}>
      <Facts
        facts={[
          [t('server.perMinute'), shown(calls.perMinute)],
          [t('server.p95'), known([calls.p95], () => t('server.milliseconds', { n: calls.p95 ?? 0 }))],
          [t('server.failed'), known([calls.failed], () => `${calls.failed}%`)],
          [
            t('server.loopDelay'),
            known([calls.loopDelay], () => t('server.milliseconds', { n: calls.loopDelay })),
          ],
        ]}
      />
    </Panel>
  );
}
