import { ClockCircleOutlined, EyeOutlined, RollbackOutlined, SendOutlined, StopOutlined } from '@ant-design/icons';
import type { RowOf } from '@/contract/resource';
import { notice, NoticeTarget } from '@/contract/system/notice';
import { NoticeStatus } from '@/contract/system/noticeFlow';
import type { FormValues } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import type { FormFieldMaker } from '@/domain/kit/formFields';
import { screenKit } from '@/domain/kit/screenKit';
import { titleOf } from '@/domain/kit/title';
import { NoticeText } from '@/domain/notice/NoticeText';
import { RecipientsInput } from '@/domain/notice/RecipientsInput';
import { NoticeReaders } from './NoticeReaders';

const { screen, col, row, bulk, bar, section, permission } = screenKit(notice);
const { publish } = notice.calls;

type Notice = RowOf<typeof notice>;

type Terms = Omit<typeof notice.calls.edit.body, 'id' | 'version'>;

const isDraft = ({ status }: Notice): boolean => status === NoticeStatus.draft;
const isScheduled = ({ status }: Notice): boolean => status === NoticeStatus.scheduled;
const isToCome = (one: Notice): boolean => isDraft(one) || isScheduled(one);
const isPublished = ({ status }: Notice): boolean => status === NoticeStatus.published;

const isChosen = ({ target }: FormValues): boolean =>
  target !== undefined && Number(target) !== NoticeTarget.all;

/** The fields of a notice; an audience other than all is named. */
const fields = (field: FormFieldMaker<Terms>) => [
  field('title'),
  field('noticeType'),
  field('level'),
  field('target'),
  field('targetIds', { control: <RecipientsInput />, rules: [required], when: isChosen }),
  field('needAck', { hint: 'notice.needAckHint' }),
  field('content', { hint: 'notice.contentHint' }),
];

const readers = row.open(
  { name: 'readers', label: 'notice.readers', icon: <EyeOutlined />, permission: permission('readers') },
  (one, dialog) => <NoticeReaders {...dialog} row={one} />,
);

export default screen({
  columns: [
    col('title', { width: 200 }),
    col('noticeType', { width: 90 }),
    col('level', { width: 90 }),
    col('target', { width: 90 }),
    col('targetNames', { width: 140 }),
    col('status', { width: 100 }),
    col('readRate', { width: 100 }),
    'publishAt',
    col('needAck', { width: 90 }),
    'createdBy',
  ],
  toolbar: [bar.create({ fields })],
  rowActions: [
    row.detail(),
    readers,
    row.ask({
      name: 'publish',
      call: publish,
      label: 'notice.publish',
      icon: <SendOutlined />,
      visible: isToCome,
      text: (one, t) => t('notice.publishText', { name: titleOf(notice, one), n: one.audience }),
      fixed: { on: 1 },
      done: 'notice.published',
    }),
    row.ask({
      name: 'schedule',
      call: publish,
      label: 'notice.schedule',
      icon: <ClockCircleOutlined />,
      visible: isToCome,
      text: (one, t) => t('notice.scheduleText', { name: titleOf(notice, one), n: one.audience }),
      fields: (field, { publishAt }) => [
        field('publishAt', { initial: publishAt ?? undefined, rules: [required] }),
      ],
      fixed: { on: 1 },
      done: 'notice.scheduled',
    }),
    row.ask({
      name: 'unschedule',
      call: publish,
      label: 'notice.unschedule',
      icon: <RollbackOutlined />,
      visible: isScheduled,
      text: (one, t) => t('notice.unscheduleText', { name: titleOf(notice, one), time: one.publishAt ?? '' }),
      fixed: { on: 0 },
      done: 'notice.unscheduled',
    }),
    row.ask({
      name: 'close',
      call: publish,
      label: 'notice.close',
      icon: <StopOutlined />,
      danger: true,
      visible: isPublished,
      text: (one, t) => t('notice.closeText', { name: titleOf(notice, one) }),
      fixed: { on: 0 },
      done: 'notice.closed',
    }),
    row.edit({ visible: isDraft, fields }),
    row.remove({ visible: (one) => !isPublished(one) && !isScheduled(one) }),
  ],
  bulkActions: [bulk.remove()],
  detail: [
    section.custom(
      'content',
      ({ content, items }) => <NoticeText content={content} items={items} />,
      'notice.content',
    ),
    section.rest('notice.about'),
    section.history(),
  ],
});
