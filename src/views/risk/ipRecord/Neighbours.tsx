import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { Readable } from '@/contract/field/read';
import { ipRecord } from '@/contract/risk/ipRecord';
import { neighbour } from '@/contract/risk/neighbour';
import type { Dialog } from '@/crud/action/dialog';
import { DataTable } from '@/crud/list/DataTable';
import { ClusterButton } from '@/domain/cluster/ClusterButton';
import { columnMaker } from '@/domain/kit/columnKit';
import { MemberCell } from '@/domain/member/MemberCell';
import { useT } from '@/i18n';
import { formatUsdt, sum } from '@/lib/money';
import { countText } from '@/ui/cell/value';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { usePhone } from '@/ui/base/windowWidth';

type Neighbour = Readable<typeof neighbour>;

const { col, list } = columnMaker({ name: ipRecord.name, shape: neighbour });

const COLUMNS = list([
  col.custom('uid', (one) => <MemberCell member={{ ...one, tags: [] }} />, { width: 150 }),
  col('status', { width: 90 }),
  col('kycLevel', { width: 100 }),
  col('inUsdt', { width: 110, label: 'ipRecord.inUsdt' }),
  col('outUsdt', { width: 110, label: 'ipRecord.outUsdt' }),
  col('sharedIps', { width: 130, label: 'ipRecord.sharedIps' }),
  col('times', { width: 70 }),
  col('lastAt', { label: 'ipRecord.lastAt' }),
]);

const NOBODY: readonly Neighbour[] = [];

/** The members who have come from one address; each opens over the page. */
export function Neighbours({ open, onClose, ip }: Dialog & { ip: string }) {
  const t = useT();
  const isPhone = usePhone();
  const { data, error, refetch } = useQuery({
    queryKey: [ipRecord.name, 'cluster', ip],
    queryFn: ({ signal }) => send(ipRecord.calls.cluster, { ip }, { signal }),
  });
  const members = data?.members ?? NOBODY;
  return (
    <Drawer
      open={open}
      destroyOnHidden
      onClose={onClose}
      size={isPhone ? '100%' : 1000}
      title={t('ipRecord.membersOn', { ip })}
      extra={<ClusterButton start={{ ip }} />}
    >
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data ? (
        <p>
          {t('ipRecord.counted', {
            total: countText(data.total),
            in: formatUsdt(sum(members.map(({ inUsdt }) => inUsdt))),
            out: formatUsdt(sum(members.map(({ outUsdt }) => outUsdt))),
          })}
        </p>
      ) : null}
      <DataTable
        label={t('ipRecord.members')}
        rowKey="memberId"
        rows={members}
        columns={COLUMNS}
        density="small"
        loading={data === undefined && error === null}
        empty={data && <EmptyState />}
      />
    </Drawer>
  );
}
