import { Button } from 'antd';
import type { WithdrawAddress } from '@/api/addressTypes';
import { Badge } from '@/ui/base/Badge';
import { useDialogs } from '@/crud/action/useDialogs';
import { useT } from '@/i18n';
import { HoldersDialog } from './holders';

/** How many members have an address; more than one is remarkable, and lists them. */
export function SharedCell({ row }: { row: Pick<WithdrawAddress, 'address' | 'memo' | 'sharedMembers'> }) {
  const t = useT();
  const [show, dialogs] = useDialogs();
  const { sharedMembers } = row;
  if (sharedMembers < 2) return <span>{sharedMembers}</span>;
  return (
    <>
      <Button
        type="text"
        size="small"
        title={t('withdrawAddress.members')}
        onClick={() => show((dialog) => <HoldersDialog {...dialog} place={row} />)}
      >
        <Badge tone="warn">{t('withdrawAddress.membersCount', { n: sharedMembers })}</Badge>
      </Button>
      {dialogs}
    </>
  );
}
