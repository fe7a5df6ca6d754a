import { Drawer } from 'antd';
import { useState } from 'react';
import type { Id } from '@/contract/field/brands';
import { jobLog } from '@/contract/system/jobLog';
import type { Dialog } from '@/crud/action/dialog';
import { DataTable } from '@/crud/list/DataTable';
import { Pager } from '@/crud/list/Pager';
import { useListPage } from '@/crud/list/useResourceList';
import { PageNotices } from '@/crud/screen/PageNotices';
import { screenKit } from '@/domain/kit/screenKit';
import { useT } from '@/i18n';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { usePhone } from '@/ui/base/windowWidth';

const { col, list } = screenKit(jobLog);

const COLUMNS = list([
  'startAt',
  'endAt',
  'result',
  col('records', { width: 90 }),
  col('cost', { width: 100 }),
  col('message', { width: 260 }),
  col('runBy', { width: 110 }),
  col('exception', { width: 240 }),
]);

const SIZE = 20;

interface JobLogsProps extends Dialog {
  jobId: Id;
  title: string;
}

/** The runs of one job that did something or failed, the latest first. */
export function JobLogs({ open, onClose, jobId, title }: JobLogsProps) {
  const t = useT();
  const isPhone = usePhone();
  const [{ pageNum, pageSize }, setPlace] = useState({ pageNum: 1, pageSize: SIZE });
  const query = { jobId, pageNum, pageSize };
  const { page, failure, reload, stale, fetching } = useListPage(jobLog, query);
  const total = page?.total ?? 0;
  return (
    <Drawer
      open={open}
      destroyOnHidden
      onClose={onClose}
      size={isPhone ? '100%' : 760}
      title={t('job.logsOf', { name: title })}
    >
      <FailureBar error={failure} retry={reload} />
      <PageNotices page={page} />
      <DataTable
        label={t('job.logs')}
        rowKey="id"
        rows={page?.list ?? []}
        columns={COLUMNS}
        loading={page === undefined && failure === null}
        stale={stale}
        fetching={fetching}
        empty={<EmptyState />}
      />
      {total > SIZE ? (
        <Pager
          total={total}
          pageNum={pageNum}
          pageSize={pageSize}
          onChange={(toPage, toSize) => setPlace({ pageNum: toPage, pageSize: toSize })}
        />
      ) : null}
    </Drawer>
  );
}
