import type { Member } from '#mocks/core/rows';
import type { BulkAnswer } from '@/api/types';
import type { Call } from '@/contract/call';
import { member as contract } from '@/contract/member/member';
import { bodyFrom } from './operator';
import type { Answer, Bench, Operator } from './operator';

/** The password every demo log-in has; sensitive actions ask for it again. */
export const operPassword = 'Demo1234';

/** A stored member. @throws Error without one */
export const memberOf = ({ db }: Bench, id: number): Member => {
  const member = db.members.get(id);
  if (!member) throw new Error(`no member ${id}`);
  return member;
};

/** What of this a call takes. */
const sent = (verb: string, body: object): object => {
  const call: Call | undefined = Object.entries(contract.calls).find(([name]) => name === verb)?.[1];
  return bodyFrom(call ?? { method: 'PUT', path: verb }, body);
};

/** Asks for one of the calls that take one member in the version he is in. */
export const put = <Data = { version: number }>(
  who: Operator,
  verb: string,
  { id, version }: Member,
  body: object = {},
): Promise<Answer<Data>> => who.ask<Data>('PUT', `member/${verb}`, sent(verb, { id, version, ...body }));

/** Asks for one of the calls that take several. */
export const putMany = (
  who: Operator,
  verb: string,
  members: readonly Member[],
  body: object = {},
): Promise<Answer<BulkAnswer>> =>
  who.ask<BulkAnswer>(
    'PUT',
    `member/${verb}`,
    sent(verb, {
      ids: members.map(({ id }) => id),
      versions: Object.fromEntries(members.map(({ id, version }) => [id, version])),
      ...body,
    }),
  );

/** What the edit form of a member sends when nothing was changed in it. */
export const unchanged = (member: Member): object => {
  const { nickname, email, phone, countryCode, language, memberType, level, riskLevel, remark } = member;
  return { nickname, email, phone, countryCode, language, memberType, level, riskLevel, remark };
};
