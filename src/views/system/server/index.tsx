import { server } from '@/contract/system/monitor';
import type { ServerFigures } from '@/contract/system/monitor';
import { useT } from '@/i18n';
import { Panel } from '@/ui/base/Panel';
import { Facts } from './Facts';
import { known, shown } from './known';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { CacheCard } from './CacheCard';
import { Lines } from './Lines';
import { MachineCards } from './MachineCards';
import { PlatformCards } from './PlatformCards';
import { POLL } from './poll';
import { ReportsCard } from './ReportsCard';
import styles from './server.module.css';

/** Calls of the last minute. */
function CallsCard({ calls }: Pick<ServerFigures, 'calls'>) {
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

/** Points of a line: five minutes. */
const MOST = 60;

/** The latest answers, the oldest first; the same one is kept once. */
function usePoints(figures: ServerFigures | undefined): readonly ServerFigures[] {
  const [points, setPoints] = useState<readonly ServerFigures[]>([]);
  if (figures && points.at(-1) !== figures) {
    const next = [...points, figures].slice(-MOST);
    setPoints(next);
    return next;
  }
  return points;
}

/** How the server is doing: figures of this moment, and lines of the last five minutes. */
export default function ServerScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: ['monitor', 'server'],
    queryFn: ({ signal }) => send(server, undefined, { signal }),
    ...POLL,
  });
  const points = usePoints(data);
  return (
    <div className={styles.screen}>
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data ? (
        <>
          <div className={styles.cards}>
            <MachineCards figures={data} />
            <CallsCard calls={data.calls} />
            <PlatformCards figures={data} />
            <CacheCard />
          </div>
          <Lines points={points} />
          <ReportsCard />
        </>
      ) : error ? null : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </div>
  );
}
