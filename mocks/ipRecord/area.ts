import { ipRecord as contract } from '../../src/contract/risk/ipRecord';
import { isFrom, rangeOf } from '../../src/contract/risk/ipRange';
import type { Area } from '../core/area';
import type { Db } from '../core/db';
import { described } from '../core/described';
import type { Events } from '../core/events';
import { answer } from '../core/http';
import { countryOfIp, kindOfIp } from '../core/ipFacts';
import { listOf } from '../core/indexed';
import { anyOf, askedText, within } from '../core/question';
import { readHandlers } from '../core/reads';
import type { Resource } from '../core/resource';
import { clusterOf } from './cluster';
import { factsOf, levelOf, membersAt } from './facts';
import type { IpRecordRow } from './facts';
import { ipFigures } from './figures';
import { seedIpRecords } from './seeds';

const riskOf = ({ ip }: IpRecordRow, db: Db): number => levelOf(ip, membersAt(db, ip));

const listed = described<IpRecordRow>(contract, {
  title: 'IP 记录',
  rows: (db) => listOf(db.ipRecords),
  find: (db, id) => db.ipRecords.get(id),
  derive: factsOf,
  filters: {
    // Asked of thousands of rows: each computes what it compares, and no more.
    countryCode: anyOf(({ ip }) => countryOfIp(ip)),
    ipType: anyOf(({ ip }) => kindOfIp(ip)),
    sameIpMembers: within(({ ip }, db) => membersAt(db, ip)),
    riskLevel: anyOf(riskOf),
    // A range is asked for like an address; what is neither is nowhere.
    ip: (given, name) => {
      const wanted = askedText(given, name);
      if (wanted === undefined) return null;
      const range = rangeOf(wanted.trim());
      return ({ ip }) => range !== null && range.bits > 0 && isFrom(range, { ip, country: '' });
    },
  },
});

const records: Resource<IpRecordRow, object> = {
  ...listed,
  sorts: (db) => ({
    ...listed.sorts(db),
    sameIpMembers: ({ ip }) => membersAt(db, ip),
    riskLevel: (row) => riskOf(row, db),
  }),
};

function note(db: Db, { memberId, ip, device, deviceId, action, isDone }: Events['member.came']): void {
  const id = db.nextId('ipRecord');
  const result = isDone ? 1 : 0;
  db.ipRecords.set(id, { id, memberId, ip, action, device, deviceId, result, createdAt: db.stamp() });
}

/** What members did, and from which address. */
export const ipRecord: Area = {
  name: 'ipRecord',
  records: { ipRecord: ['IP 记录', 'IP record', 'IP 記錄'] },
  tables: () => ({ ipRecords: new Map() }),
  handlers: (db) => [
    ...readHandlers<IpRecordRow>(db, contract, records, {
      summary: (context) => ipFigures(context, records),
    }),
    answer(db, contract.calls.cluster, clusterOf),
  ],
  on: { 'member.came': note },
  seeds: { end: seedIpRecords },
};
