import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Checkbox, Skeleton } from 'antd';
import { useState } from 'react';
import { memberAuths } from '@/api/auths';
import { ApiError } from '@/api/failure';
import { rechargeLog } from '@/api/finance';
import { ledgerLog } from '@/api/ledger';
import { fetchTimeline, MEMBER_TIMELINE } from '@/api/memberProfile';
import type { TimelineEvent, TimelineType } from '@/api/memberProfileTypes';
import { withdrawLog } from '@/api/withdraws';
import { DictTag } from '@/crud/cell/DictTag';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { Badge } from '@/ui/base/Badge';
import { usePermitted } from '@/crud/action/usePermitted';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import styles from './detail.module.css';

/** Kinds of events: what shows them, and the dictionary of their codes. */
const TYPES: readonly { type: TimelineType; permission: string; dict: string }[] = [
  { type: 'signIn', permission: MEMBER_TIMELINE, dict: '' },
  { type: 'recharge', permission: rechargeLog.permissions.list, dict: 'biz_recharge_status' },
  { type: 'withdraw', permission: withdrawLog.permissions.list, dict: 'biz_withdraw_status' },
  { type: 'auth', permission: memberAuths.permissions.list, dict: 'biz_auth_status' },
  { type: 'ledger', permission: ledgerLog.permissions.list, dict: 'biz_asset_biz' },
  { type: 'staff', permission: MEMBER_TIMELINE, dict: 'sys_step_result' },
];

function Event({ event }: { event: TimelineEvent }) {
  const t = useT();
  const { at, type, code, no, amount, coin, who, text } = event;
  const dict = TYPES.find((one) => one.type === type)?.dict ?? '';
  return (
    <li className={styles.event} data-type={type}>
      <TimeCell value={at} />
      <div className={styles.eventBody}>
        <b>{t(`memberDetail.type.${type}`)}</b>
        {type === 'signIn' ? (
          <Badge tone={code === '1' ? 'plain' : 'late'}>
            {t(code === '1' ? 'memberDetail.signIn.1' : 'memberDetail.signIn.0')}
          </Badge>
        ) : (
          <DictTag type={dict} code={code} />
        )}
        {amount === null ? null : <MoneyCell value={amount} coin={coin} sign={type === 'ledger'} />}
        {no === '' ? null : <span>{visibleText(no)}</span>}
        {who === '' ? null : <span className={styles.faint}>{who}</span>}
        {text === '' ? null : <bdi className={styles.faint}>{visibleText(text)}</bdi>}
      </div>
    </li>
  );
}

/** What happened to a member in one stream, the latest first, of the chosen kinds. */
export function Timeline({ id }: { id: number }) {
  const t = useT();
  const offered = usePermitted(TYPES);
  const [chosen, setChosen] = useState<readonly TimelineType[]>([]);
  const { data, error, hasNextPage, fetchNextPage, isFetching, refetch } = useInfiniteQuery({
    queryKey: ['member', 'timeline', id, chosen],
    queryFn: ({ pageParam, signal }) => fetchTimeline(id, chosen, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const events = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <section aria-label={t('memberDetail.tab.timeline')}>
      <Checkbox.Group<TimelineType>
        className={styles.types}
        value={[...chosen]}
        onChange={setChosen}
        options={offered.map(({ type }) => ({ value: type, label: t(`memberDetail.type.${type}`) }))}
      />
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data === undefined && !error ? <Skeleton active /> : null}
      {data && events.length === 0 ? <EmptyState /> : null}
      <ol className={styles.timeline} aria-busy={isFetching}>
        {events.map((event) => (
          <Event key={event.key} event={event} />
        ))}
      </ol>
      {hasNextPage ? (
        <Button loading={isFetching} onClick={() => void fetchNextPage()}>
          {t('memberDetail.older')}
        </Button>
      ) : null}
    </section>
  );
}
