import { ColumnWidthOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/i18n';
import styles from './list.module.css';
import type { ColumnLayout } from './useColumnLayout';

interface FitSwitchProps {
  /** How many columns do not fit. */
  beyond: number;
  settings: Pick<ColumnLayout<never>, 'layout' | 'setLayout'>;
}

/** Shows all columns of a list, or those that fit again; nothing where all of them fit. */
export function FitSwitch({ beyond, settings: { layout, setLayout } }: FitSwitchProps) {
  const t = useT();
  if (beyond === 0) return null;
  const { all = false } = layout;
  const label = t(all ? 'crud.fitColumns' : 'crud.moreColumns', { n: beyond });
  return (
    <Button
      className={styles.fit}
      icon={<ColumnWidthOutlined />}
      aria-label={label}
      title={label}
      onClick={() => setLayout({ ...layout, all: !all })}
    >
      {`${all ? '−' : '+'}${beyond}`}
    </Button>
  );
}
