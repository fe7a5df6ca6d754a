import { choice } from '../field/choices';
import { localText, text } from '../field/texts';
import { time } from '../field/times';
import { nullable } from '../field/shared';

/** What the site offers to members, each of which can be switched off. */
export const SiteSwitch = {
  register: 'register',
  login: 'login',
  recharge: 'recharge',
  withdraw: 'withdraw',
  trade: 'trade',
  delivery: 'delivery',
  staking: 'staking',
} as const;
export type SiteSwitch = (typeof SiteSwitch)[keyof typeof SiteSwitch];

/** What can be closed: each switch, and the whole site for maintenance. */
export const Closable = { ...SiteSwitch, maintenance: 'maintenance' } as const;
export type Closable = (typeof Closable)[keyof typeof Closable];

/** Something that is closed now, as every console tells it. */
export const closure = {
  name: choice(Closable),
  since: time(),
  /** When it opens by itself; `null` where somebody has to switch it on. */
  until: nullable(time()),
  /** Why, in the words of the operator who closed it; empty for operators whose data are restricted to a member's team. */
  reason: text(),
  /** Who closed it; empty as the reason is. */
  by: text(),
  /** What members are told. */
  message: localText(),
};
