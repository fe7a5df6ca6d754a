import type { UseQueryResult } from '@tanstack/react-query';
import type { HomeFigure, HomeOverview } from '@/api/homeTypes';
import { isReadable } from '@/contract/field/read';
import { translateOr, useT } from '@/i18n';
import { formatMoney, formatUsdt } from '@/lib/money';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import styles from './home.module.css';
import { Block } from '@/domain/home/Block';
import { changeOf } from './homeRules';
import { Spark } from './Spark';

function HomeStatistic({ figure }: { figure: HomeFigure }) {
  const t = useT();
  const { key, value, before, money, spark } = figure;
  const isKnown = isReadable(figure, 'value');
  const isComparable = isKnown && isReadable(figure, 'before') && before !== null;
  const change = isComparable ? changeOf(value, before) : null;
  const then = isComparable ? (money ? formatUsdt(before) : formatMoney(before)) : undefined;
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{translateOr(`home.figure.${key}`, key)}</dt>
      <dd className={styles.value} data-negative={value?.startsWith('-') === true}>
        {isKnown ? money ? formatUsdt(value) : formatMoney(value) : <UnreadableCell />}
      </dd>
      <dd
        className={styles.below}
        title={then && t(change === null ? 'home.noBase' : 'home.before', { value: then })}
      >
        {change?.startsWith('+') && '▲ '}
        {change?.startsWith('-') && '▼ '}
        {change ?? '—'}
        {spark && <Spark values={spark} />}
      </dd>
    </div>
  );
}

function HomeRow({ row: { key, figures } }: { row: HomeOverview['rows'][number] }) {
  const t = useT();
  const title = translateOr(`home.row.${key}`, key);
  return (
    <section className={styles.row} aria-label={title}>
      <h2 className={styles.heading}>
        {title} <small>{t('home.basis')}</small>
      </h2>
      <dl className={styles.figures}>
        {figures.map((figure, place) => (
          <HomeStatistic key={place} figure={figure} />
        ))}
      </dl>
    </section>
  );
}

/** Today's figures, in the rows that the server sends; it leaves out those the operator may not see. */
export function HomeStatistics({ overview }: { overview: UseQueryResult<HomeOverview> }) {
  const t = useT();
  return (
    <Block label={t('home.figures')} rows={4} query={overview} isEmpty={({ rows }) => rows.length === 0}>
      {({ rows }) => rows.map((row, place) => <HomeRow key={place} row={row} />)}
    </Block>
  );
}
