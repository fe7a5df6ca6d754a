import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchFlow, fetchVault } from '@/api/board';
import type { BoardFlow, BoardVault } from '@/api/boardTypes';
import { permissionOf } from '@/api/call';
import { fetchTodo } from '@/api/home';
import { listPermission } from '@/api/permissions';
import { walletCode } from '@/contract/finance/walletCode';
import { isReadable } from '@/contract/field/read';
import { useT } from '@/i18n';
import { formatMoney, formatUsdt, sub } from '@/lib/money';
import { useSignedIn } from '@/shell/reminders/usePendingTotals';
import { useCan } from '@/stores/session';
import { Card } from './Card';
import styles from './grid.module.css';
import { CoinFlow } from './CoinFlow';
import { Coverage } from './Coverage';
import { Largest } from './Largest';
import { Plot } from './Plot';
import { POLL } from './pollInterval';
import { Queues } from './Queues';
import { changeOf, clockOf, shareOf } from './boardRules';
import { Tiles } from './Tiles';
import type { Tile } from './Tiles';
import { Wallets } from './Wallets';

const MONEY = listPermission('recharge');
const WALLETS = permissionOf(walletCode.calls.list) ?? '';

function FundsStatistics({ flow, vault }: { flow: BoardFlow; vault: BoardVault | undefined }) {
  const t = useT();
  const { recharge, withdraw, rechargeBefore, withdrawBefore } = flow;
  const net = sub(recharge, withdraw);
  const isKnown = (key: 'recharge' | 'withdraw' | 'net'): boolean =>
    key === 'net' ? isKnown('recharge') && isKnown('withdraw') : isReadable(flow, key);
  const today = (key: 'recharge' | 'withdraw' | 'net', value: string, before: string): Tile => ({
    key,
    label: t(`visualizing.${key}Today`),
    value: isKnown(key) ? formatUsdt(value) : t('ui.unreadable'),
    change: isKnown(key) ? changeOf(value, before) : null,
    remark: t('visualizing.vsYesterday'),
  });
  const tiles = [
    today('recharge', recharge, rechargeBefore),
    today('withdraw', withdraw, withdrawBefore),
    today('net', net, sub(rechargeBefore, withdrawBefore)),
  ];
  const share = vault && shareOf(vault.held, vault.owed);
  if (vault && share) {
    const whole = (value: string) => formatMoney(value, { decimals: 0 });
    tiles.push({
      key: 'cover',
      label: t('visualizing.cover'),
      value: `${formatMoney(share, { decimals: 1 })}%`,
      remark: t('visualizing.coverOf', { held: whole(vault.held), owed: whole(vault.owed) }),
    });
  }
  return <Tiles tiles={tiles} />;
}

function Hours({ hours }: { hours: BoardFlow['hours'] }) {
  const t = useT();
  const labels = useMemo(() => hours.map(({ from }) => clockOf(from)), [hours]);
  const series = useMemo(
    () => [
      {
        key: 'recharge',
        label: t('visualizing.recharge'),
        kind: 'bar' as const,
        values: hours.map(({ recharge }) => recharge),
      },
      {
        key: 'withdraw',
        label: t('visualizing.withdraw'),
        kind: 'bar' as const,
        values: hours.map(({ withdraw }) => withdraw),
      },
      {
        key: 'net',
        label: t('visualizing.net'),
        kind: 'dashed' as const,
        values: hours.map(({ recharge, withdraw }) => sub(recharge, withdraw)),
      },
    ],
    [hours, t],
  );
  return <Plot title={t('visualizing.flow')} labels={labels} series={series} money />;
}

/** The funds dashboard: today's deposits and withdrawals, pending records, and the platform's holdings. */
export function FundsBoard() {
  const t = useT();
  const money = useCan({ one: MONEY });
  const wallets = useCan({ one: WALLETS });
  const signedIn = useSignedIn();
  const flow = useQuery({
    queryKey: ['board', 'flow'],
    queryFn: ({ signal }) => fetchFlow(signal),
    enabled: money,
    ...POLL,
  });
  const vault = useQuery({
    queryKey: ['board', 'vault'],
    queryFn: ({ signal }) => fetchVault(signal),
    enabled: wallets,
    ...POLL,
  });
  const todo = useQuery({
    queryKey: ['pending', 'todo'],
    queryFn: ({ signal }) => fetchTodo(signal),
    enabled: signedIn,
    ...POLL,
  });
  const noMoney = !money && t('visualizing.deniedMoney');
  const noWallets = !wallets && t('visualizing.denied');
  return (
    <div className={styles.funds}>
      <Card title={t('visualizing.summary')} area="sum" query={flow} denied={noMoney} bare>
        {(answer) => <FundsStatistics flow={answer} vault={vault.data} />}
      </Card>
      <Card title={t('visualizing.flow')} area="flow" query={flow} denied={noMoney} field="hours" bare>
        {({ hours }) => <Hours hours={hours} />}
      </Card>
      <Card
        title={t('visualizing.queues')}
        area="queues"
        query={todo}
        denied={todo.data?.length === 0 && t('visualizing.denied')}
      >
        {(answer) => <Queues queues={answer} />}
      </Card>
      <Card title={t('visualizing.byCoin')} area="coins" query={flow} denied={noMoney} field="coins">
        {({ coins }) => <CoinFlow coins={coins} />}
      </Card>
      <Card title={t('visualizing.wallets')} area="wallets" query={vault} denied={noWallets} field="wallets">
        {(answer) => <Wallets wallets={answer.wallets} />}
      </Card>
      <Card title={t('visualizing.coverage')} area="cover" query={vault} denied={noWallets} field="coverage">
        {({ coverage }) => <Coverage coverage={coverage} />}
      </Card>
      <Card title={t('visualizing.largest')} area="largest" query={flow} denied={noMoney} field="largest">
        {({ largest }) => <Largest rows={largest} />}
      </Card>
    </div>
  );
}
