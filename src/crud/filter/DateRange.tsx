import type { Dayjs } from 'dayjs';
import { useT } from '@/i18n';
import { TIME_FORMAT, toWall, wallAt } from '@/lib/wall';
import { WallPicker } from '@/ui/time/WallPicker';

interface DateRangeProps {
  id: string;
  label: string;
  /** Two platform times, or empty. */
  range: readonly string[];
  onChange: (range: readonly string[]) => void;
}

/** A picker for a span of time in the platform's zone. */
export function DateRange({ id, label, range, onChange }: DateRangeProps) {
  const t = useT();
  const today = wallAt();
  const days = (from: number, to: number): [Dayjs, Dayjs] => [
    today.subtract(from, 'day').startOf('day'),
    today.subtract(to, 'day').endOf('day'),
  ];
  const [start, end] = range;
  return (
    <WallPicker.RangePicker
      id={{ start: id, end: `${id}-end` }}
      aria-label={label}
      style={{ width: '100%' }}
      showTime={{ defaultOpenValue: days(0, 0) }}
      format={TIME_FORMAT}
      order={false}
      placeholder={[t('crud.dateStart'), t('crud.dateEnd')]}
      value={[toWall(start), toWall(end)]}
      presets={[
        { label: t('crud.today'), value: days(0, 0) },
        { label: t('crud.yesterday'), value: days(1, 1) },
        { label: t('crud.last7'), value: days(6, 0) },
        { label: t('crud.last30'), value: days(29, 0) },
      ]}
      onChange={(_, [from, to]) => onChange(from && to ? [from, to] : [])}
    />
  );
}
