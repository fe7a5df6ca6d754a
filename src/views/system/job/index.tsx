import {
  ClearOutlined,
  FileSearchOutlined,
  PauseCircleOutlined,
  PlayCircleOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { permissionOf } from '@/api/call';
import type { RowOf } from '@/contract/resource';
import { job, JobGroup } from '@/contract/system/job';
import { jobLog } from '@/contract/system/jobLog';
import { required } from '@/crud/field/rules';
import { screenKit } from '@/domain/kit/screenKit';
import { titleOf } from '@/domain/kit/title';
import { Badge } from '@/ui/base/Badge';
import { CronInput } from './CronInput';
import { JobLogs } from './JobLogs';

const { screen, col, row, bulk, bar, section } = screenKit(job);

type Job = RowOf<typeof job>;

/** From so many failures in a row on, the number is shown as an error. */
const ALARM = 3;

const Failures = ({ count }: { count: number }) =>
  count >= ALARM ? <Badge tone="late">{String(count)}</Badge> : String(count);

const movesMoney = ({ jobGroup }: Job): boolean => jobGroup === JobGroup.money;

/** Pauses a job or lets it go on. */
const turn = (name: 'pause' | 'resume', icon: ReactNode) =>
  row.move(name, {
    label: `job.${name}`,
    icon,
    danger: name === 'pause',
    text: (one, t) => t(`job.${name}Text`, { name: titleOf(job, one) }),
    fields: (field, one) => (movesMoney(one) ? [field('operPassword', { rules: [required] })] : []),
  });

const run = row.ask({
  call: job.calls.run,
  label: 'job.run',
  icon: <ThunderboltOutlined />,
  text: (one, t) => t('job.runText', { name: titleOf(job, one) }),
  done: ({ records, error }, t) =>
    error === '' ? t('job.ran', { n: records }) : t('job.ranBadly', { error }),
});

const logs = row.open(
  {
    name: 'logs',
    label: 'job.logs',
    icon: <FileSearchOutlined />,
    permission: permissionOf(jobLog.calls.list),
  },
  (one, dialog) => <JobLogs {...dialog} jobId={one.id} title={titleOf(job, one)} />,
);

const clearLogs = bar.ask({
  name: 'clearLogs',
  call: jobLog.calls.clear,
  label: 'job.clearLogs',
  icon: <ClearOutlined />,
  danger: true,
  text: (_, t) => t('job.clearLogsText'),
  done: ({ removed }, t) => t('job.cleared', { n: removed }),
});

export default screen({
  columns: [
    col('jobName', { width: 160 }),
    col('jobGroup', { width: 90 }),
    col('cronExpression', { width: 130 }),
    col('status', { width: 90 }),
    'nextRunAt',
    'lastRunAt',
    col('lastResult', { width: 90 }),
    col.custom('failCount', ({ failCount }) => <Failures count={failCount} />, { width: 110 }),
  ],
  toolbar: [
    bar.create({
      fields: { cronExpression: { control: <CronInput /> }, params: { hint: 'job.paramsHint' } },
    }),
    clearLogs,
  ],
  rowActions: [
    run,
    logs,
    turn('pause', <PauseCircleOutlined />),
    turn('resume', <PlayCircleOutlined />),
    row.detail(),
    row.edit({
      fields: (field, one) => [
        field('jobName'),
        field('cronExpression', { control: <CronInput /> }),
        field('misfirePolicy'),
        field('params', { hint: 'job.paramsHint' }),
        ...(movesMoney(one) ? [] : [field('concurrent')]),
        field('remark'),
        ...(movesMoney(one) ? [field('operPassword', { rules: [required] })] : []),
      ],
    }),
    row.remove({ visible: (one) => !movesMoney(one) }),
  ],
  bulkActions: [bulk.remove()],
  detail: [section.rest('job.about'), section.history()],
});
