import { member } from '@/contract/member/member';
import { screenKit } from '@/domain/kit/screenKit';
import type { Key } from '@/i18n/keys';

const { row } = screenKit(member);

interface StepOptions {
  name: 'closeRequest' | 'closeApprove' | 'closeCancel';
  done: Key;
  /** True if the step requires a pending request, false if it requires that there is none. */
  follows: boolean;
}

/** An action for one step of closing an account. */
const step = (move: 'requestClose' | 'close' | 'cancelClose', { name, done, follows }: StepOptions) =>
  row.move(move, {
    name,
    label: `member.${name}`,
    danger: move !== 'cancelClose',
    visible: ({ closeRequestedBy }) => (closeRequestedBy !== '') === follows,
    text: ({ closeRequestedBy }, t) => t(`member.${name}Text`, { who: closeRequestedBy }),
    done,
  });

/** Closing an account takes two operators: one requests it, another one approves. Either may cancel the request. */
export const closeActions = [
  step('requestClose', { name: 'closeRequest', done: 'member.closeAsked', follows: false }),
  step('close', { name: 'closeApprove', done: 'member.closed', follows: true }),
  step('cancelClose', { name: 'closeCancel', done: 'member.closeWithdrawn', follows: true }),
];
