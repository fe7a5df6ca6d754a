import type { Translate } from '@/i18n';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** A duration in seconds by its two largest units. */
export function uptimeText(seconds: number, t: Translate): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor((seconds % DAY) / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
  ];
  if (days > 0) return t('server.daysHours', { days, hours });
  if (hours > 0) return t('server.hoursMinutes', { hours, minutes });
  return t('server.minutesSeconds', { minutes, seconds: seconds % MINUTE });
}
