import {
  ClockCircleOutlined,
  EyeOutlined,
  RollbackOutlined,
  SendOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { notice, NoticeTarget } from '@/contract/system/notice';
import type { FormValues } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import type { FormFieldMaker } from '@/domain/kit/formFields';
import { startsFrom } from '@/domain/kit/moves';
import { screenKit } from '@/domain/kit/screenKit';
import { titleOf } from '@/domain/kit/title';
import { NoticeText } from '@/domain/notice/NoticeText';
import { RecipientsInput } from '@/domain/notice/RecipientsInput';
import { NoticeReaders } from './NoticeReaders';

const { screen, col, row, bulk, bar, section, permission } = screenKit(notice);
type Terms = Omit<typeof notice.calls.edit.body, 'id' | 'version'>;

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
    row.move('publish', {
      label: 'notice.publish',
      icon: <SendOutlined />,
      text: (one, t) => t('notice.publishText', { name: titleOf(notice, one), n: one.audience }),
      done: 'notice.published',
    }),
    row.move('publish', {
      name: 'schedule',
      label: 'notice.schedule',
      icon: <ClockCircleOutlined />,
      text: (one, t) => t('notice.scheduleText', { name: titleOf(notice, one), n: one.audience }),
      fields: (field, { publishAt }) => [
        field('publishAt', { initial: publishAt ?? undefined, rules: [required] }),
      ],
      done: 'notice.scheduled',
    }),
    row.move('takeBack', {
      label: 'notice.unschedule',
      icon: <RollbackOutlined />,
      text: (one, t) => t('notice.unscheduleText', { name: titleOf(notice, one), time: one.publishAt ?? '' }),
      done: 'notice.unscheduled',
    }),
    row.move('close', {
      label: 'notice.close',
      icon: <StopOutlined />,
      danger: true,
      text: (one, t) => t('notice.closeText', { name: titleOf(notice, one) }),
      done: 'notice.closed',
    }),
    row.edit({ visible: startsFrom(notice, 'edit'), fields }),
    row.remove({ visible: startsFrom(notice, 'remove') }),
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
