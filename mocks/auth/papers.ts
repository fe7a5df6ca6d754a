import type { Random } from '../core/random';
import type { Member } from '../core/rows';
import { idCardNo, realNameOf } from '../core/seeds/people';
import { DAY, stampOf } from '../core/time';
import type { NewAuth } from './store';

/** What a document says of its holder. */
export type Identity = Pick<
  NewAuth,
  'realName' | 'countryCode' | 'docType' | 'docNo' | 'birthday' | 'docExpireAt'
>;

const two = (n: number) => String(n).padStart(2, '0');

/** A made-up document of a member. `now` is in milliseconds. */
export function identityOf({ countryCode }: Member, now: number, random: Random): Identity {
  const birthday = `${random.int(1962, 2004)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
  const chinese = countryCode === 'CN';
  return {
    realName: realNameOf(countryCode, random),
    countryCode,
    docType: chinese ? 1 : 2,
    docNo: chinese ? idCardNo(birthday, random) : `E${random.int(10_000_000, 99_999_999)}`,
    birthday,
    docExpireAt: stampOf(now + random.int(200, 3000) * DAY).slice(0, 10),
  };
}

/** What a machine reads from the pictures of level 2; something else where the reason says so. */
export function readingOf(
  { realName, docNo, birthday, docExpireAt }: Identity,
  reason: string | undefined,
  random: Random,
) {
  const at = docNo.length - 6;
  const wrongNo = docNo.slice(0, at) + String((Number(docNo[at]) + 5) % 10) + docNo.slice(at + 1);
  return {
    ocrName: reason === 'nameMismatch' ? `${realName.slice(0, -1)}文` : realName,
    ocrNo: reason === 'noMismatch' ? wrongNo : docNo,
    // Another number is of another document, whose holder was born in another year.
    ocrBirthday:
      reason === 'noMismatch' ? `${Number(birthday.slice(0, 4)) - 5}${birthday.slice(4)}` : birthday,
    ocrExpireAt: docExpireAt,
    faceScore: reason === 'faceMismatch' ? random.int(38, 69) : random.int(78, 99),
  };
}
