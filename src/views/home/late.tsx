import { loadMessages } from '@/i18n';
import { whenIdle } from '@/lib/idle';
import { Skeleton } from '@/ui/base/Skeleton';
import { onDemand } from '@/ui/load/onDemand';
import styles from './home.module.css';

/** Loads a part of home when the browser is at rest, with its words. */
async function atRest<Part>(fetch: () => Promise<Part>): Promise<Part> {
  await whenIdle();
  const [part] = await Promise.all([fetch(), loadMessages('home/desk', 'closures')]);
  return part;
}

const waiting = (
  <div className={styles.waiting}>
    <Skeleton rows={5} />
  </div>
);

/** Alerts, and the operator's day. */
export const Desk = onDemand(async () => (await atRest(() => import('@/domain/home/Desk'))).Desk, waiting);

/** Liabilities and coverage by coin. */
export const TopCoins = onDemand(
  async () => (await atRest(() => import('@/domain/home/TopCoins'))).TopCoins,
  waiting,
);

/** How fresh the prices are. */
export const Feeds = onDemand(async () => (await atRest(() => import('@/domain/home/Feeds'))).Feeds, waiting);

/** How many alerts there are. */
export const AlertCount = onDemand(
  async () => (await atRest(() => import('@/domain/home/Alerts'))).AlertCount,
);

/** What the trend of money is about. */
export const MoneyControls = onDemand(
  async () => (await atRest(() => import('@/domain/home/MoneyControls'))).MoneyControls,
);
