import { StopOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { Closure } from '@/api/types';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { ScreenLink } from '@/services/ScreenLink';
import { usePlatform } from '@/stores/platform';
import styles from './ClosuresBar.module.css';

/** Where month, day, hour and minute stand in a time. */
const SHORT = [5, 16] as const;

/** What is closed, since when, by whom and why, in one sentence. */
function useSentence(): (closure: Closure) => string {
  const t = useT();
  return ({ name, since, until, by, reason }) =>
    [
      t('closures.closed', { name: t(`closures.${name}`), since: since.slice(...SHORT) }),
      ...(until === null ? [] : [t('closures.until', { until: until.slice(...SHORT) })]),
      ...(by === '' ? [] : [t('closures.by', { by: visibleText(by) })]),
      ...(reason === '' ? [] : [visibleText(reason)]),
    ].join(' · ');
}

/**
 * What is closed to members, as one red line below the page, which takes its own place and so moves no row. It folds into a
 * tag, and unfolds into a line for each.
 */
export function ClosuresBar() {
  const t = useT();
  const closures = usePlatform((platform) => platform.closures);
  const [isFolded, setFolded] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const sentenceOf = useSentence();
  const [first] = closures;
  if (!first) return null;

  if (isFolded) {
    return (
      <button type="button" className={styles.tag} onClick={() => setFolded(false)} data-closures>
        <StopOutlined aria-hidden /> {t('closures.count', { n: closures.length })}
      </button>
    );
  }
  const shown = isUnfolded ? closures : [first];
  const words =
    closures.length === 1 || isUnfolded
      ? null
      : t('closures.several', {
          list: closures.map(({ name }) => t(`closures.${name}`)).join(t('closures.and')),
        });
  return (
    <section className={styles.bar} role="alert" aria-label={t('closures.title')} data-closures>
      <StopOutlined className={styles.icon} aria-hidden />
      <div className={styles.lines}>
        {words === null ? (
          shown.map((one) => (
            <div key={one.name} className={styles.words} title={sentenceOf(one)}>
              {sentenceOf(one)}
            </div>
          ))
        ) : (
          <div className={styles.words}>{words}</div>
        )}
      </div>
      {closures.length > 1 ? (
        <button
          type="button"
          className={styles.button}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t(isUnfolded ? 'closures.less' : 'closures.more')}
        </button>
      ) : null}
      <ScreenLink view="content/website/index" className={styles.button} fallback={null}>
        {t('closures.open')}
      </ScreenLink>
      <button type="button" className={styles.button} onClick={() => setFolded(true)}>
        {t('closures.fold')}
      </button>
    </section>
  );
}
