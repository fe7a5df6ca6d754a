import { Switch } from 'antd';
import { useT } from '@/i18n';
import styles from './screen.module.css';

interface RefreshSwitchProps {
  seconds: number;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Whether a list refreshes itself. */
export function RefreshSwitch({ seconds, on, onChange }: RefreshSwitchProps) {
  const t = useT();
  return (
    <label className={styles.refresh}>
      <Switch size="small" checked={on} onChange={onChange} />
      {t('crud.everySeconds', { n: seconds })}
    </label>
  );
}
