import type { WithdrawAddressSummary } from '@/api/addressTypes';
import { Bones } from '@/crud/light/Bones';
import { Panel } from '@/crud/light/Panel';
import { useT } from '@/i18n';
import styles from './parts.module.css';

const NUMBERS = ['newToday', 'shared', 'blacklisted'] as const;

/** How many addresses are new, shared and barred. */
export function Figures({ figures }: { figures: WithdrawAddressSummary | undefined }) {
  const t = useT();
  if (!figures) {
    return (
      <Panel>
        <Bones rows={2} />
      </Panel>
    );
  }
  return (
    <Panel>
      <dl className={styles.numbers}>
        {NUMBERS.map((key) => (
          <div key={key}>
            <dt>{t(`withdrawAddress.${key}`)}</dt>
            <dd>{figures[key]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
