import { CopyButton } from '@/crud/cell/CopyButton';
import { useT } from '@/i18n';
import styles from './gen.module.css';
import type { GeneratedFile } from '@/domain/gen/template/files';
import { piecesOf } from './highlight';

/** A generated file, with its words in colours. */
export function CodeFile({ path, text }: GeneratedFile) {
  const t = useT();
  // Pieces of one code never change places.
  const pieces = piecesOf(text).map((piece, at) => ({ ...piece, at }));
  return (
    <section aria-label={path}>
      <div className={styles.head}>
        <code>{path}</code>
        <CopyButton text={text} label={t('gen.copyFile', { path })} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys have to reach it */}
      <pre className={styles.code} tabIndex={0}>
        <code>
          {pieces.map(({ tone, text: piece, at }) =>
            tone === '' ? (
              piece
            ) : (
              <span key={at} className={styles[tone]}>
                {piece}
              </span>
            ),
          )}
        </code>
      </pre>
    </section>
  );
}
