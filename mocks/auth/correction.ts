import { inDictionary } from '../core/dictionary';
import { invalid, Refusal } from '../core/refusal';
import type { Move } from '../core/review/kind';
import { isDocumentNo, isRealName } from '../core/documentNo';
import { twinsOf } from './findings';
import type { AuthRow } from './store';
import { refusals } from './refusals';

/** Typing errors of a request, put right. A number that is not given stays. */
export interface Correction extends Pick<
  AuthRow,
  'realName' | 'countryCode' | 'docType' | 'birthday' | 'docExpireAt' | 'remark'
> {
  newDocNo?: string | undefined;
}

type Correcting = Move<AuthRow, Correction>;

/** @throws Refusal 40000 by the field that is wrong, 40905 for another member's number */
export function mustBeCorrect({ context: { db }, row, input }: Correcting): void {
  const { realName, countryCode, docType, newDocNo: docNo = row.docNo } = input;
  if (!inDictionary(db, 'biz_country', countryCode)) throw invalid('countryCode');
  if (!inDictionary(db, 'biz_doc_type', docType)) throw invalid('docType');
  if (!isRealName(countryCode, realName)) throw invalid('realName');
  if (!isDocumentNo(countryCode, docType, docNo)) throw invalid('newDocNo');
  if (docNo !== row.docNo && twinsOf(db, { memberId: row.memberId, docNo }).length)
    throw new Refusal(40905, { field: 'newDocNo', because: refusals.documentUsed });
}

export function correct({ context: { db, user }, row, input }: Correcting): void {
  const {
    realName,
    countryCode,
    docType,
    newDocNo: docNo = row.docNo,
    birthday,
    docExpireAt,
    remark,
  } = input;
  if (docNo !== row.docNo) row.correctedBy = user.userName;
  Object.assign(row, { realName, countryCode, docType, docNo, birthday, docExpireAt, remark });
  // Requests are looked up by their number.
  db.auths.set(row.id, row);
}
