import { useT } from '@/i18n';
import { NONE } from '@/ui/cell/value';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long something was held, in its two largest units. */
export function Held({ minutes }: { minutes: number }) {
  const t = useT();
  if (Number.isNaN(minutes)) return NONE;
  const [days, hours, rest] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR), minutes % HOUR];
  if (days > 0) return t('contract.daysHours', { d: days, h: hours });
  return hours > 0 ? t('crud.hoursMinutes', { h: hours, m: rest }) : t('crud.minutes', { n: rest });
}
