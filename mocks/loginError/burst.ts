import type { Db } from '../core/db';
import type { Wrong } from '../core/alerts';
import { groups } from '../core/groups';
import { MINUTE, stampOf } from '../core/time';

/** Minutes that are looked at. */
const SPAN = 15;

/** So many failures from one address in that time are a burst. */
const BURST = 10;

/** Addresses from which many sign-ins have failed of late. */
export function bursts(db: Db): Wrong[] {
  const from = stampOf(db.now() - SPAN * MINUTE);
  const late = db.loginErrors.filter(({ createdAt }) => createdAt >= from);
  return [...groups(late, ({ ip }) => ip)].flatMap(([ip, [first, ...others]]) =>
    first && others.length + 1 >= BURST
      ? { key: ip, name: `${ip} (${others.length + 1})`, since: first.createdAt }
      : [],
  );
}
