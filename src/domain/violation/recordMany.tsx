import { WarningOutlined } from '@ant-design/icons';
import { member } from '@/contract/member/member';
import { violation } from '@/contract/risk/violation';
import { selectedMembers } from '../account/freezeActions';
import { isOpen } from '../account/memberState';
import { actionKit } from '../kit/action';
import { FINDING } from './finding';

const { addMany } = violation.calls;

/** UIDs that a record names at most, besides its own member's. */
const MOST = addMany.body.relatedUids.options.max ?? 0;

/** Records what several members did together: each gets a record that names the others. */
export const recordMany = actionKit(member).bulk.ask({
  call: addMany,
  label: 'violation.add',
  icon: <WarningOutlined />,
  drawer: true,
  fixed: (rows) => ({ memberIds: rows.map(({ id }) => id) }),
  text: (rows, t) => [selectedMembers(rows, t), t('violation.addManyText')],
  fields: (field, rows) =>
    field.all({
      ...FINDING,
      relatedUids: {
        ...FINDING.relatedUids,
        initial: rows.length > 1 ? rows.slice(0, MOST).map(({ uid }) => uid) : [],
      },
    }),
  ok: 'crud.submit',
  done: 'violation.added',
  disabledReason: (rows, t) => (rows.every(isOpen) ? null : t('member.someClosed')),
});
