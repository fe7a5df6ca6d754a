import { Skeleton } from 'antd';
import type { Id } from '@/contract/field/brands';
import { adjust } from '@/contract/finance/adjust';
import { recharge } from '@/contract/finance/recharge';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { withdraw } from '@/contract/finance/withdraw';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { asset } from '@/contract/member/asset';
import { auth } from '@/contract/member/auth';
import { member } from '@/contract/member/member';
import { memberNote } from '@/contract/member/note';
import type { Resource, RowOf } from '@/contract/resource';
import { operLog, OperLogStatus } from '@/contract/system/operLog';
import { DictTag } from '@/crud/cell/DictTag';
import { fieldLabel, useFormatLabel } from '@/crud/field/label';
import { useFieldText } from '@/crud/field/useFieldText';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { FieldDiff } from '@/ui/cell/FieldDiff';
import { TimeCell } from '@/ui/cell/TimeCell';
import { textOf } from '@/ui/cell/value';
import { EmptyState } from '@/ui/feedback/EmptyState';
import styles from './detail.module.css';
import { useMemberList } from './useMemberList';

const SIZE = 10;

/** The resources of a member and the member's records; they give the words of the changed values. */
const RESOURCES: readonly Resource[] = [
  member,
  memberNote,
  asset,
  auth,
  recharge,
  withdraw,
  adjust,
  rechargeAddress,
  withdrawAddress,
];

const SHAPES = new Map(RESOURCES.map(({ name, row, detail }) => [name, { ...row, ...detail }]));

function Line({ line }: { line: RowOf<typeof operLog> }) {
  const labelOf = useFormatLabel();
  const { title, businessType, operName, operIp, targetType, targetText, reason, errorMsg, diff } = line;
  const wordOf = useFieldText(
    SHAPES.get(targetType) ?? {},
    diff.map(({ field }) => field),
  );
  return (
    <li className={styles.event}>
      <TimeCell value={line.operTime} />
      <div>
        <div className={styles.eventBody}>
          <DictTag type="sys_oper_type" code={textOf(businessType)} />
          <b>{title}</b>
          <span>{visibleText(targetText)}</span>
          <span className={styles.faint}>
            {operName} · {operIp}
          </span>
          {line.status === OperLogStatus.refused ? <Badge tone="late">{visibleText(errorMsg)}</Badge> : null}
        </div>
        {reason === '' ? null : (
          <p>
            <bdi>{visibleText(reason)}</bdi>
          </p>
        )}
        <FieldDiff
          changes={diff.map(({ field, before, after }) => ({
            field,
            before: wordOf(field, before),
            after: wordOf(field, after),
          }))}
          labelOf={(field) => labelOf(fieldLabel(targetType, field))}
        />
      </div>
    </li>
  );
}

/** What operators did to a member and to the member's records, with the changed values. */
export function Audit({ memberId }: { memberId: Id }) {
  const t = useT();
  const { list, rows, isLoading, isEmpty, notices, pager } = useMemberList(operLog, memberId, SIZE);
  return (
    <section aria-label={t('memberDetail.tab.audit')}>
      {notices}
      {isLoading ? <Skeleton active /> : null}
      {isEmpty ? <EmptyState /> : null}
      <ol className={styles.timeline} aria-busy={list.fetching}>
        {rows.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {pager}
    </section>
  );
}
