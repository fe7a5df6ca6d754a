import { StopOutlined } from '@ant-design/icons';
import { blacklistAddress, WITHDRAW_ADDRESS, withdrawAddresses } from '@/api/withdrawAddresses';
import { withdrawLog } from '@/api/withdraws';
import type { WithdrawLog } from '@/api/withdrawTypes';
import type { RowAction } from '@/crud/action/action';
import { textOf } from '@/ui/cell/value';
import { ReasonDialog } from '@/crud/form/ReasonDialog';
import { stepUpField } from '@/domain/security/stepUp';

/** Bars the address as it is now: somebody may have changed its record since the list was read. */
async function bar(id: number, reason: string, operPassword: string, requestId: string): Promise<unknown> {
  const address = await withdrawAddresses.get?.(id);
  return blacklistAddress({ id, version: address?.version ?? 0, reason, operPassword, requestId });
}

/** Bars the address of a withdraw for every member. */
export const blacklist: RowAction<WithdrawLog> = {
  name: 'blacklist',
  label: 'withdraw.blacklist',
  icon: <StopOutlined />,
  danger: true,
  permission: WITHDRAW_ADDRESS.blacklist,
  visible: ({ addressId }) => addressId !== null,
  perform: ({ addressId, toAddress, orderNo }, context) =>
    context.show((dialog) => (
      <ReasonDialog
        {...dialog}
        name={withdrawLog.name}
        title={context.t('withdraw.blacklistTitle', { orderNo })}
        ok="withdraw.blacklist"
        danger
        fields={[stepUpField]}
        done="withdraw.blacklisted"
        onSubmit={(reason, values, requestId) =>
          bar(addressId ?? 0, reason, textOf(values['operPassword']) ?? '', requestId)
        }
      >
        <p>{context.t('withdraw.blacklistText', { address: toAddress })}</p>
      </ReasonDialog>
    )),
};
