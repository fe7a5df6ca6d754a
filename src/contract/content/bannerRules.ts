import { isOwnPath, safeLink } from '../../lib/safeUrl';
import type { RuleWord } from '../rule';
import type { PictureSize } from './picture';

/** `biz_banner_pos` */
export const BannerPosition = { web: 1, app: 2, campaign: 3, popUp: 4, contract: 5 } as const;
export type BannerPosition = (typeof BannerPosition)[keyof typeof BannerPosition];

/** The size of a banner's picture, by its position. */
export const bannerSizes: Readonly<Record<BannerPosition, PictureSize>> = {
  [BannerPosition.web]: { width: 1920, height: 600, most: 2 },
  [BannerPosition.app]: { width: 750, height: 320, most: 3 },
  [BannerPosition.campaign]: { width: 1200, height: 400, most: 2 },
  [BannerPosition.popUp]: { width: 600, height: 800, most: 3 },
  [BannerPosition.contract]: { width: 1200, height: 240, most: 2 },
};

/** The size of a position's picture; `undefined` for a position that the console does not know. */
export const bannerSize = (position: unknown): PictureSize | undefined => {
  const known = Object.values(BannerPosition).find((one) => one === position);
  return known && bannerSizes[known];
};

/** `biz_link_type` */
export const LinkType = { none: 0, internal: 1, external: 2, notice: 3 } as const;

/** The number of a notice. */
const NOTICE = /^[1-9]\d{0,8}$/;

/** What is wrong with where a banner leads. */
export function linkFits(linkType: number, linkValue: string): RuleWord | null {
  switch (linkType) {
    case LinkType.none:
      return linkValue === '' ? null : 'rule.linkNowhere';
    case LinkType.internal:
      return isOwnPath(linkValue) ? null : 'rule.linkInternal';
    case LinkType.external:
      return safeLink(linkValue) ? null : 'rule.linkExternal';
    case LinkType.notice:
      return NOTICE.test(linkValue) ? null : 'rule.linkNotice';
    default:
      return null;
  }
}

/** Where a banner is in its schedule. */
export const BannerPhase = { upcoming: 'upcoming', showing: 'showing', over: 'over' } as const;
export type BannerPhase = (typeof BannerPhase)[keyof typeof BannerPhase];

/** From `startAt` on until before `endAt`; without one of them there is no bound. */
export function phaseAt(
  now: string,
  { startAt, endAt }: { readonly startAt: string | null; readonly endAt: string | null },
): BannerPhase {
  if (endAt !== null && endAt <= now) return BannerPhase.over;
  return startAt !== null && startAt > now ? BannerPhase.upcoming : BannerPhase.showing;
}

/** True for a schedule that ends after it begins. */
export const scheduleFits = (startAt: string | null, endAt: string | null): boolean =>
  startAt === null || endAt === null || startAt < endAt;
