import { Tag } from 'antd';
import { useT } from '@/i18n';
import { parsePlatform } from '@/lib/dates';
import { usePlatform } from '@/stores/platform';
import { TimeCell } from '@/ui/cell/TimeCell';

const DAY = 86_400_000;

function daysSince(at: string): number {
  const changed = parsePlatform(at);
  return changed === null ? 0 : Math.floor((Date.now() - changed.getTime()) / DAY);
}

/** When a password was changed; one that is old is marked. */
export function PasswordAge({ at }: { at: string }) {
  const t = useT();
  const old = usePlatform((platform) => platform.passwordDays);
  const days = daysSince(at);
  return (
    <>
      <TimeCell value={at} /> {days > old ? <Tag color="gold">{t('user.days', { n: days })}</Tag> : null}
    </>
  );
}
