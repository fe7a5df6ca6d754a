import type { Member } from './rows';

const DEMO = 2;
const MARKET_MAKER = 3;

/** True for members whose coins are not real. */
export const isDemo = ({ memberType }: Pick<Member, 'memberType'>): boolean => memberType === DEMO;

/** True for accounts of the platform itself: nothing they own or do counts in figures. */
export const isPlatformAccount = ({ memberType }: Pick<Member, 'memberType'>): boolean =>
  memberType === DEMO || memberType === MARKET_MAKER;
