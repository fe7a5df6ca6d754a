import { platformNow } from '@/lib/dates';
import type { auth } from '@/contract/member/auth';
import type { DetailOf } from '@/contract/resource';
import { DictTags } from '@/crud/cell/DictTag';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { Comparison, sameVerdict } from '../review/Comparison';
import type { Compared, Verdict } from '../review/Comparison';
import { FaceScore } from './FaceScore';
import { DuplicateRequests } from './DuplicateRequests';
import { StaffOnly } from '@/crud/action/StaffOnly';
import styles from './auth.module.css';

/** Years from which on a person may be a member. */
const GROWN_UP = 18;

/** Whole years between two days as texts, such as `2001-02-03`. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** What a day means follows, unless another day was read. */
function withMeaning(verdict: Verdict | null, meaning: Verdict): Verdict {
  if (!verdict) return meaning;
  return verdict.isBad ? verdict : { words: `${verdict.words} · ${meaning.words}`, isBad: meaning.isBad };
}

/** What the member entered, what was recognised in the pictures, and what follows. */
function linesOf(record: DetailOf<typeof auth>, t: Translate): Compared[] {
  const { realName, ocrName, givenNo, ocrNo, birthday, ocrBirthday, docExpireAt, ocrExpireAt } = record;
  const today = platformNow().slice(0, 10);
  const line = (label: string, given: string, read: string | null, meaning?: Verdict): Compared => {
    const verdict = sameVerdict(given, read ?? '', t);
    return {
      label,
      given,
      read: read ?? '',
      verdict: meaning && given ? withMeaning(verdict, meaning) : verdict,
    };
  };
  const age = yearsBetween(birthday, today);
  const isOver = docExpireAt < today;
  return [
    line(t('auth.realName'), realName, ocrName),
    line(t('auth.docNo'), givenNo, ocrNo),
    line(t('auth.birthday'), birthday, ocrBirthday, {
      words: t('auth.age', { n: age }),
      isBad: age < GROWN_UP,
    }),
    line(t('auth.docExpireAt'), docExpireAt, ocrExpireAt, {
      words: t(isOver ? 'auth.over' : 'auth.valid'),
      isBad: isOver,
    }),
  ];
}

/** The data that was recognised in the pictures beside the data that the member entered. */
function Reading({ record }: { record: DetailOf<typeof auth> }) {
  const t = useT();
  return (
    <section aria-label={t('auth.ocr')}>
      <h3>{t('auth.ocr')}</h3>
      <Comparison lines={linesOf(record, t)} />
      <p>
        {t('auth.faceScore')}: <FaceScore score={record.faceScore} />
      </p>
    </section>
  );
}

/** The results of the automatic checks of a request, for its reviewer. */
export function OcrComparison({ record }: { record: DetailOf<typeof auth> }) {
  const t = useT();
  const { findings, duplicates } = record;
  return (
    <div className={styles.beside}>
      <StaffOnly>
        <section aria-label={t('auth.findings')}>
          <h3>{t('auth.findings')}</h3>
          {findings.length > 0 ? (
            <DictTags type="biz_auth_reject" codes={findings} />
          ) : (
            <p>{t('auth.noFindings')}</p>
          )}
        </section>
      </StaffOnly>
      <Reading record={record} />
      {duplicates.length > 0 ? (
        <section aria-label={t('auth.twins')}>
          <h3>{t('auth.twins')}</h3>
          <DuplicateRequests duplicates={duplicates} />
        </section>
      ) : null}
    </div>
  );
}
