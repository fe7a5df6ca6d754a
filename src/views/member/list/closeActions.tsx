import { member } from '@/contract/member/member';
import type { BodyOf, RowOf } from '@/contract/resource';
import { isOpen } from '@/domain/account/memberState';
import { screenKit } from '@/domain/kit/screenKit';
import type { Key } from '@/i18n/keys';

const { row } = screenKit(member);
const { close } = member.calls;

interface StepOptions {
  name: 'closeRequest' | 'closeApprove' | 'closeCancel';
  done: Key;
  /** Whether the step follows a request. */
  follows: boolean;
}

/** One step on the way to a closed account. */
const step = (value: BodyOf<typeof close>['step'], { name, done, follows }: StepOptions) =>
  row.ask({
    name,
    call: close,
    label: `member.${name}`,
    danger: value !== 'cancel',
    visible: (one: RowOf<typeof member>) => isOpen(one) && (one.closeRequestedBy !== '') === follows,
    text: ({ closeRequestedBy }, t) => t(`member.${name}Text`, { who: closeRequestedBy }),
    fixed: { step: value },
    done,
  });

/** One operator asks for an account to be closed, another one agrees; either may take the request back. */
export const closeActions = [
  step('request', { name: 'closeRequest', done: 'member.closeAsked', follows: false }),
  step('approve', { name: 'closeApprove', done: 'member.closed', follows: true }),
  step('cancel', { name: 'closeCancel', done: 'member.closeWithdrawn', follows: true }),
];
