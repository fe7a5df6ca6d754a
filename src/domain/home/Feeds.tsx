import { useQuery } from '@tanstack/react-query';
import { send } from '@/api/call';
import { isReadable } from '@/contract/field/read';
import { recordKinds } from '@/contract/records';
import type { AnswerOf } from '@/contract/resource';
import { feeds } from '@/contract/shell/homeDesk';
import { DictTag } from '@/crud/cell/DictTag';
import { Readable } from '@/crud/cell/Readable';
import { useT } from '@/i18n';
import { ScreenLink } from '@/services/ScreenLink';
import { Badge } from '@/ui/base/Badge';
import { PlainTable } from '@/ui/table/PlainTable';
import { Block } from './Block';
import { span } from './span';
import { REFRESH } from './refreshInterval';
import styles from './desk.module.css';

type Feed = AnswerOf<typeof feeds>[number];
type Source = Feed['sources'][number];

/** An age as one number: seconds below two minutes. */
function useAge(): (seconds: number) => string {
  const t = useT();
  return (seconds) => {
    if (seconds < 120) return t('homeDesk.seconds', { n: seconds });
    const { unit, n } = span(seconds / 60);
    return t(`home.wait.${unit}`, { n });
  };
}

/** One exchange: how old its last price is; marked where the index is made without it. */
function SourceAge({ source }: { source: Source }) {
  const t = useT();
  const age = useAge();
  const { age: seconds, isUsed } = source;
  return (
    <span className={styles.source}>
      <Readable record={source} field="source">
        <DictTag type="biz_index_source" code={source.source} />
      </Readable>
      {seconds === null ? <Badge tone="warn">{t('homeDesk.silent')}</Badge> : age(seconds)}
      {seconds !== null && !isUsed && <Badge tone="warn">{t('homeDesk.left')}</Badge>}
    </span>
  );
}

/** How fresh the prices of each contract are, by exchange, and what hangs on them. */
export function Feeds() {
  const t = useT();
  const age = useAge();
  const title = t('homeDesk.feeds');
  const query = useQuery({
    queryKey: ['home', 'feeds'],
    queryFn: ({ signal }) => send(feeds, undefined, { signal }),
    ...REFRESH,
  });
  return (
    <Block title={title} label={title} rows={6} query={query} isEmpty={(rows) => rows.length === 0}>
      {(rows) => (
        <PlainTable
          label={title}
          oneLine
          rows={rows}
          keyOf={(_, place) => place}
          columns={[
            {
              key: 'symbol',
              title: t('homeDesk.feed.symbol'),
              render: (row) => (
                <Readable record={row} field="symbol">
                  <ScreenLink
                    view={recordKinds.contractSymbol.view}
                    params={{ symbol: row.symbol }}
                    className={styles.coin}
                  >
                    {row.symbol}
                  </ScreenLink>
                </Readable>
              ),
            },
            {
              key: 'age',
              title: t('homeDesk.feed.age'),
              align: 'end',
              render: (row) => (
                <Readable record={row} field="age">
                  {row.stale ? <Badge tone="late">{age(row.age)}</Badge> : age(row.age)}
                </Readable>
              ),
            },
            {
              key: 'positions',
              title: t('homeDesk.feed.positions'),
              align: 'end',
              render: (row) => (
                <Readable record={row} field="positions">
                  {row.positions}
                </Readable>
              ),
            },
            {
              key: 'expiring',
              title: t('homeDesk.feed.expiring'),
              align: 'end',
              render: (row) => (
                <Readable record={row} field="expiring">
                  {row.expiring}
                </Readable>
              ),
            },
            {
              key: 'sources',
              title: t('homeDesk.feed.sources'),
              render: (row) =>
                isReadable(row, 'sources') ? (
                  <span className={styles.sources}>
                    {row.sources.map((source, place) => (
                      <SourceAge key={place} source={source} />
                    ))}
                  </span>
                ) : (
                  '—'
                ),
            },
          ]}
        />
      )}
    </Block>
  );
}
