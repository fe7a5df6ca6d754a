import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { ApiError } from '@/api/failure';
import { fetchAddressHolders, withdrawAddresses } from '@/api/withdrawAddresses';
import type { AddressHolder } from '@/api/addressTypes';
import type { Dialog } from '@/crud/action/action';
import { CopyButton } from '@/crud/cell/CopyButton';
import { DataTable } from '@/crud/list/DataTable';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { columnKit } from '@/domain/kit/columns';
import { useT } from '@/i18n';
import styles from './withdrawAddress.module.css';

const { name } = withdrawAddresses;

const col = columnKit<AddressHolder>(name);

const columns = [
  col.member(),
  col.text('label', { width: 110 }),
  col.text('walletCode', { width: 120 }),
  col.dict('status', 'biz_withdraw_addr_status', { width: 100 }),
  col.number('useCount', { sort: false }),
  col.money('totalAmount', { coin: ({ coin }) => coin, sort: false }),
  col.time('lastUsedAt', { sort: false }),
];

const NOBODY: readonly AddressHolder[] = [];

interface HoldersModalProps extends Dialog {
  place: { address: string; memo: string };
}

/** The members who have an address, who had it first before the others. */
export function HoldersModal({ place, open, onClose }: HoldersModalProps) {
  const t = useT();
  const { address, memo } = place;
  const { data, error, refetch } = useQuery({
    queryKey: [name, 'members', address, memo],
    queryFn: ({ signal }) => fetchAddressHolders({ address, memo }, signal),
    enabled: open,
  });
  return (
    <Modal
      open={open}
      destroyOnHidden
      width="min(960px, 100vw)"
      title={t('withdrawAddress.members')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('crud.close')}</Button>}
    >
      <p className={styles.address}>
        <bdi>{memo ? `${address} · ${memo}` : address}</bdi> <CopyButton text={address} />
      </p>
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      <DataTable
        label={t('withdrawAddress.members')}
        rowKey="id"
        rows={data ?? NOBODY}
        columns={columns}
        density="small"
        loading={data === undefined && error === null}
        stale={false}
        empty={null}
      />
    </Modal>
  );
}
