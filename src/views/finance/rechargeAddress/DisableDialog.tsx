import { rechargeAddresses, switchRechargeAddress } from '@/api/rechargeAddresses';
import type { RechargeAddress } from '@/api/addressTypes';
import type { Dialog } from '@/crud/action/action';
import { ReasonDialog } from '@/crud/form/ReasonDialog';
import { useT } from '@/i18n';
import { toast } from '@/ui/toast/toast';

/** Takes an address out of use; a member gets another one in its place. */
export function DisableDialog({ row, ...dialog }: Dialog & { row: RechargeAddress }) {
  const t = useT();
  const { id, version, address, uid, memberId } = row;
  return (
    <ReasonDialog
      {...dialog}
      name={rechargeAddresses.name}
      id={id}
      title={t('rechargeAddress.disable')}
      ok="rechargeAddress.disable"
      danger
      onSubmit={async (reason) => {
        const { replacement } = await switchRechargeAddress({ id, version, status: 0, reason });
        toast(
          'success',
          replacement === null
            ? t('rechargeAddress.disabled')
            : t('rechargeAddress.replaced', { uid, address: replacement }),
        );
      }}
    >
      <p>
        <bdi>{address}</bdi>
      </p>
      <p>
        {memberId === null ? t('rechargeAddress.disableText') : t('rechargeAddress.replaceText', { uid })}
      </p>
    </ReasonDialog>
  );
}
