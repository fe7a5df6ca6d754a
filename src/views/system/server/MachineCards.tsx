import type { ServerFigures } from '@/contract/system/monitor';
import { useT } from '@/i18n';
import { sizeText } from '@/lib/fileSize';
import { visibleText } from '@/lib/text';
import { Panel } from '@/ui/base/Panel';
import { Facts } from './Facts';
import { Meter } from './Meter';
import { uptimeText } from './uptimeText';
import { known, shown } from './known';

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
