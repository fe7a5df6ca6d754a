import { useRef } from 'react';
import { useT } from '@/i18n';
import { DAY_FORMAT, TIME_FORMAT, toWall, wallAt } from '@/lib/wall';
import { WallPicker } from '@/ui/time/WallPicker';
import { DATE_SPANS } from '@/contract/dateSpans';
import { spanIn, spanTimes } from './dateSpans';

interface DateRangeProps {
  id: string;
  label: string;
  /** Two platform times, the name of a span, or empty. */
  range: readonly string[];
  onChange: (range: readonly string[]) => void;
}

/** A picker for a span of time in the platform's zone. What is picked as "today" is today tomorrow as well. */
export function DateRange({ id, label, range, onChange }: DateRangeProps) {
  const t = useT();
  const isOpen = useRef(false);
  const named = spanIn(range);
  const [start, end] = named ? spanTimes(named) : range;
  const today = wallAt();
  const presets = DATE_SPANS.map((span) => {
    const [from, to] = spanTimes(span);
    return { span, label: t(`crud.${span}`), value: [toWall(from), toWall(to)] as const };
  });
  return (
    <WallPicker.RangePicker
      id={{ start: id, end: `${id}-end` }}
      aria-label={label}
      style={{ width: '100%' }}
      showTime={{ defaultOpenValue: [today.startOf('day'), today.endOf('day')] }}
      // Whole days need no hours, and leave room for the name of the span.
      format={named ? [DAY_FORMAT, TIME_FORMAT] : TIME_FORMAT}
      order={false}
      placeholder={[t('crud.dateStart'), t('crud.dateEnd')]}
      prefix={named && t(`crud.${named}`)}
      value={[toWall(start), toWall(end)]}
      onOpenChange={(open) => {
        isOpen.current = open;
      }}
      // While the calendar is open, Enter takes what has been typed; it does not search yet.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isOpen.current) event.preventDefault();
      }}
      presets={presets.map(({ label: words, value: [from, to] }) => ({ label: words, value: [from, to] }))}
      onChange={(dates) => {
        // The same object: not merely the same time, which an operator may have picked by hand and mean as such.
        const preset = dates && presets.find(({ value }) => value[0] === dates[0] && value[1] === dates[1]);
        const times = dates?.flatMap((date) => date?.format(TIME_FORMAT) ?? []) ?? [];
        if (preset) onChange([preset.span]);
        else onChange(times.length === 2 ? times : []);
      }}
    />
  );
}
