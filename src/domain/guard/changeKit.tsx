import { CheckCircleOutlined, CloseCircleOutlined, UndoOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { changeFlow } from '@/contract/block/changeFlow';
import type { confirms } from '@/contract/block/pendingChange';
import type { identity } from '@/contract/block/identity';
import type { Resource } from '@/contract/resource';
import { reasonRules } from '@/crud/field/rules';
import { WhoWhen } from '@/ui/cell/WhoWhen';
import { moveAction } from '../kit/move';
import type { Writing } from '../kit/writing';
import { titleOf } from '../kit/title';
import { questionKit } from '../question/questionKit';
import { PendingChange } from './PendingChange';
import type { Changed } from './PendingChange';

/** A resource with changes that wait for another operator. */
type Confirmed = Resource & {
  calls: {
    confirmChange: Writing<ReturnType<typeof confirms>['confirmChange']['body'], undefined>;
    withdrawChange: Writing<typeof identity, undefined>;
  };
};

/** What a screen tells of a change itself. */
interface Told {
  /** Drawn below the fields that differ. */
  more?: (record: Changed) => ReactNode;
  /** Fields that it tells of, which are not told by their values. */
  apart?: readonly string[];
}

/** The record as it is drawn: who asked for a change, what it would do, and what can be done about it. */
export function changeKit(resource: Confirmed, { more, apart = [] }: Told = {}) {
  const life = { ...resource, flow: changeFlow };
  const draw = (record: Changed): ReactNode => (
    <PendingChange resource={resource} record={record} apart={apart}>
      {more?.(record)}
    </PendingChange>
  );
  const approve = moveAction<typeof life, 'confirm', Changed>(life, 'confirm', {
    content: draw,
    name: 'approveChange',
    label: 'crud.change.approve',
    icon: <CheckCircleOutlined />,
    primary: true,
    done: 'crud.change.confirmed',
  });
  const reject = moveAction<typeof life, 'reject', Changed>(life, 'reject', {
    content: draw,
    name: 'rejectChange',
    label: 'crud.change.reject',
    icon: <CloseCircleOutlined />,
    danger: true,
    // Who asked for it takes it back instead.
    visible: ({ changeBy }, { name }) => changeBy !== name,
    fields: (field) => [field('reason', { label: 'crud.reason', rules: reasonRules })],
    done: 'crud.change.rejected',
  });
  const withdraw = moveAction<typeof life, 'withdraw', Changed>(life, 'withdraw', {
    name: 'withdrawChange',
    label: 'crud.change.withdraw',
    icon: <UndoOutlined />,
    text: (record, t) => t('crud.change.withdrawAsk', { name: titleOf(resource, record) }),
    done: 'crud.change.withdrawn',
  });
  const { ask, reply, retract } = questionKit<Changed>(resource, changeFlow);
  return {
    /** Reply, confirm, reject, ask back, and take back: they stand first among the actions of a row. */
    actions: [reply, approve, reject, ask, retract, withdraw],
    /** What waits, above the form of an edit and in the drawer. */
    draw,
    /** The cell of the column `changeBy`: who asked for the change that waits, and when. */
    cell: ({ changeBy, changeAt }: Changed): ReactNode => <WhoWhen who={changeBy} at={changeAt} />,
    /** The tab with the records of which a change waits. */
    view: { label: 'crud.change.pending', values: { pending: '1' }, lead: 'changeBy', staffOnly: true },
  } as const;
}
