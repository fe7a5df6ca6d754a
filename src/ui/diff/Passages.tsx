import { useT } from '@/i18n';
import { textDiff } from '@/lib/textDiff';
import { visibleText } from '@/lib/text';
import styles from './diff.module.css';

const ELEMENTS = { same: 'span', gone: 'del', new: 'ins' } as const;

export interface PassagesProps {
  before: string;
  after: string;
  /** Language of the texts. */
  lang: string;
}

/** What differs between two versions of a text, word by word. */
export function Passages({ before, after, lang }: PassagesProps) {
  const t = useT();
  return (
    <div className={styles.passages} lang={lang}>
      {textDiff(before, after, lang).map((passage, at) =>
        'leftOut' in passage ? (
          <p key={at} className={styles.leftOut}>
            {t('ui.linesLeftOut', { n: passage.leftOut })}
          </p>
        ) : (
          <p key={at} dir="auto">
            {passage.pieces.map(({ is, text }, place) => {
              const Element = ELEMENTS[is];
              return <Element key={place}>{visibleText(text)}</Element>;
            })}
          </p>
        ),
      )}
    </div>
  );
}
