import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { Readable } from '@/contract/field/read';
import type { RowOf } from '@/contract/resource';
import { notice, noticeReader } from '@/contract/system/notice';
import type { Dialog } from '@/crud/action/dialog';
import { DataTable } from '@/crud/list/DataTable';
import { columnMaker } from '@/domain/kit/columnKit';
import { useLanguage, useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { usePhone } from '@/ui/base/windowWidth';

const { col, list } = columnMaker({ name: notice.name, shape: noticeReader });

const COLUMNS = list([
  col('nickname', { width: 120, label: 'notice.reader' }),
  col('deptName', { width: 120, label: 'notice.dept' }),
  col('readAt', { label: 'notice.readAt' }),
  col('ackAt', { label: 'notice.ackAt' }),
]);

const NO_READERS: readonly Readable<typeof noticeReader>[] = [];

interface NoticeReadersProps extends Dialog {
  row: RowOf<typeof notice>;
}

/** Everybody a notice is for, and when they have read and confirmed it. */
export function NoticeReaders({ open, onClose, row }: NoticeReadersProps) {
  const t = useT();
  const language = useLanguage();
  const isPhone = usePhone();
  const { data, error, refetch } = useQuery({
    queryKey: [notice.name, 'readers', row.id, language],
    queryFn: ({ signal }) => send(notice.calls.readers, { id: row.id }, { signal }),
  });
  return (
    <Drawer
      open={open}
      destroyOnHidden
      onClose={onClose}
      size={isPhone ? '100%' : 640}
      title={t('notice.readersOf', { title: visibleText(row.title) })}
    >
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      <p>
        {t('notice.counted', {
          audience: row.audience,
          read: data?.filter(({ readAt }) => readAt !== null).length ?? row.readCount,
          ack: data?.filter(({ ackAt }) => ackAt !== null).length ?? row.ackCount,
        })}
      </p>
      <DataTable
        label={t('notice.readers')}
        rowKey="userName"
        rows={data ?? NO_READERS}
        columns={COLUMNS}
        density="small"
        loading={data === undefined && error === null}
        empty={data && <EmptyState />}
      />
    </Drawer>
  );
}
