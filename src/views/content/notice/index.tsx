import {
  ClockCircleOutlined,
  HistoryOutlined,
  RollbackOutlined,
  SendOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { contentNotice } from '@/contract/content/contentNotice';
import { startsFrom } from '@/domain/kit/moves';
import { screenKit } from '@/domain/kit/screenKit';
import { titleOf } from '@/domain/kit/title';
import { AudienceCell, LanguagesCell, Named, Wording } from './NoticeCells';
import { noticeBody, noticeForm } from './noticeForm';
import { Versions } from './Versions';

const { screen, col, fact, row, bulk, bar, section, permission } = screenKit(contentNotice);
const { setTop } = contentNotice.calls;

const versions = row.open(
  {
    name: 'versions',
    label: 'contentNotice.versions',
    icon: <HistoryOutlined />,
    permission: permission('versions'),
  },
  (one, dialog) => <Versions {...dialog} row={one} />,
);

/** Notices to members. */
export default screen({
  columns: [
    col('title', { width: 150 }),
    col('category', { width: 100 }),
    col('status', { width: 116 }),
    col.custom('target', (record) => <AudienceCell {...record} />, { width: 148, reads: ['audience'] }),
    col.custom('langs', (record) => <LanguagesCell {...record} />, { width: 122, reads: [] }),
    col.switch('isTop', setTop, { width: 74 }),
    col('readCount', { width: 92 }),
    'publishAt',
    col('isPopup', { width: 74 }),
    'expireAt',
    'createdBy',
  ],
  toolbar: [bar.create({ fields: noticeForm, toBody: noticeBody, wide: true }), bar.exportCsv()],
  rowActions: [
    row.detail(),
    row.edit({ fields: noticeForm, toBody: noticeBody, wide: true }),
    row.move('publish', {
      label: 'contentNotice.publish',
      icon: <SendOutlined />,
      text: (one, t) =>
        t('contentNotice.publishText', { name: titleOf(contentNotice, one), n: one.audience }),
      ok: 'contentNotice.publish',
      done: 'contentNotice.published',
    }),
    row.move('schedule', {
      name: 'schedule',
      label: 'contentNotice.schedule',
      icon: <ClockCircleOutlined />,
      disabledReason: ({ publishAt }, t) => (publishAt === null ? t('contentNotice.noTime') : null),
      text: (one, t) =>
        t('contentNotice.scheduleText', {
          name: titleOf(contentNotice, one),
          n: one.audience,
          time: one.publishAt ?? '',
        }),
      ok: 'contentNotice.schedule',
      done: 'contentNotice.scheduled',
    }),
    row.move('withdraw', {
      label: 'contentNotice.withdraw',
      icon: <StopOutlined />,
      danger: true,
      text: (one, t) => t('contentNotice.withdrawText', { name: titleOf(contentNotice, one) }),
      ok: 'contentNotice.withdraw',
      done: 'contentNotice.withdrawn',
    }),
    row.move('takeBack', {
      name: 'takeBack',
      label: 'contentNotice.takeBack',
      icon: <RollbackOutlined />,
      text: (one, t) =>
        t('contentNotice.takeBackText', { name: titleOf(contentNotice, one), time: one.publishAt ?? '' }),
      ok: 'contentNotice.takeBack',
      done: 'contentNotice.takenBack',
    }),
    versions,
    row.remove({ visible: startsFrom(contentNotice, 'remove') }),
  ],
  bulkActions: [bulk.remove()],
  detail: [
    section.custom('content', (record) => <Wording {...record} />, 'contentNotice.content'),
    section.facts('contentNotice.about', [
      'title',
      'category',
      'status',
      fact.custom('langs', (record) => <LanguagesCell {...record} />),
      'target',
      fact.custom('targetValue', (record) => <Named {...record} />),
      'audience',
      'readCount',
      'isTop',
      'isPopup',
      'publishAt',
      'expireAt',
      fact('cover'),
      'sort',
    ]),
    section.rest('contentNotice.audit'),
    section.history(),
  ],
});
