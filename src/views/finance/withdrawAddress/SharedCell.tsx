import { Button } from 'antd';
import type { withdrawAddress } from '@/contract/finance/withdrawAddress';
import type { RowOf } from '@/contract/resource';
import { useDialogs } from '@/crud/action/useDialogs';
import { useT } from '@/i18n';
import { Badge } from '@/ui/base/Badge';
import { HoldersDialog } from './holders';

type SharedPlace = Pick<RowOf<typeof withdrawAddress>, 'address' | 'memo' | 'sharedMembers'>;

/**
 * The number of members who have an address. If there is more than one, it is highlighted and opens a list of
 * them.
 */
export function SharedCell({ place }: { place: SharedPlace }) {
  const t = useT();
  const [show, dialogs] = useDialogs();
  const { sharedMembers } = place;
  if (sharedMembers < 2) return <span>{sharedMembers}</span>;
  return (
    <>
      <Button
        type="text"
        size="small"
        title={t('withdrawAddress.members')}
        onClick={() => show((dialog) => <HoldersDialog {...dialog} place={place} />)}
      >
        <Badge tone="warn">{t('withdrawAddress.membersCount', { n: sharedMembers })}</Badge>
      </Button>
      {dialogs}
    </>
  );
}
