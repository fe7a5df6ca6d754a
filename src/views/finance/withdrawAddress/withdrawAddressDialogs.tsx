import {
  blacklistAddress,
  switchWithdrawAddress,
  unblacklistAddress,
  withdrawAddresses,
} from '@/api/withdrawAddresses';
import { withdrawLog } from '@/api/withdraws';
import type { WithdrawAddress } from '@/api/addressTypes';
import type { Dialog } from '@/crud/action/action';
import { textOf } from '@/ui/cell/value';
import { ReasonDialog } from '@/crud/form/ReasonDialog';
import { stepUpField } from '@/domain/security/stepUp';
import { useAction } from '@/crud/action/useAction';
import { useT } from '@/i18n';
import { toast } from '@/ui/toast/toast';

interface AddressDialogProps extends Dialog {
  row: WithdrawAddress;
}

const { name } = withdrawAddresses;

/** Bars an address for everybody, with a reason and the operator's password. */
export function BlacklistDialog({ row, ...dialog }: AddressDialogProps) {
  const t = useT();
  const act = useAction(withdrawLog.name);
  const { id, version, address, sharedMembers } = row;
  return (
    <ReasonDialog
      {...dialog}
      name={name}
      id={id}
      title={t('withdrawAddress.blacklist')}
      ok="withdrawAddress.blacklist"
      danger
      fields={[stepUpField]}
      onSubmit={async (reason, values, requestId) => {
        const operPassword = textOf(values['operPassword']) ?? '';
        // What waits for a decision changes with it.
        const outcome = await act([], () =>
          blacklistAddress({ id, version, reason, operPassword, requestId }),
        );
        if (outcome.kind === 'failed') throw outcome.error;
        if (outcome.kind === 'busy') return;
        const { members, held } = outcome.answer;
        toast('success', t('withdrawAddress.blacklistDone', { members, held: held.length }));
      }}
    >
      <p>{t('crud.toggle', { action: t('withdrawAddress.blacklist'), name: address })}</p>
      <p>{t('withdrawAddress.blacklistText', { n: sharedMembers })}</p>
    </ReasonDialog>
  );
}

/** Lets an address be used again; for somebody else than who barred it. */
export function UnblacklistDialog({ row, ...dialog }: AddressDialogProps) {
  const t = useT();
  const { id, version, address, blacklistedBy, blacklistReason } = row;
  return (
    <ReasonDialog
      {...dialog}
      name={name}
      id={id}
      title={t('withdrawAddress.unblacklist')}
      ok="withdrawAddress.unblacklist"
      done="withdrawAddress.unblacklisted"
      onSubmit={(reason) => unblacklistAddress({ id, version, reason })}
    >
      <p>{t('crud.toggle', { action: t('withdrawAddress.unblacklist'), name: address })}</p>
      <p>{t('withdrawAddress.unblacklistText', { who: blacklistedBy, why: blacklistReason })}</p>
    </ReasonDialog>
  );
}

/** Keeps one member from using an address. */
export function DisableDialog({ row, ...dialog }: AddressDialogProps) {
  const t = useT();
  const { id, version, address, uid } = row;
  return (
    <ReasonDialog
      {...dialog}
      name={name}
      id={id}
      title={t('withdrawAddress.disable')}
      ok="withdrawAddress.disable"
      danger
      done="withdrawAddress.disabled"
      onSubmit={(reason) => switchWithdrawAddress({ id, version, status: 3, reason })}
    >
      <p>{t('crud.toggle', { action: t('withdrawAddress.disable'), name: address })}</p>
      <p>{t('withdrawAddress.disableText', { uid })}</p>
    </ReasonDialog>
  );
}
