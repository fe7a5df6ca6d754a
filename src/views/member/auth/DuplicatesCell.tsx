import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/failure';
import { fetchRecord } from '@/api/records';
import { auth } from '@/contract/member/auth';
import type { RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { NONE } from '@/ui/cell/value';
import { DuplicateRequests } from '@/domain/auth/DuplicateRequests';

/** The number of other members with the same document; a click lists them. */
export function DuplicatesCell({ row }: { row: RowOf<typeof auth> }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { id, authNo, dupCount } = row;
  const { data, error, refetch } = useQuery({
    queryKey: [auth.name, 'detail', id],
    queryFn: ({ signal }) => fetchRecord(auth, id, signal),
    enabled: open,
  });
  if (Number.isNaN(dupCount)) return NONE;
  if (dupCount === 0) return '0';
  const title = t('auth.twinsOf', { authNo });
  return (
    <>
      <Button type="link" danger size="small" aria-label={title} onClick={() => setOpen(true)}>
        {dupCount}
      </Button>
      <Modal open={open} destroyOnHidden title={title} footer={null} onCancel={() => setOpen(false)}>
        <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
        {data ? <DuplicateRequests duplicates={data.duplicates} /> : null}
        {!data && !error ? <Skeleton active title={false} /> : null}
      </Modal>
    </>
  );
}
