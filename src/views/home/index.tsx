import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { fetchOverview, fetchTodo } from '@/api/home';
import { listPermission } from '@/api/permissions';
import { loadMessages } from '@/i18n';
import { whenIdle } from '@/lib/idle';
import { safeStorage } from '@/lib/storage';
import { unreadOf } from '@/shell/reminders/kinds';
import { usePendingTotals } from '@/shell/reminders/usePendingTotals';
import { useCan, useIsScoped } from '@/stores/session';
import { onDemand } from '@/ui/load/onDemand';
import { HomeStatistics } from './HomeStatistics';
import { Greeting } from './Greeting';
import { AlertCount, Desk, Feeds, TopCoins } from './late';
import { OpenInterest } from './OpenInterest';
import { Pending } from './Pending';
import { REFRESH } from '@/domain/home/refreshInterval';
import { Trend } from './Trend';
import { useLate } from './useLate';
import styles from './home.module.css';

/** Its code is fetched where drafts of forms are stored at all, which is seldom. */
const Drafts = onDemand(async () => (await import('./Drafts')).Drafts);
const hasDrafts = (): boolean => safeStorage('local').keys('console.drafts.').length > 0;

const MEMBERS = listPermission('member');
const MONEY = listPermission('recharge');
const POSITIONS = listPermission('contractPosition');
const DEALS = listPermission('contractDeal');
const ASSETS = listPermission('asset');
const SYMBOLS = listPermission('contractSymbol');

/** It comes when the rest is there and the browser at rest, and only where something is to be read. */
const NoticesBlock = onDemand(async () => {
  await whenIdle();
  const [block] = await Promise.all([
    import('@/shell/notices/NoticesBlock'),
    loadMessages('notices', 'crud'),
  ]);
  return block.NoticesBlock;
});

/** The home screen: pending work, today's figures, trends and notices. Each block loads and fails independently. */
export default function HomeScreen() {
  const members = useCan({ one: MEMBERS });
  const money = useCan({ one: MONEY });
  const positions = useCan({ one: POSITIONS });
  const deals = useCan({ one: DEALS });
  const isScoped = useIsScoped();
  const coins = useCan({ one: ASSETS }) && !isScoped;
  const symbols = useCan({ one: SYMBOLS }) && !isScoped;
  const figures = members || money || positions;

  const todo = useQuery({
    queryKey: ['pending', 'todo'],
    queryFn: ({ signal }) => fetchTodo(signal),
    ...REFRESH,
  });
  const overview = useQuery({
    queryKey: ['home', 'overview'],
    queryFn: ({ signal }) => fetchOverview(signal),
    ...REFRESH,
    enabled: () => figures && REFRESH.enabled(),
  });

  const unread = unreadOf(usePendingTotals().data) ?? 0;

  // The charts load after the rest, because they are the heaviest part and the least urgent.
  const readable = !todo.isPending && (overview.isFetched || !overview.isEnabled);

  const desk = useRef<HTMLDivElement>(null);
  const late = useLate(desk, readable);

  return (
    <div className={styles.page}>
      <Greeting>
        {late && <AlertCount onShow={() => desk.current?.scrollIntoView({ block: 'start' })} />}
      </Greeting>
      {hasDrafts() && <Drafts />}
      <Pending todo={todo} unread={unread} />
      {figures && <HomeStatistics overview={overview} />}
      <div ref={desk} className={styles.desk}>
        {late && <Desk />}
      </div>
      {readable && (
        <div className={styles.trends}>
          {money && <Trend metric="money" late={late} />}
          {members && <Trend metric="member" late={late} />}
          {deals && <Trend metric="trading" late={late} />}
          {positions && <OpenInterest />}
        </div>
      )}
      {late && coins && <TopCoins />}
      {late && symbols && <Feeds />}
      {readable && unread > 0 && <NoticesBlock />}
    </div>
  );
}
