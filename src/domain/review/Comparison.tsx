import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { NONE } from '@/ui/cell/value';
import styles from './comparison.module.css';

/** What follows from a comparison. */
export interface Verdict {
  words: string;
  isBad: boolean;
}

/** One thing that was entered, and what a machine has read of it. */
export interface Compared {
  label: string;
  given: string;
  /** Empty where nothing was read. */
  read: string;
  verdict: Verdict | null;
}

/** Whether what was read is what was entered; `null` where nothing was read. */
export const sameVerdict = (given: string, read: string, t: Translate): Verdict | null =>
  read === ''
    ? null
    : { words: t(given === read ? 'crud.compare.same' : 'crud.compare.differs'), isBad: given !== read };

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

/** What was entered, what was read in the pictures beside it, and what follows. */
export function Comparison({ lines }: { lines: readonly Compared[] }) {
  const t = useT();
  return (
    <table className={styles.compare}>
      <thead>
        <tr>
          <th scope="col">{t('ui.field')}</th>
          <th scope="col">{t('crud.compare.given')}</th>
          <th scope="col">{t('crud.compare.read')}</th>
          <th scope="col">{t('crud.compare.verdict')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, given, read, verdict }) => (
          <tr key={label} data-differs={verdict?.isBad ?? false}>
            <th scope="row">{label}</th>
            <td>{given ? <DiffText text={given} other={read || given} /> : NONE}</td>
            <td>
              {read ? (
                <DiffText text={read} other={given} />
              ) : (
                <span className={styles.faint}>{t('crud.compare.unread')}</span>
              )}
            </td>
            <td>{verdict?.isBad ? <Badge tone="late">{verdict.words}</Badge> : (verdict?.words ?? NONE)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
