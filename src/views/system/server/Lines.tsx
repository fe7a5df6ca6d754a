import { unknownDecimal } from '@/lib/decimal';
import type { ServerFigures } from '@/contract/system/monitor';
import { useT } from '@/i18n';
import { Chart } from '@/ui/chart/Chart';
import { Panel } from '@/ui/base/Panel';
import styles from './server.module.css';

/** Hours, minutes and seconds of a moment. */
const clockOf = (at: string): string => at.slice(11, 19);

/** Lines of the last five minutes: how busy the machine is, and its calls. */
export function Lines({ points }: { points: readonly ServerFigures[] }) {
  const t = useT();
  const labels = points.map(({ at }) => clockOf(at));
  return (
    <div className={styles.lines}>
      <Panel>
        <Chart
          title={t('server.usageLines')}
          axis={t('server.time')}
          labels={labels}
          series={[
            { key: 'cpu', label: t('server.cpu'), kind: 'line', values: points.map(({ cpu }) => cpu.used) },
            {
              key: 'memory',
              label: t('server.memory'),
              kind: 'line',
              values: points.map(({ memory }) => memory.usage),
            },
          ]}
        />
      </Panel>
      <Panel>
        <Chart
          title={t('server.callLines')}
          axis={t('server.time')}
          labels={labels}
          series={[
            {
              key: 'perMinute',
              label: t('server.perMinute'),
              kind: 'line',
              values: points.map(({ calls }) => calls.perMinute),
            },
          ]}
        />
      </Panel>
      <Panel>
        <Chart
          title={t('server.delayLines')}
          axis={t('server.time')}
          labels={labels}
          series={[
            {
              key: 'p95',
              label: t('server.p95'),
              kind: 'line',
              values: points.map(({ calls }) => calls.p95 ?? unknownDecimal()),
            },
            {
              key: 'loopDelay',
              label: t('server.loopDelay'),
              kind: 'line',
              values: points.map(({ calls }) => calls.loopDelay),
            },
          ]}
        />
      </Panel>
    </div>
  );
}
