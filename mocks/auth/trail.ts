import { authFlow } from '../../src/contract/member/authFlow';
import { diffOf } from '../core/audit';
import type { Trail } from '../core/review/kind';
import { compared } from '../core/documentNo';
import type { AuthRow } from './store';

const FIELDS = ['status', 'realName', 'countryCode', 'docType', 'birthday', 'docExpireAt', 'remark'] as const;

/** The history of a request: it shows that a document number was corrected, and not the number. */
export const authTrail: Trail<AuthRow> = {
  name: 'auth',
  flow: authFlow,
  diff: (before, after) => {
    const diff = diffOf(before, after, FIELDS);
    if (before.docNo === after.docNo) return diff;
    const [was, is] = compared(before.docNo, after.docNo);
    return [...diff, { field: 'docNo', before: was, after: is }];
  },
};
