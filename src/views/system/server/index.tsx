import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { server } from '@/contract/system/monitor';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { CacheCard } from './CacheCard';
import { CallsCard } from './CallsCard';
import { Lines } from './Lines';
import { MachineCards } from './MachineCards';
import { PlatformCards } from './PlatformCards';
import { POLL } from './poll';
import styles from './server.module.css';
import { usePoints } from './usePoints';

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
        </>
      ) : error ? null : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </div>
  );
}
