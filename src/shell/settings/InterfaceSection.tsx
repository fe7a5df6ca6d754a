import { useT } from '@/i18n';
import { useLock } from '@/stores/lock';
import { useTheme } from '@/stores/theme';
import { LockTime } from './LockTime';
import { Row, Section } from './Row';
import { SwitchRow } from './SwitchRow';
import styles from './InterfaceSection.module.css';

/** Menu, header and lock. */
export function InterfaceSection() {
  const t = useT();
  const layout = useTheme((theme) => theme.layout);
  const left = useLock((state) => state.left);
  const noMenu = layout === 'transverse';

  return (
    <Section title={t('layout.threeTitle')}>
      <SwitchRow field="isCollapse" label="layout.threeIsCollapse" off={noMenu} />
      <SwitchRow field="isUniqueOpened" label="layout.threeIsUniqueOpened" off={noMenu} />
      <SwitchRow field="isFixedHeader" label="layout.threeIsFixedHeader" />
      <SwitchRow
        field="isClassicSplitMenu"
        label="layout.threeIsClassicSplitMenu"
        off={layout !== 'classic'}
      />
      <SwitchRow field="isLockScreen" label="layout.threeIsLockScreen" />
      <Row label={t('layout.threeLockScreenTime')}>{(id) => <LockTime id={id} />}</Row>
      <p className={styles.note}>
        {t('layout.lockNote')} {left !== null && t('lock.left', { seconds: left })}
      </p>
    </Section>
  );
}
