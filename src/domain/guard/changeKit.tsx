import { CheckCircleOutlined, CloseCircleOutlined, UndoOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { confirms } from '@/contract/block/pendingChange';
import type { identity } from '@/contract/block/identity';
import type { Resource } from '@/contract/resource';
import { reasonRules } from '@/crud/field/rules';
import { WhoWhen } from '@/ui/cell/WhoWhen';
import { askAction } from '../kit/ask';
import type { AskTarget, Writing } from '../kit/ask';
import { titleOf } from '../kit/title';
import { PendingChange } from './PendingChange';
import type { Changed } from './PendingChange';

/** A resource with changes that wait for another operator. */
type Confirmed = Resource & {
  calls: {
    confirmChange: Writing<ReturnType<typeof confirms>['confirmChange']['body'], undefined>;
    withdrawChange: Writing<typeof identity, undefined>;
  };
};

/** The record as it is drawn: who asked for a change, what it would do, and what can be done about it. */
export function changeKit(resource: Confirmed, more?: (record: Changed) => ReactNode) {
  const { name, row: shape, calls } = resource;
  const target: AskTarget<Changed> = {
    resource: name,
    shape,
    rowsOf: (record) => [record],
    titleOf: (record) => titleOf(resource, record),
    isBulk: false,
  };
  const draw = (record: Changed): ReactNode => (
    <PendingChange resource={resource} record={record}>
      {more?.(record)}
    </PendingChange>
  );
  const waits = ({ pendingChange }: Changed): boolean => pendingChange !== null;
  const decision = { call: calls.confirmChange, content: draw } as const;
  const approve = askAction(target, {
    ...decision,
    name: 'approveChange',
    label: 'crud.change.approve',
    icon: <CheckCircleOutlined />,
    primary: true,
    visible: waits,
    disabledReason: ({ changeBy }, t, viewer) => (changeBy === viewer.name ? t('crud.change.own') : null),
    fixed: { result: 'approve' },
    done: 'crud.change.confirmed',
  });
  const reject = askAction(target, {
    ...decision,
    name: 'rejectChange',
    label: 'crud.change.reject',
    icon: <CloseCircleOutlined />,
    danger: true,
    visible: (record, { name: viewer }) => waits(record) && record.changeBy !== viewer,
    fixed: { result: 'reject' },
    fields: (field) => [field('reason', { label: 'crud.reason', rules: reasonRules })],
    done: 'crud.change.rejected',
  });
  const withdraw = askAction(target, {
    call: calls.withdrawChange,
    name: 'withdrawChange',
    label: 'crud.change.withdraw',
    icon: <UndoOutlined />,
    visible: (record, { name: viewer }) => waits(record) && record.changeBy === viewer,
    text: (record, t) => t('crud.change.withdrawAsk', { name: titleOf(resource, record) }),
    done: 'crud.change.withdrawn',
  });
  return {
    /** Confirm, reject, and take back: they stand first among the actions of a row. */
    actions: [approve, reject, withdraw],
    /** What waits, above the form of an edit and in the drawer. */
    draw,
    /** The cell of the column `changeBy`: who asked for the change that waits, and when. */
    cell: ({ changeBy, changeAt }: Changed): ReactNode => <WhoWhen who={changeBy} at={changeAt} />,
    /** The tab with the records of which a change waits. */
    view: { label: 'crud.change.pending', values: { pending: '1' }, lead: 'changeBy', staffOnly: true },
  } as const;
}
