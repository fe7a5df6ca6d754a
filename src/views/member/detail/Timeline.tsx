import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Checkbox, Skeleton } from 'antd';
import { useState } from 'react';
import { permissionOf } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { Call } from '@/contract/call';
import type { Id } from '@/contract/field/brands';
import type { DictType } from '@/contract/field/dictionaries';
import type { Readable } from '@/contract/field/read';
import { recharge } from '@/contract/finance/recharge';
import { withdraw } from '@/contract/finance/withdraw';
import { auth } from '@/contract/member/auth';
import { ledger } from '@/contract/member/ledger';
import { violation } from '@/contract/risk/violation';
import { readTimeline, TIMELINE_TYPES } from '@/contract/member/timeline';
import type { timelineEvent, TimelineType } from '@/contract/member/timeline';
import { useViewer } from '@/crud/action/useViewer';
import { DictTag } from '@/crud/cell/DictTag';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { useIsScoped } from '@/stores/session';
import { Badge } from '@/ui/base/Badge';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import styles from './detail.module.css';
import { timelineQuery } from './queries';

/** Per type of event, the call whose permission is required to see it, and the dictionary of its codes. */
const TYPES: Record<TimelineType, { call: Call; dict?: DictType; staffOnly?: true }> = {
  signIn: { call: readTimeline },
  recharge: { call: recharge.calls.list, dict: 'biz_recharge_status' },
  withdraw: { call: withdraw.calls.list, dict: 'biz_withdraw_status' },
  auth: { call: auth.calls.list, dict: 'biz_auth_status' },
  violation: { call: violation.calls.list, dict: 'biz_violation_status' },
  ledger: { call: ledger.calls.list, dict: 'biz_asset_biz' },
  staff: { call: readTimeline, dict: 'sys_step_result', staffOnly: true },
};

/** Code of a successful sign-in. */
const SIGNED_IN = '1';

function Event({ event }: { event: Readable<typeof timelineEvent> }) {
  const t = useT();
  const { at, type, code, no, amount, coin, who, text } = event;
  // The server may send a type that this client does not know.
  const kind = TIMELINE_TYPES.find((one) => one === type);
  const dict = kind && TYPES[kind].dict;
  return (
    <li className={styles.event} data-type={type}>
      <TimeCell value={at} />
      <div className={styles.eventBody}>
        <b>{kind ? t(`memberDetail.type.${kind}`) : visibleText(type)}</b>
        {kind === 'signIn' ? (
          <Badge tone={code === SIGNED_IN ? 'plain' : 'late'}>
            {t(code === SIGNED_IN ? 'memberDetail.signIn.1' : 'memberDetail.signIn.0')}
          </Badge>
        ) : dict ? (
          <DictTag type={dict} code={code} />
        ) : null}
        {amount === null ? null : <MoneyCell value={amount} coin={coin} sign={kind === 'ledger'} />}
        {no === '' ? null : <span>{visibleText(no)}</span>}
        {who === '' ? null : <span className={styles.faint}>{who}</span>}
        {text === '' ? null : <bdi className={styles.faint}>{visibleText(text)}</bdi>}
      </div>
    </li>
  );
}

/** All events of a member in one list, latest first, filtered by type. */
export function Timeline({ memberId }: { memberId: Id }) {
  const t = useT();
  const viewer = useViewer();
  const [chosen, setChosen] = useState<readonly TimelineType[]>([]);
  const { data, error, hasNextPage, fetchNextPage, isFetching, refetch } = useInfiniteQuery(
    timelineQuery(memberId, chosen),
  );
  const isScoped = useIsScoped();
  const offered = TIMELINE_TYPES.filter(
    (type) => viewer.can(permissionOf(TYPES[type].call) ?? '') && !(isScoped && TYPES[type].staffOnly),
  );
  const events = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <section aria-label={t('memberDetail.tab.timeline')}>
      <Checkbox.Group<TimelineType>
        className={styles.types}
        value={[...chosen]}
        onChange={setChosen}
        options={offered.map((type) => ({ value: type, label: t(`memberDetail.type.${type}`) }))}
      />
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data === undefined && !error ? <Skeleton active /> : null}
      {data && events.length === 0 ? <EmptyState /> : null}
      <ol className={styles.timeline} aria-busy={isFetching}>
        {events.map((event, place) => (
          <Event key={place} event={event} />
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
