import type { Member } from '#mocks/core/rows';
import { stampOf } from '#mocks/core/time';
import type { Draws, Walk } from './draws';

/** What somebody with the member before him sends back. */
function traitsOf(member: Member) {
  const { nickname, email, phone, countryCode, language, memberType, level, remark } = member;
  return { nickname, email, phone, countryCode, language, memberType, level, remark };
}

const isNormal = ({ status }: Member) => status === 1;

/** Calls that end with the operator's password. */
const stepUps = ({ db, random, one, version, ...draw }: Draws) => ({
  reset: () => {
    const row = one(db.members.values(), isNormal);
    return { id: row.id, version: version(row), reason: draw.reason(), operPassword: draw.password() };
  },
  close: () => {
    const holders = new Set(
      [...db.ledger.accounts()]
        .filter(({ available, frozen }) => available + frozen > 0n)
        .map(({ memberId }) => memberId),
    );
    const asked = one(db.members.values(), ({ closeRequestedBy }) => closeRequestedBy !== '');
    const row =
      asked.closeRequestedBy && random.chance(0.6)
        ? asked
        : one(db.members.values(), (member) => isNormal(member) && !holders.has(member.id));
    return {
      id: row.id,
      version: version(row),
      step: row.closeRequestedBy ? random.pick(['approve', 'approve', 'cancel']) : 'request',
      reason: draw.reason(),
      operPassword: draw.password(),
    };
  },
  parent: () => {
    const row = one(db.members.values(), isNormal);
    return {
      id: row.id,
      version: version(row),
      inviterUid: one(db.members.values(), isNormal).uid,
      reason: draw.reason(),
      operPassword: draw.password(),
    };
  },
});

export const memberWalk: Walk = (draws) => {
  const { db, random, one, some, version, versions, ...draw } = draws;
  const rows = () => db.members.values();
  const { reset, close, parent } = stepUps(draws);
  const several = (status: Member['status']) => {
    const many = some(3, rows(), (member) => member.status === status);
    return { ids: many.map(({ id }) => id), versions: versions(many), reason: draw.reason() };
  };
  return [
    { route: 'GET member/list', input: () => ({ uid: `1001000${random.int(0, 9)}` }) },
    { route: 'POST member/list', input: () => ({ memberKeyword: `1001000${random.int(0, 9)}` }) },
    { route: 'GET member/list', input: () => ({ ...draw.page(), orderBy: 'assetUsdt desc' }) },
    { route: 'GET member/summary', input: () => ({ level: [random.int(0, 5)] }) },
    { route: 'GET member/get', input: () => ({ id: random.int(0, 330) }) },
    { route: 'GET member/export', input: () => ({ level: [5] }) },
    {
      route: 'POST member/add',
      often: 2,
      input: () => ({
        ...traitsOf(one(rows())),
        email: '',
        phone: '',
        account: random.pick([`walk${random.int(1, 9999)}@example.com`, one(rows()).account, 'nobody']),
        inviterUid: random.pick([undefined, one(rows(), isNormal).uid]),
      }),
    },
    {
      route: 'PUT member/edit',
      often: 2,
      input: () => {
        const row = one(rows(), isNormal);
        return {
          ...traitsOf(row),
          id: row.id,
          version: version(row),
          email: random.pick([row.email, `moved${random.int(1, 9999)}@example.com`, one(rows()).email]),
          level: random.int(0, 6),
          memberType: random.weighted([
            [row.memberType, 8],
            [2, 1],
            [1, 1],
          ]),
          riskLevel: random.pick([undefined, 1, 2, 3]),
        };
      },
    },
    {
      route: 'PUT member/freeze',
      often: 2,
      input: () => ({
        ...several(1),
        freezeUntil: random.pick([undefined, stampOf(db.now() + random.int(-9, 90) * 60_000)]),
        holdAll: random.pick([undefined, 0, 1]),
      }),
    },
    {
      route: 'PUT member/unfreeze',
      often: 2,
      input: () => ({ ...several(2), release: random.pick([undefined, 0, 1]) }),
    },
    { route: 'GET member/previewFreeze', input: () => ({ ids: several(1).ids }) },
    { route: 'GET member/previewUnfreeze', input: () => ({ ids: several(2).ids }) },
    {
      route: 'PUT member/setPermission',
      input: () => {
        const row = one(rows(), isNormal);
        const [canLogin, canTrade, canWithdraw, canTransfer] = [1, 2, 3, 4].map(draw.onOff);
        const switches = { canLogin, canTrade, canWithdraw, canTransfer };
        return { id: row.id, version: version(row), ...switches, reason: draw.reason() };
      },
    },
    {
      route: 'PUT member/setTags',
      input: () => ({ ...several(1), add: [`标签${random.int(1, 20)}`], remove: ['VIP'] }),
    },
    { route: 'PUT member/kick', input: () => several(1) },
    { route: 'PUT member/setParent', often: 2, input: parent },
    { route: 'PUT member/resetPassword', input: reset },
    { route: 'PUT member/resetFundPassword', input: reset },
    { route: 'PUT member/resetGoogle', input: reset },
    { route: 'PUT member/close', often: 5, input: close },
  ];
};
