import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/failure';
import { memberAuths } from '@/api/auths';
import type { MemberAuth } from '@/api/authTypes';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { useT } from '@/i18n';
import { DuplicateRequests } from './DuplicateRequests';

/** How many other members have the document; a click names them. */
export function DuplicatesCell({ row }: { row: Pick<MemberAuth, 'authNo' | 'dupCount' | 'id'> }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [memberAuths.name, 'detail', String(row.id)],
    queryFn: async ({ signal }) => (await memberAuths.get?.(row.id, signal)) ?? null,
    enabled: open,
  });
  if (row.dupCount === 0) return '0';
  const title = t('auth.twinsOf', { authNo: row.authNo });
  return (
    <>
      <Button type="link" danger size="small" aria-label={title} onClick={() => setOpen(true)}>
        {row.dupCount}
      </Button>
      <Modal open={open} destroyOnHidden title={title} footer={null} onCancel={() => setOpen(false)}>
        <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
        {data ? <DuplicateRequests twins={data.duplicates} /> : <Skeleton active title={false} />}
      </Modal>
    </>
  );
}
