import { reviewStep } from '../block/review';
import { read } from '../call';
import { word } from '../field/choices';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { count } from '../field/numbers';
import type { Readable } from '../field/read';
import { nullable } from '../field/shared';
import { id, text } from '../field/texts';
import { time } from '../field/times';
import { signIn } from './profile';

/** A link sent to a member to reset a password or an authenticator; it can be used once. */
export const resetLink = {
  kind: word('resetPassword', 'resetFundPassword', 'resetGoogle'),
  /** A later link of the same kind, and time, end one that was not used. */
  state: word('waiting', 'used', 'over'),
  createdAt: time(),
  /** User name of the operator who sent it. */
  createdBy: text(),
  expiresAt: time(),
  /** `null` until the member has used it. */
  usedAt: nullable(time()),
};

/** All sign-ins of a member from one place. */
const seen = {
  firstAt: time(),
  lastAt: time(),
  count: count(),
  /** How many of them were refused. */
  refusedCount: count(),
  /** Number of members who have signed in from there, this one included. */
  memberCount: count(),
};

/** A device that a member has signed in with. */
export const usedDevice = { deviceId: text(), device: text(), ...seen };

/** An IP address that a member has signed in from. */
export const usedIp = { ip: text(), countryCode: code('biz_country'), ...seen };

/** How a member's account is kept safe, for the staff alone; bindings, locks and sessions are in the profile. */
export const security = {
  /** The latest first. */
  links: records(resetLink),
  /** Those used last come first. */
  devices: records(usedDevice),
  ips: records(usedIp),
  /** The last hundred, the latest first. */
  signIns: records(signIn),
  /** What operators did about freezes, permissions, passwords and sessions, the oldest first. */
  history: records(reviewStep),
};

export type MemberSecurity = Readable<typeof security>;

/** What a member signs in with, from where, and what operators did about it. */
export const readSecurity = read('member/security', {
  query: { id: id() },
  staffOnly: true,
  answer: security,
});
