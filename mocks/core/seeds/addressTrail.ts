import { writeOperLog } from '../audit';
import type { AuditNote } from '../audit';
import type { Db } from '../db';
import { addressOf } from '../http';
import { stampOf } from '../time';

/** What an operator did to an address in the past. */
interface Deed {
  screen: { name: string; title: string; target: string };
  verb: 'setStatus' | 'blacklist';
  who: string;
  /** Milliseconds. */
  at: number;
  row: { id: number; address: string };
  note: Pick<AuditNote, 'reason' | 'diff'>;
}

/** A line in the operation log, and so in the history of the address. */
export function recordDeed(db: Db, { screen, verb, who, at, row, note }: Deed): void {
  const user = [...db.users.values()].find(({ userName }) => userName === who);
  if (!user) return;
  writeOperLog(db, user, {
    title: screen.title,
    type: verb === 'blacklist' ? 'other' : 'edit',
    method: 'PUT',
    url: addressOf(`${screen.name}/${verb}`),
    ip: user.lastLoginIp,
    body: { id: row.id, reason: note.reason },
    at: stampOf(at),
    targetType: screen.target,
    targetId: String(row.id),
    targetText: row.address,
    ...note,
  });
}
