import type { LinkedMember } from './wire';
import { maskedNo } from '../../core/documentNo';
import type { Db } from '../../core/db';
import type { Viewer } from '../../core/http';
import { briefOf } from '../../core/memberBrief';
import { riskLevelOf } from '../../core/risks';
import type { tiesOf } from '../../core/ties';

/** The linked members an operator may see, those with most in common first. */
export function linkedMembers(db: Db, ties: ReturnType<typeof tiesOf>, viewer: Viewer): LinkedMember[] {
  return [...ties]
    .filter(([id]) => viewer.inScope(id))
    .sort(([a, ours], [b, theirs]) => theirs.length - ours.length || a - b)
    .flatMap(([id, reasons]) => {
      const member = db.members.get(id);
      if (!member) return [];
      const shown = reasons.map(({ kind, value }) => ({
        kind,
        value: kind === 'document' ? maskedNo(value) : value,
      }));
      return [
        {
          ...briefOf(db, id, viewer),
          status: member.status,
          riskLevel: riskLevelOf(db, member),
          reasons: shown,
        },
      ];
    });
}
