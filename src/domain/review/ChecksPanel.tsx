import { Skeleton } from 'antd';
import type { ApiError } from '@/api/failure';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { ScreenLink } from '@/services/ScreenLink';
import { Badge } from '@/ui/base/Badge';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { levelOf, scoreOf, worstFirst } from './checks';
import type { EvidenceRow, RiskCheck } from './checks';
import styles from './review.module.css';

const TONES = { pass: 'plain', warn: 'warn', block: 'late' } as const;

function Evidence({ row }: { row: EvidenceRow }) {
  const t = useT();
  const { text, value, link } = row;
  return (
    <li>
      <span>{visibleText(text)}</span>
      {value === undefined ? null : <span className={styles.figure}>{visibleText(value)}</span>}
      {link ? (
        <ScreenLink
          view={link.view}
          params={link.params}
          aria-label={`${t('review.openEvidence')} ${text}`}
          fallback={null}
        >
          {t('review.openEvidence')}
        </ScreenLink>
      ) : null}
    </li>
  );
}

function Check({ check, word }: { check: RiskCheck; word: (code: string) => string }) {
  const t = useT();
  const { code, label, weight, evidence, rows = [] } = check;
  const level = levelOf(check);
  return (
    <li data-level={level}>
      <div className={styles.checkHead}>
        <Badge tone={TONES[level]}>{t(`review.level.${level}`)}</Badge>
        <strong>{visibleText(label ?? word(code))}</strong>
        {level === 'warn' && weight ? (
          <span className={styles.faint}>{t('review.weight', { n: weight })}</span>
        ) : null}
      </div>
      {evidence ? <p>{visibleText(evidence)}</p> : null}
      {rows.length > 0 ? (
        <details>
          <summary>{t('review.evidence', { n: rows.length })}</summary>
          <ul className={styles.evidence}>
            {rows.map((row, index) => (
              <Evidence key={`${index} ${row.text}`} row={row} />
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}

type ListProps = Pick<Parameters<typeof Check>[0], 'word'> & { checks: readonly RiskCheck[] };

function List({ checks, word }: ListProps) {
  return (
    <ul>
      {checks.map((check, place) => (
        <Check key={`${place} ${check.code}`} check={check} word={word} />
      ))}
    </ul>
  );
}

/** What blocks or warns, and in one line what was looked for and not found. */
function CheckList({ checks, word }: ListProps) {
  const t = useT();
  const passed = checks.filter((check) => levelOf(check) === 'pass');
  const names = passed.map(({ code, label }) => visibleText(label ?? word(code))).join(t('crud.comma'));
  return (
    <>
      <List checks={worstFirst(checks.filter((check) => levelOf(check) !== 'pass'))} word={word} />
      {passed.length > 0 ? (
        <details className={styles.passed}>
          <summary>
            <Badge>{t('review.passed', { n: passed.length })}</Badge>
            {t('review.notFound', { names })}
          </summary>
          <List checks={passed} word={word} />
        </details>
      ) : null}
    </>
  );
}

interface ChecksPanelProps {
  /** `undefined` until they are known. */
  checks: readonly RiskCheck[] | undefined;
  failure: ApiError | null;
  retry: () => void;
  /** Label for a check that the server sends without one. */
  word: (code: string) => string;
}

/** Results of the automatic checks with their evidence, the most severe first. */
export function ChecksPanel({ checks, failure, retry, word }: ChecksPanelProps) {
  const t = useT();
  return (
    <section className={styles.checks} aria-label={t('review.checks')}>
      <h3>
        {t('review.checks')}
        {checks ? (
          <span className={styles.faint}>{t('review.score', { score: scoreOf(checks) })}</span>
        ) : null}
      </h3>
      <FailureBar error={failure} retry={retry} />
      {!checks && !failure ? <Skeleton active title={false} paragraph={{ rows: 5 }} /> : null}
      {checks?.length === 0 ? <p className={styles.faint}>{t('review.noChecks')}</p> : null}
      {checks ? <CheckList checks={checks} word={word} /> : null}
    </section>
  );
}
