import { platformNow } from '@/lib/dates';
import { visibleText } from '@/lib/text';
import type { auth } from '@/contract/member/auth';
import type { DetailOf } from '@/contract/resource';
import { DictTags } from '@/crud/cell/DictTag';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { Badge } from '@/ui/base/Badge';
import { NONE } from '@/ui/cell/value';
import { FaceScore } from './FaceScore';
import { DuplicateRequests } from './DuplicateRequests';
import { StaffOnly } from '@/crud/action/StaffOnly';
import styles from './auth.module.css';

/** A text in which the characters that differ from the other text are marked. */
function DiffText({ text, other }: { text: string; other: string }) {
  const others = Array.from(other);
  return (
    <bdi className={styles.read}>
      {Array.from(text).map((char, index) =>
        char === others[index] ? (
          visibleText(char)
        ) : (
          // The index is a valid key: the list of characters is never reordered.
          <mark key={index}>{visibleText(char)}</mark>
        ),
      )}
    </bdi>
  );
}

/** Years from which on a person may be a member. */
const GROWN_UP = 18;

/** Whole years between two days as texts, such as `2001-02-03`. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

interface Verdict {
  words: string;
  isBad: boolean;
}

interface Line {
  label: string;
  given: string;
  /** What was read in the pictures; empty where nothing was. */
  read: string | null;
  verdict: Verdict | null;
}

/** What a day means follows, unless another day was read. */
function withMeaning(verdict: Verdict | null, meaning: Verdict): Verdict {
  if (!verdict) return meaning;
  return verdict.isBad ? verdict : { words: `${verdict.words} · ${meaning.words}`, isBad: meaning.isBad };
}

/** What the member entered, what was recognised in the pictures, and what follows. */
function linesOf(record: DetailOf<typeof auth>, t: Translate): Line[] {
  const { realName, ocrName, givenNo, ocrNo, birthday, ocrBirthday, docExpireAt, ocrExpireAt } = record;
  const today = platformNow().slice(0, 10);
  const verdictOf = (given: string, read: string | null): Verdict | null =>
    read ? { words: t(given === read ? 'auth.same' : 'auth.differs'), isBad: given !== read } : null;
  const line = (label: string, given: string, read: string | null, meaning?: Verdict): Line => {
    const verdict = verdictOf(given, read);
    return { label, given, read, verdict: meaning && given ? withMeaning(verdict, meaning) : verdict };
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
      <table className={styles.compare}>
        <thead>
          <tr>
            <th scope="col">{t('ui.field')}</th>
            <th scope="col">{t('auth.given')}</th>
            <th scope="col">{t('auth.read')}</th>
            <th scope="col">{t('auth.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(record, t).map(({ label, given, read, verdict }) => (
            <tr key={label} data-differs={verdict?.isBad ?? false}>
              <th scope="row">{label}</th>
              <td>{given ? <DiffText text={given} other={read || given} /> : NONE}</td>
              <td>
                {read ? (
                  <DiffText text={read} other={given} />
                ) : (
                  <span className={styles.faint}>{t('auth.unread')}</span>
                )}
              </td>
              <td>
                {verdict?.isBad ? <Badge tone="late">{verdict.words}</Badge> : (verdict?.words ?? NONE)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
