import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { addressHolder, uses, withdrawAddress } from '@/contract/finance/withdrawAddress';
import type { Readable } from '@/contract/field/read';
import type { Dialog } from '@/crud/action/dialog';
import { CopyButton } from '@/crud/cell/CopyButton';
import { DataTable } from '@/crud/list/DataTable';
import { columnMaker } from '@/domain/kit/columnKit';
import { drawnNames } from '@/crud/field/drawn';
import { useT } from '@/i18n';
import { FailureBar } from '@/ui/feedback/FailureBar';
import styles from './withdrawAddress.module.css';

const { name } = withdrawAddress;

const { list } = columnMaker({ name, shape: addressHolder });

const COLUMNS = list(['member', 'label', 'walletCode', 'status', ...drawnNames(uses)]);

const NO_HOLDERS: readonly Readable<typeof addressHolder>[] = [];

interface HoldersModalProps extends Dialog {
  place: { address: string; memo: string };
}

/** A dialog with the members who have an address; the first to have it comes first. */
export function HoldersModal({ place: { address, memo }, open, onClose }: HoldersModalProps) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: [name, 'members', address, memo],
    queryFn: ({ signal }) => send(withdrawAddress.calls.members, { address, memo }, { signal }),
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
        rows={data ?? NO_HOLDERS}
        columns={COLUMNS}
        density="small"
        loading={data === undefined && error === null}
        stale={false}
      />
    </Modal>
  );
}
