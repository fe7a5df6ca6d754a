import { FILTERED } from '@/contract/implied';
import { describedCalls, describedResources } from '../../../../tools/contract/described';
import { withRequestId } from '../declared';
import { bodyFrom } from '../operator';
import type { Operator } from '../operator';
import { authWalk } from './auth';
import { awardWalk } from './award';
import { bannerWalk, contentNoticeWalk, tutorWalk } from './content';
import { booksWalk } from './books';
import { channelWalk, walletCodeWalk } from './masters';
import { configWalk } from './config';
import { couponWalk } from './coupon';
import { deliveryWalk } from './delivery';
import { describedWalk } from './described';
import { reviewWalk } from './review';
import { dictWalk } from './dicts';
import { envelopeWalk } from './envelope';
import { genWalk } from './gen';
import { jobWalk } from './jobs';
import { logWalk } from './logs';
import { memberWalk } from './member';
import { menuWalk } from './menus';
import { noticeWalk } from './notices';
import { profileWalk } from './profile';
import { rechargeAddressWalk, withdrawAddressWalk } from './addresses';
import { rechargeWalk } from './recharge';
import { redeemWalk } from './redeem';
import { riskWalk } from './risk';
import { sharedFilterWalk } from './sharedFilters';
import { staffWalk } from './staff';
import { stakingWalk } from './staking';
import { tradingWalk } from './trading';
import { websiteWalk } from './website';
import { violationWalk } from './violation';
import { reconciliationWalk } from './reconciliation';
import { payoutBatchWalk } from './payoutBatch';
import { withdrawWalk } from './withdraw';
import type { Draws, WalkCall } from './draws';
import { ELSEWHERE } from './elsewhere';

const WALKS = [
  rechargeWalk,
  withdrawWalk,
  payoutBatchWalk,
  reconciliationWalk,
  couponWalk,
  deliveryWalk,
  envelopeWalk,
  riskWalk,
  stakingWalk,
  redeemWalk,
  bannerWalk,
  contentNoticeWalk,
  tutorWalk,
  authWalk,
  awardWalk,
  memberWalk,
  profileWalk,
  booksWalk,
  rechargeAddressWalk,
  withdrawAddressWalk,
  channelWalk,
  walletCodeWalk,
  reviewWalk,
  logWalk,
  configWalk,
  jobWalk,
  staffWalk,
  noticeWalk,
  sharedFilterWalk,
  genWalk,
  websiteWalk,
  menuWalk,
  dictWalk,
  tradingWalk,
  violationWalk,
];

/** Calls that no walk names and that are not tested elsewhere: the contract alone says how they are made. */
export function plainCalls(draws: Draws, own = WALKS.flatMap((walk) => walk(draws))): WalkCall[] {
  const named = new Set<string>([...own.map(({ route }) => route), ...Object.keys(ELSEWHERE)]);
  return describedResources
    .filter(({ resource }) =>
      Object.values(resource.calls).some(({ method, path }) => !named.has(`${method} ${path}`)),
    )
    .flatMap(({ resource }) => describedWalk(draws, resource))
    .filter(({ route }) => !named.has(route));
}

/** The calls of the walks, and those that the contract says all of. */
export function callsOf(draws: Draws): WalkCall[] {
  const own = WALKS.flatMap((walk) => walk(draws));
  const all = [...own, ...plainCalls(draws, own)];
  const routes = new Set<string>(all.map(({ route }) => route));
  // A list that is asked with a query is asked in a body as well, where the contract has both.
  const bodies = describedCalls.flatMap(({ call: { method, path }, of }) => {
    const asked = all.find(({ route }) => route === `GET ${path}`);
    const isBoth =
      of !== undefined && method === 'POST' && asked !== undefined && !routes.has(`POST ${path}`);
    return isBoth ? [{ ...asked, route: `POST ${path}` as const }] : [];
  });
  return [...all, ...bodies];
}

/** A question as it is sent; what is undefined is left out. */
export function queryOf(question: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(question) as [string, string | string[] | undefined][]) {
    if (Array.isArray(value)) for (const item of value) query.append(`${name}[]`, item);
    else if (value !== undefined) query.append(name, value);
  }
  return `?${query.toString()}`;
}

const BY_ROUTE = new Map(describedCalls.map(({ call }) => [`${call.method} ${call.path}`, call]));

/** What a call takes of its input, which is drawn from whole rows; sometimes the rest is sent as well. */
function sent({ random }: Draws, route: string, given: object): object {
  const call = BY_ROUTE.get(route);
  return call?.body && random.chance(0.98) ? bodyFrom(call, given) : given;
}

const isText = (name: string): boolean => name !== 'pageNum' && name !== 'pageSize';

/** Filters are texts, in a body as in a query. */
const asQuestion = (given: object): object =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]: [string, unknown]) => {
      if (Array.isArray(value)) return [name, value.map(String)];
      return [name, isText(name) && typeof value === 'number' ? String(value) : value];
    }),
  );

const QUESTIONS = new Set(
  describedCalls.flatMap(({ call: { method, path }, of }) =>
    of && method === 'POST' && FILTERED.has(of.verb) ? [`POST ${path}`] : [],
  ),
);

/** A request of a walk, as it is sent. */
export interface Made {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
}

/** The request that a call of a walk is now, as `userName` makes it. */
export function requestOf(draws: Draws, userName: string, { route, input }: WalkCall): Made {
  const [method, path] = route.split(' ') as [Made['method'], string];
  const given = sent(draws, route, input(userName));
  if (method === 'GET') return { method, path: path + queryOf(given) };
  const body = QUESTIONS.has(route) ? asQuestion(given) : given;
  return { method, path, body: withRequestId(route, body) };
}

/** Sends a request. */
export const sendOne = (who: Operator, { method, path, body }: Made) => who.ask<unknown>(method, path, body);
