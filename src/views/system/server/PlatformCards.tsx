import type { ServerFigures } from '@/contract/system/monitor';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { Panel } from '@/ui/base/Panel';
import { Facts } from './Facts';
import { known, shown } from './known';

const MILLISECONDS = 1000;

/** What waits for operators and jobs, and the nodes of the chains. */
export function PlatformCards({
  figures: { queues, jobs, chains, chainsSimulated },
}: {
  figures: ServerFigures;
}) {
  const t = useT();
  const kinds = useDict('sys_log_target');
  const failing = jobs.failing > 0 ? <Badge tone="late">{String(jobs.failing)}</Badge> : shown(jobs.failing);
  const seconds = Math.round(jobs.lag / MILLISECONDS);
  return (
    <>
      <Panel title={t('server.queues')}>
        <Facts
          facts={[
            ...queues.map(({ kind, waiting }) => [kinds.label(kind), shown(waiting)] as const),
            [t('server.jobLag'), known([seconds], () => t('server.seconds', { n: seconds }))],
            [t('server.failing'), failing],
            [t('server.paused'), shown(jobs.paused)],
          ]}
        />
      </Panel>
      <Panel title={t('server.chains')}>
        {chainsSimulated ? <p>{t('server.simulated')}</p> : null}
        <Facts
          facts={chains.map(({ chain, height, lag }) => [
            visibleText(chain),
            known([height, lag], () => t('server.height', { height, lag })),
          ])}
        />
      </Panel>
    </>
  );
}
