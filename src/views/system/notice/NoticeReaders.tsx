import { useQuery } from '@tanstack/react-query';
import { Drawer, Grid, Table } from 'antd';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { RowOf } from '@/contract/resource';
import { notice } from '@/contract/system/notice';
import type { Dialog } from '@/crud/action/dialog';
import { useLanguage, useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { TimeCell } from '@/ui/cell/TimeCell';
import { FailureBar } from '@/ui/feedback/FailureBar';

interface NoticeReadersProps extends Dialog {
  row: RowOf<typeof notice>;
}

/** Everybody a notice is for, and when they have read and confirmed it. */
export function NoticeReaders({ open, onClose, row }: NoticeReadersProps) {
  const t = useT();
  const language = useLanguage();
  const { sm } = Grid.useBreakpoint();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [notice.name, 'readers', row.id, language],
    queryFn: ({ signal }) => send(notice.calls.readers, { id: row.id }, { signal }),
  });
  return (
    <Drawer
      open={open}
      destroyOnHidden
      onClose={onClose}
      size={sm === false ? '100%' : 640}
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
      <Table
        size="small"
        rowKey="userName"
        loading={isPending}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={data ?? []}
        columns={[
          { key: 'nickname', title: t('notice.reader'), render: (_, one) => visibleText(one.nickname) },
          { key: 'dept', title: t('notice.dept'), render: (_, one) => visibleText(one.deptName) },
          { key: 'readAt', title: t('notice.readAt'), render: (_, one) => <TimeCell value={one.readAt} /> },
          { key: 'ackAt', title: t('notice.ackAt'), render: (_, one) => <TimeCell value={one.ackAt} /> },
        ]}
      />
    </Drawer>
  );
}
