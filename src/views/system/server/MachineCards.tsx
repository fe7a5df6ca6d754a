import { levelOf } from './level';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import type { ServerFigures } from '@/contract/system/monitor';
import { sizeText } from '@/lib/fileSize';
import { visibleText } from '@/lib/text';
import { Panel } from '@/ui/base/Panel';
import { Facts } from './Facts';
import { known, shown } from './known';
import styles from './server.module.css';

/** A percentage as a bar with its figure; gold from 80 %, red from 90 %. */
function Meter({ label, percent }: { label: string; percent: string }) {
  const value = Math.min(Math.max(Number(percent) || 0, 0), 100);
  return (
    <div className={styles.meter} data-level={levelOf(percent)}>
      <span>{label}</span>
      <span className={styles.bar} aria-hidden>
        <i style={{ inlineSize: `${value}%` }} />
      </span>
      <strong>{percent === '' ? '—' : `${percent}%`}</strong>
    </div>
  );
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** A duration in seconds by its two largest units. */
function uptimeText(seconds: number, t: Translate): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor((seconds % DAY) / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
  ];
  if (days > 0) return t('server.daysHours', { days, hours });
  if (hours > 0) return t('server.hoursMinutes', { hours, minutes });
  return t('server.minutesSeconds', { minutes, seconds: seconds % MINUTE });
}

/** What the server runs on: system, processors, memory, disks. */
export function MachineCards({ figures: { system, cpu, memory, disks } }: { figures: ServerFigures }) {
  const t = useT();
  return (
    <>
      <Panel title={t('server.system')}>
        <Facts
          facts={[
            [t('server.os'), visibleText(system.os)],
            [t('server.arch'), visibleText(system.arch)],
            [t('server.host'), visibleText(system.host)],
            ['IP', visibleText(system.ip)],
            [t('server.runtime'), visibleText(system.runtime)],
            [t('server.startedAt'), system.startedAt],
            [t('server.uptime'), known([system.uptime], () => uptimeText(system.uptime, t))],
          ]}
        />
      </Panel>
      <Panel title={t('server.cpu')}>
        <Meter label={t('server.used')} percent={cpu.used} />
        <Facts
          facts={[
            [t('server.cores'), shown(cpu.cores)],
            [t('server.load'), `${shown(cpu.load1)} / ${shown(cpu.load5)} / ${shown(cpu.load15)}`],
          ]}
        />
      </Panel>
      <Panel title={t('server.memory')}>
        <Meter label={t('server.used')} percent={memory.usage} />
        <Facts
          facts={[
            [
              t('server.ofTotal'),
              known(
                [memory.used, memory.total],
                () => `${sizeText(memory.used)} / ${sizeText(memory.total)}`,
              ),
            ],
            [t('server.app'), known([memory.app], () => sizeText(memory.app))],
            [t('server.heap'), known([memory.heap], () => sizeText(memory.heap))],
          ]}
        />
      </Panel>
      <Panel title={t('server.disks')}>
        {disks.length === 0 ? <p>{t('server.notMeasured')}</p> : null}
        {disks.map(({ path, used, total, usage }) => (
          <div key={path}>
            <Meter label={visibleText(path)} percent={usage} />
            <Facts
              facts={[
                [t('server.ofTotal'), known([used, total], () => `${sizeText(used)} / ${sizeText(total)}`)],
              ]}
            />
          </div>
        ))}
      </Panel>
    </>
  );
}
