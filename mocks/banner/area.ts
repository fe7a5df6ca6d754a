import type { Area } from '../core/area';
import { bannerHandlers } from './banners';
import { checkBanners } from './invariants';
import { seedBanners } from './seeds/banners';
import { bannerVisits } from './visits';

/** Pictures at the places of the site and the app. */
export const banner: Area = {
  name: 'banner',
  records: { banner: ['轮播图', 'Banner', '輪播圖'] },
  tables: () => ({ banners: new Map() }),
  handlers: bannerHandlers,
  seeds: { end: seedBanners },
  visits: bannerVisits,
  invariants: [checkBanners],
  usesFiles: (db) =>
    [...db.banners.values()].flatMap(({ deleted, image, imageDark }) => (deleted ? [] : [image, imageDark])),
};
