import { useQuery } from '@tanstack/react-query';
import { fetchOverview, fetchTodo } from '@/api/home';
import { listPermission } from '@/api/permissions';
import { useCan } from '@/stores/session';
import { HomeStatistics } from './HomeStatistics';
import { Greeting } from './Greeting';
import { Pending } from './Pending';
import { REFRESH } from './refreshInterval';
import { Trend } from './Trend';
import styles from './home.module.css';

const MEMBERS = listPermission('member');
const MONEY = listPermission('recharge');

/** The home screen: pending work, today's figures, and trends. Each block loads and fails independently. */
export default function HomeScreen() {
  const members = useCan({ one: MEMBERS });
  const money = useCan({ one: MONEY });

  const todo = useQuery({
    queryKey: ['pending', 'todo'],
    queryFn: ({ signal }) => fetchTodo(signal),
    ...REFRESH,
  });
  const overview = useQuery({
    queryKey: ['home', 'overview'],
    queryFn: ({ signal }) => fetchOverview(signal),
    enabled: members || money,
    ...REFRESH,
  });

  // The charts load after the rest, because they are the heaviest part and the least urgent.
  const readable = !todo.isPending && (overview.isFetched || !overview.isEnabled);

  return (
    <div className={styles.page}>
      <Greeting />
      <Pending todo={todo} />
      {(members || money) && <HomeStatistics overview={overview} />}
      {readable && (
        <div className={styles.trends}>
          {money && <Trend metric="money" />}
          {members && <Trend metric="member" />}
        </div>
      )}
    </div>
  );
}
