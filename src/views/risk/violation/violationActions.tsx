import { EditOutlined, MessageOutlined, RollbackOutlined, StopOutlined } from '@ant-design/icons';
import { fetchRecord } from '@/api/records';
import { violation } from '@/contract/risk/violation';
import { screenKit } from '@/domain/kit/screenKit';
import { FINDING } from '@/domain/violation/finding';
import { isPending } from './violationReview';

const { row, bar } = screenKit(violation);

/** Records what a member did. */
export const record = bar.create({
  label: 'violation.add',
  fields: FINDING,
  text: (_, t) => t('violation.addText'),
  ok: 'crud.submit',
  done: 'violation.added',
});

/** Puts right what was recorded. */
export const correct = row.ask({
  call: violation.calls.edit,
  label: 'crud.edit',
  icon: <EditOutlined />,
  drawer: true,
  visible: isPending,
  load: ({ id }) => fetchRecord(violation, id),
  text: ({ firstReviewer }, t) =>
    firstReviewer === '' ? [] : [t('violation.editText', { who: firstReviewer })],
  fields: FINDING,
});

/** Enters the appeal of a member. */
export const appeal = row.move('appeal', {
  label: 'violation.appeal',
  icon: <MessageOutlined />,
  text: ({ uid }, t) => t('violation.appealText', { uid }),
  done: 'violation.appealedDone',
});

/** Lifts the penalties. */
export const revoke = row.move('revoke', {
  label: 'violation.revoke',
  icon: <RollbackOutlined />,
  danger: true,
  text: ({ uid }, t) => t('violation.revokeText', { uid }),
  done: 'violation.revokedDone',
});

/** Refuses an appeal. */
export const uphold = row.move('uphold', {
  label: 'violation.uphold',
  icon: <StopOutlined />,
  text: ({ uid }, t) => t('violation.upholdText', { uid }),
  done: 'violation.upheld',
});
