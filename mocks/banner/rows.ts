import type { banner } from '@/contract/content/banner';
import type { WireRowOf } from '@/contract/resource';
import type { PlainRow } from '../core/plain';

type Wire = WireRowOf<typeof banner>;

/** A stored banner. */
export type BannerRow = PlainRow &
  Pick<
    Wire,
    | 'title'
    | 'lang'
    | 'position'
    | 'image'
    | 'imageDark'
    | 'linkType'
    | 'linkValue'
    | 'startAt'
    | 'endAt'
    | 'clientTypes'
    | 'views'
    | 'clicks'
    | 'sort'
    | 'remark'
  >;

declare module '../core/tables' {
  interface Tables {
    banners: Map<number, BannerRow>;
  }
}
