import type { banner } from '@/contract/content/banner';
import { OnOff } from '@/contract/block/switchFlow';
import { BannerPhase, LinkType } from '@/contract/content/bannerRules';
import type { RowOf } from '@/contract/resource';
import { DictTag, DictTags } from '@/crud/cell/DictTag';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { safeImage } from '@/ui/cell/safeImage';
import { NONE } from '@/ui/cell/value';
import styles from './banner.module.css';

type Row = RowOf<typeof banner>;

const TONES = { upcoming: 'warn', showing: 'plain', over: 'late' } as const;

/** Where a banner is in its schedule. */
export function PhaseCell({ phase }: Pick<Row, 'phase'>) {
  const t = useT();
  const known = Object.values(BannerPhase).find((one) => one === phase);
  return known ? <Badge tone={TONES[known]}>{t(`banner.phase.${known}`)}</Badge> : <>{visibleText(phase)}</>;
}

/** Where a banner leads. */
export function LinkCell({ linkType, linkValue }: Pick<Row, 'linkType' | 'linkValue'>) {
  if (linkType === LinkType.none) return NONE;
  return (
    <span className={styles.clipped} title={visibleText(linkValue)}>
      {visibleText(linkValue)}
    </span>
  );
}

/** From when until when it is shown. */
export function ScheduleCell({ startAt, endAt }: Pick<Row, 'startAt' | 'endAt'>) {
  const t = useT();
  if (startAt === null && endAt === null) return t('banner.always');
  return (
    <span className={styles.schedule}>
      <span>{startAt === null ? t('banner.fromAnyTime') : startAt.slice(0, 16)}</span>
      <span>{endAt === null ? t('banner.noEnd') : endAt.slice(0, 16)}</span>
    </span>
  );
}

/** Where it is shown: everywhere, unless some clients are named. */
export function ClientsCell({ clientTypes }: Pick<Row, 'clientTypes'>) {
  const t = useT();
  return clientTypes.length === 0 ? (
    t('banner.allClients')
  ) : (
    <DictTags type="biz_register_source" codes={clientTypes.map(String)} />
  );
}

/** A picture in its own ratio. */
export function Picture({ image, title, className }: Pick<Row, 'image' | 'title'> & { className?: string }) {
  const url = safeImage(image);
  return url === null ? (
    NONE
  ) : (
    <img className={className} src={url} alt={visibleText(title)} loading="lazy" />
  );
}

/** A banner as a card of the wall: its picture, its order, and what decides whether members see it. */
export function BannerCard({ record }: { record: Row }) {
  const t = useT();
  const { image, title, sort, phase, status, position, lang } = record;
  return (
    <div className={styles.card}>
      <div className={styles.cardPicture}>
        <Picture image={image} title={title} />
        <span className={styles.order} title={t('banner.sort')}>
          {sort}
        </span>
      </div>
      <div className={styles.cardWords}>
        <strong className={styles.clipped} title={visibleText(title)}>
          {visibleText(title)}
        </strong>
        <span className={styles.tags}>
          <DictTag type="biz_banner_pos" code={String(position)} />
          <DictTag type="biz_lang_all" code={lang} />
          <PhaseCell phase={phase} />
          {status === OnOff.off ? <DictTag type="sys_normal_disable" code="0" /> : null}
        </span>
      </div>
    </div>
  );
}
