import { TIE_KINDS } from '@/contract/risk/cluster';
import type { TieKind } from '@/contract/risk/cluster';
import { useT } from '@/i18n';
import { RadioGroup } from '@/ui/base/RadioGroup';
import styles from './cluster.module.css';
import type { ClusterQuestion } from './question';

interface LegendProps {
  question: ClusterQuestion;
  /** Kinds that the operator may see. */
  kinds: readonly TieKind[];
  onChange: (question: ClusterQuestion) => void;
}

const TONES = ['late', 'warn', 'off'] as const;

/** What members are tied by and how far, to be chosen, and what the colours mean. */
export function Legend({ question, kinds, onChange }: LegendProps) {
  const t = useT();
  const on = question.kinds.length === 0 ? kinds : question.kinds;
  function turn(kind: TieKind): void {
    const next = TIE_KINDS.filter((one) => kinds.includes(one) && on.includes(one) !== (one === kind));
    // Without any kind there would be nothing to tie members by.
    if (next.length > 0) onChange({ ...question, kinds: next.length === kinds.length ? [] : next });
  }
  return (
    <div className={styles.legend}>
      <RadioGroup<1 | 2>
        label={t('cluster.depth')}
        value={question.depth}
        options={[
          { value: 1, label: t('cluster.depth1') },
          { value: 2, label: t('cluster.depth2') },
        ]}
        onChange={(depth) => onChange({ ...question, depth })}
      />
      <fieldset className={styles.kinds} aria-label={t('cluster.kinds')}>
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={on.includes(kind)}
              disabled={on.length === 1 && on.includes(kind)}
              onChange={() => turn(kind)}
            />
            <span className={styles.glyph} aria-hidden>
              {t(`cluster.glyph.${kind}`)}
            </span>
            {t(`cluster.kind.${kind}`)}
          </label>
        ))}
      </fieldset>
      <ul className={styles.tones} aria-hidden>
        {TONES.map((tone) => (
          <li key={tone} data-tone={tone}>
            {t(`cluster.tone.${tone}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
