import { Select } from 'antd';
import type { TrendQuestion } from '@/api/home';
import { useOptions } from '@/crud/cell/useOptions';
import { useT } from '@/i18n';
import { RadioGroup } from '@/ui/base/RadioGroup';
import styles from './desk.module.css';

const UNITS = ['usdt', 'count'] as const;

interface MoneyControlsProps {
  value: TrendQuestion;
  onChange: (value: TrendQuestion) => void;
}

/** What the trend of money is about: one coin or all of them, and amounts or numbers of records. */
export function MoneyControls({ value, onChange }: MoneyControlsProps) {
  const t = useT();
  const { options, loading } = useOptions('coin');
  return (
    <>
      <RadioGroup
        label={t('homeDesk.unit')}
        value={value.unit ?? 'usdt'}
        onChange={(unit) => onChange({ ...value, unit })}
        options={UNITS.map((unit) => ({ value: unit, label: t(`homeDesk.unit.${unit}`) }))}
      />
      <Select
        size="small"
        className={styles.coins}
        aria-label={t('homeDesk.byCoin')}
        loading={loading}
        value={value.coin ?? ''}
        onChange={(coin) => onChange(coin === '' ? { ...value, coin: undefined } : { ...value, coin })}
        options={[
          { value: '', label: t('homeDesk.allCoins') },
          ...options.map(({ key }) => ({ value: key, label: key })),
        ]}
        popupMatchSelectWidth={false}
      />
    </>
  );
}
