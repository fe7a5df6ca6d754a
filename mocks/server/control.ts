import type { Db } from '../core/db';
import { paceOf } from './arrivals';
import { demoAccounts, DEMO_PASSWORD } from '../core/demo';
import { DAY } from '../core/time';
import { customerActs } from '../core/visits';
import { feedsOf, setFeed } from './feeds';
import { NETWORK_MODES } from './network';
import type { Network } from './network';
import { panelScript } from './panelScript';
import { setUploadTrouble, uploadTroubleOf } from './uploadTrouble';

/** Where the demo is steered from; never part of the product's own calls. */
export const CONTROL = '/admin/__mock/';

/** What of a demo can be steered. */
export interface Demo {
  /** The present data; replaced by `reset`. */
  readonly db: Db;
  readonly network: Network;
  /** Starts over with fresh data; who is signed in stays so, unless all are to be signed out. */
  reset(signsOut?: boolean): void;
}

/** In the product's own envelope, so that its client can ask too. */
const json = (data: unknown): Response =>
  Response.json({ code: 0, msg: 'ok', data }, { headers: { 'Cache-Control': 'no-store' } });

function changeNetwork(network: Network, wish: unknown): boolean {
  if (typeof wish !== 'object' || wish === null) return false;
  const given = new Map<string, unknown>(Object.entries(wish));
  const mode = NETWORK_MODES.find((item) => item === given.get('mode'));
  if (!mode) return false;
  network.mode = mode;
  const [delayMs, failRate] = [given.get('delayMs'), given.get('failRate')];
  if (typeof delayMs === 'number') network.delayMs = Math.min(Math.max(delayMs, 0), 120_000);
  if (typeof failRate === 'number') network.failRate = Math.min(Math.max(failRate, 0), 1);
  return true;
}

function changePace({ db }: Demo, wish: unknown): boolean {
  const pace = typeof wish === 'object' && wish !== null && 'pace' in wish ? paceOf(wish.pace) : undefined;
  if (pace) db.arrivals.pace = pace;
  return pace !== undefined;
}

/** Most customers of one rush. */
const RUSH = 500;

/** What was sent, by its names. */
const wishOf = (wish: unknown): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(Object.entries(typeof wish === 'object' && wish !== null ? wish : {}));

/** Lets so many customers come at once, whatever the pace; with an `area` they come for that alone. */
function rush({ db }: Demo, wish: unknown): boolean {
  const [count, area] = ['count', 'area'].map((name) => wishOf(wish).get(name));
  if (typeof count !== 'number' || !(count >= 1 && count <= RUSH)) return false;
  const random = db.random('rush');
  const where = typeof area === 'string' ? area : undefined;
  for (let come = 0; come < count; come++) customerActs(db, random, where);
  return true;
}

/** Most days that pass at once: all that falls due in them is done with the next call. */
const LEAP = 60;

/** Lets so many days pass. Sessions that end meanwhile have ended. */
function pass({ db }: Demo, wish: unknown): boolean {
  const days = wishOf(wish).get('days');
  if (typeof days !== 'number' || !(days > 0 && days <= LEAP)) return false;
  db.forward(days * DAY);
  return true;
}

/** Answers the demo's own calls; `undefined` for everything else. */
export async function control(backend: Demo, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(CONTROL)) return undefined;
  switch (`${request.method} ${pathname.slice(CONTROL.length)}`) {
    case 'GET panel.js':
      return new Response(panelScript(), { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
    case 'GET state':
      return json({
        accounts: demoAccounts,
        password: DEMO_PASSWORD,
        now: backend.db.stamp(),
        network: backend.network,
        messages: backend.db.sentMessages,
        pace: backend.db.arrivals.pace,
        feeds: feedsOf(backend.db),
      });
    case 'POST reset': {
      const wish: unknown = await request.json().catch(() => null);
      backend.reset(typeof wish === 'object' && wish !== null && Reflect.get(wish, 'signOut') === true);
      return json({ now: backend.db.stamp() });
    }
    case 'GET network':
      return json(backend.network);
    case 'POST network': {
      const wish: unknown = await request.json().catch(() => null);
      return changeNetwork(backend.network, wish)
        ? json(backend.network)
        : new Response('Bad mode', { status: 400 });
    }
    case 'POST arrivals': {
      const wish: unknown = await request.json().catch(() => null);
      return changePace(backend, wish) ? json(null) : new Response('Bad pace', { status: 400 });
    }
    case 'POST customers': {
      const wish: unknown = await request.json().catch(() => null);
      return rush(backend, wish) ? json(null) : new Response('Bad count', { status: 400 });
    }
    case 'POST clock': {
      const wish: unknown = await request.json().catch(() => null);
      return pass(backend, wish)
        ? json({ now: backend.db.stamp() })
        : new Response('Bad days', { status: 400 });
    }
    case 'POST feed': {
      const wish: unknown = await request.json().catch(() => null);
      return setFeed(backend.db, wish) ? json(null) : new Response('Bad feed', { status: 400 });
    }
    case 'GET upload':
      return json(uploadTroubleOf(backend.db)?.calls ?? []);
    case 'POST upload': {
      const wish: unknown = await request.json().catch(() => null);
      return setUploadTrouble(backend.db, wish) ? json(null) : new Response('Bad wish', { status: 400 });
    }
    default:
      return new Response('Not found', { status: 404 });
  }
}
