import { CopyOutlined } from '@ant-design/icons';
import { banner } from '@/contract/content/banner';
import type { RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { bannerBody, bannerForm, withFrames } from './bannerForm';
import { BannerCard, ClientsCell, LinkCell, PhaseCell, Picture, ScheduleCell } from './BannerCells';
import { Frames } from './Frames';
import styles from './banner.module.css';

const { screen, col, row, bulk, bar, fact, section } = screenKit(banner);

type Row = RowOf<typeof banner>;

/** Languages that a banner is not in yet. */
const LANGUAGES = ['zh-cn', 'en', 'zh-tw'];

const copy = row.ask({
  name: 'copy',
  call: banner.calls.copy,
  label: 'banner.copy',
  icon: <CopyOutlined />,
  text: (_, t) => t('banner.copyText'),
  fields: (field, { lang }: Row) => [field('langs', { initial: LANGUAGES.filter((one) => one !== lang) })],
  done: ({ created }, t) => t('banner.copied', { n: created }),
});

/** Banners as a table, or as a wall of their pictures. */
export default screen({
  columns: [
    col('title', { width: 142 }),
    col.custom('image', (record) => <Picture {...record} className={styles.thumb} />, {
      width: 112,
      reads: ['title'],
    }),
    col('position', { width: 116 }),
    col('lang', { width: 117 }),
    col.custom('phase', (record) => <PhaseCell {...record} />, { width: 90, reads: [] }),
    col.custom('startAt', (record) => <ScheduleCell {...record} />, {
      width: 145,
      label: 'banner.schedule',
      reads: ['endAt'],
    }),
    col.custom('linkValue', (record) => <LinkCell {...record} />, { width: 108, reads: ['linkType'] }),
    col.switch('status', banner.calls.setStatus),
  ],
  ownColumns: [col.custom('clientTypes', (record) => <ClientsCell {...record} />)],
  card: (record) => <BannerCard record={record} />,
  toolbar: [
    bar.create({ fields: (field) => withFrames(field.all(bannerForm)), toBody: bannerBody }),
    bar.sort(),
    bar.exportCsv(),
  ],
  rowActions: [
    row.detail(),
    row.edit({ fields: (field) => withFrames(field.all(bannerForm)), toBody: bannerBody }),
    copy,
    row.remove(),
  ],
  bulkActions: [bulk.remove()],
  detail: [
    section.custom('image', (record) => <Frames {...record} />, 'banner.frames'),
    section.rest('banner.about', [fact.custom('clientTypes', (record) => <ClientsCell {...record} />)]),
    section.history(),
  ],
});
