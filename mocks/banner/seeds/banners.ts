import { bannerSizes, BannerPosition, LinkType } from '../../../src/contract/content/bannerRules';
import { OnOff } from '../../../src/contract/block/switchFlow';
import type { Db } from '../../core/db';
import type { Rgb } from '../../core/png';
import { dimmed, seedPicture } from '../../core/seeds/pictures';
import { DAY, stampOf } from '../../core/time';
import { seen } from '../visits';

const { web, app, campaign, popUp, contract } = BannerPosition;

interface Plan {
  title: string;
  lang: string;
  position: BannerPosition;
  /** On its picture; plans with the same word and position share theirs. */
  word: string;
  link: string;
  /** Days from now in which it begins and ends. */
  from: number | null;
  to: number | null;
  off?: true;
  dark?: true;
  clients?: number[];
}

const plan = (
  title: string,
  lang: string,
  position: BannerPosition,
  word: string,
  link: string,
  from: number | null,
  to: number | null,
  more: Pick<Plan, 'off' | 'dark' | 'clients'> = {},
): Plan => ({ title, lang, position, word, link, from, to, ...more });

const PLANS: readonly Plan[] = [
  plan('新人专享礼包', 'zh-cn', web, 'NEW', '/campaign/newcomer', -40, 50, { dark: true }),
  plan('Welcome package', 'en', web, 'NEW', '/campaign/newcomer', -40, 50, { dark: true }),
  plan('新人專享禮包', 'zh-tw', web, 'NEW', '/campaign/newcomer', -40, 50, { dark: true }),
  plan('质押年化 8%', 'zh-cn', web, 'APR 8%', '/staking', -20, 10),
  plan('Earn 8% on staking', 'en', web, 'APR 8%', '/staking', -20, 10),
  plan('App 首页 · 邀请好友', 'zh-cn', app, 'INVITE', '/campaign/invite', -60, null, { clients: [2, 3] }),
  plan('Invite your friends', 'en', app, 'INVITE', '/campaign/invite', -60, null, { clients: [2, 3] }),
  plan('下载新版 App', 'all', app, 'APP', 'https://download.example.com/app', -5, 30, { clients: [4] }),
  plan('交易赛第二季', 'zh-cn', campaign, 'CUP 2', '/campaign/contest', 3, 24),
  plan('Trading cup, season 2', 'en', campaign, 'CUP 2', '/campaign/contest', 3, 24),
  plan('交易賽第一季', 'zh-tw', campaign, 'CUP 1', '/campaign/contest', -70, -30),
  plan('系统升级通知', 'all', popUp, 'UPDATE', '', -2, 2, { dark: true }),
  plan('手续费五折', 'zh-cn', contract, '50% OFF', '/contract/fees', -12, 18),
  plan('Half the fees', 'en', contract, '50% OFF', '/contract/fees', -90, -20, { off: true }),
];

/** Fields of the pictures, in the order in which words come. */
const FIELDS: readonly Rgb[] = [
  [18, 52, 96],
  [16, 84, 66],
  [92, 44, 110],
  [120, 66, 18],
  [138, 34, 48],
  [40, 60, 128],
  [24, 92, 104],
  [84, 72, 20],
];
const [GOLD, WHITE]: [Rgb, Rgb] = [
  [240, 185, 11],
  [255, 255, 255],
];

const lighter = ([red, green, blue]: Rgb): Rgb => [red + 34, green + 34, blue + 34];

const linkOf = (link: string) => {
  if (link === '') return { linkType: LinkType.none, linkValue: '' };
  const linkType = link.startsWith('/') ? LinkType.internal : LinkType.external;
  return { linkType, linkValue: link };
};

/** Banners of all places and languages: some to come, some over, one switched off. */
export function seedBanners(db: Db): void {
  const random = db.random('banner');
  const words = [...new Set(PLANS.map(({ word }) => word))];
  const addresses = new Map<string, string>();
  const pictureOf = ({ word, position }: Plan, at: number, isDark: boolean): string => {
    const name = `${word.replace(/\W+/g, '-').toLowerCase()}-${position}${isDark ? '-dark' : ''}`;
    const known = addresses.get(name);
    if (known !== undefined) return known;
    const field = FIELDS[words.indexOf(word) % FIELDS.length] ?? WHITE;
    const bright = [field, lighter(field), GOLD, WHITE] as const;
    const colours = isDark ? ([dimmed(field), field, dimmed(GOLD), [200, 200, 200]] as const) : bright;
    const { width, height } = bannerSizes[position];
    const url = seedPicture(db, { word, width, height, colours }, { name, by: 'operate01', at });
    addresses.set(name, url);
    return url;
  };
  for (const [place, one] of PLANS.entries()) {
    const begun = db.now() + Math.min(one.from ?? 0, -1) * DAY;
    const made = begun - random.int(1, 4) * DAY;
    const at = stampOf(made);
    const id = db.nextId('banner');
    const stamp = (days: number | null) => (days === null ? null : stampOf(db.now() + days * DAY));
    const row = {
      id,
      version: 1,
      deleted: false,
      title: one.title,
      lang: one.lang,
      position: one.position,
      image: pictureOf(one, made, false),
      imageDark: one.dark ? pictureOf(one, made, true) : '',
      ...linkOf(one.link),
      startAt: stamp(one.from),
      endAt: stamp(one.to),
      clientTypes: one.clients ?? [],
      views: 0,
      clicks: 0,
      sort: (place + 1) * 10,
      status: one.off ? OnOff.off : OnOff.on,
      remark: '',
      createdAt: at,
      updatedAt: at,
      createdBy: 'operate01',
      updatedBy: 'operate01',
    };
    if ((one.from ?? 0) < 0) seen(row, random.int(800, 26_000), random);
    db.banners.set(id, row);
  }
}
