import { Tag } from 'antd';
import { useT } from '@/i18n';
import { parsePlatform } from '@/lib/dates';
import { TimeCell } from '@/ui/cell/TimeCell';

/** Days after which a password is old. */
const OLD = 90;

const DAY = 86_400_000;

function daysSince(at: string): number {
  const changed = parsePlatform(at);
  return changed === null ? 0 : Math.floor((Date.now() - changed.getTime()) / DAY);
}

/** When a password was changed; one that is old is marked. */
export function PasswordAge({ at }: { at: string }) {
  const t = useT();
  const days = daysSince(at);
  return (
    <>
      <TimeCell value={at} /> {days > OLD ? <Tag color="gold">{t('user.days', { n: days })}</Tag> : null}
    </>
  );
}
