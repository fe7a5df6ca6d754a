import type { HttpHandler } from 'msw';
import { optional, object, text, code } from '../check';
import type { Db } from '../db';
import { call } from '../http';
import { among, codes, equals, inDates, memberMatches, ordered, pageOf, paging } from '../listing';
import { briefOf, masked } from '../memberBrief';
import type { Member } from '../rows';

const memberFilter = object({
  ...paging,
  memberKeyword: optional(text(64)),
  memberId: optional(code),
  uid: optional(text(8)),
  memberType: codes,
  level: codes,
  kycLevel: codes,
  status: codes,
  riskLevel: codes,
  countryCode: codes,
});

const DATES = {
  createdAt: (member: Member) => member.createdAt,
  lastLoginAt: (member: Member) => member.lastLoginAt,
};

const SORTS = {
  ...DATES,
  id: (member: Member) => member.id,
  uid: (member: Member) => member.uid,
  level: (member: Member) => member.level,
  kycLevel: (member: Member) => member.kycLevel,
  riskLevel: (member: Member) => member.riskLevel,
};

function memberWire(db: Db, member: Member) {
  const { id, status, kycLevel, riskLevel, countryCode, canWithdraw, createdAt, lastLoginAt } = member;
  return {
    ...briefOf(db, id),
    id,
    status,
    kycLevel,
    riskLevel,
    countryCode,
    canWithdraw,
    email: masked(member.email),
    phone: masked(member.phone),
    createdAt,
    lastLoginAt,
  };
}

export const memberHandlers = (db: Db): HttpHandler[] => [
  call(db, 'GET member/list', {}, memberFilter, ({ input, inScope }) => {
    const dated = inDates(input, DATES);
    const rows = [...db.members.values()].filter(
      (member) =>
        inScope(member.id) &&
        memberMatches(member, input.memberKeyword) &&
        equals(String(member.id), input.memberId) &&
        equals(member.uid, input.uid) &&
        among(member.memberType, input.memberType) &&
        among(member.level, input.level) &&
        among(member.kycLevel, input.kycLevel) &&
        among(member.status, input.status) &&
        among(member.riskLevel, input.riskLevel) &&
        among(member.countryCode, input.countryCode) &&
        dated(member),
    );
    return pageOf(ordered(rows, input.orderBy, SORTS), input, (member) => memberWire(db, member));
  }),
];
