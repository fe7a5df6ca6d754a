import { SITE } from '@/api/client';
import { member } from '@/contract/member/member';
import { APPROVE_CLOSE } from '@/contract/member/memberFlow';
import type { BodyOf, RowOf } from '@/contract/resource';
import { isOpen } from '@/domain/account/memberState';
import { screenKit } from '@/domain/kit/screenKit';
import type { Key } from '@/i18n/keys';

const { row } = screenKit(member);
const { close } = member.calls;

interface StepOptions {
  name: 'closeRequest' | 'closeApprove' | 'closeCancel';
  done: Key;
  /** True if the step requires a pending request, false if it requires that there is none. */
  follows: boolean;
  /** The permission that is needed, if it is not the one of the call. */
  permission?: string;
}

/** An action for one step of closing an account. */
const step = (value: BodyOf<typeof close>['step'], { name, done, follows, permission }: StepOptions) =>
  row.ask({
    name,
    call: close,
    ...(permission === undefined ? {} : { permission }),
    label: `member.${name}`,
    danger: value !== 'cancel',
    visible: (one: RowOf<typeof member>) => isOpen(one) && (one.closeRequestedBy !== '') === follows,
    text: ({ closeRequestedBy }, t) => t(`member.${name}Text`, { who: closeRequestedBy }),
    fixed: { step: value },
    done,
  });

/** Closing an account takes two operators: one requests it, another one approves. Either may cancel the request. */
export const closeActions = [
  step('request', { name: 'closeRequest', done: 'member.closeAsked', follows: false }),
  step('approve', {
    name: 'closeApprove',
    done: 'member.closed',
    follows: true,
    permission: `${SITE}${APPROVE_CLOSE}`,
  }),
  step('cancel', { name: 'closeCancel', done: 'member.closeWithdrawn', follows: true }),
];
