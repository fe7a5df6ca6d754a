import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { send } from '@/api/call';
import { isReadable } from '@/contract/field/read';
import { myDay } from '@/contract/shell/homeDesk';
import { NOTICES_PLACE } from '@/domain/notice/openNotices';
import { useT } from '@/i18n';
import { ScreenLink } from '@/services/ScreenLink';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { Block } from './Block';
import { span } from './span';
import { REFRESH } from './refreshInterval';
import styles from './desk.module.css';

const FIGURES = ['reviews', 'medianMinutes', 'reversals', 'mine', 'asked', 'notices'] as const;

/** What the operator has done today, and what waits for them. */
export function MyDay() {
  const t = useT();
  const query = useQuery({
    queryKey: ['home', 'myDay'],
    queryFn: ({ signal }) => send(myDay, undefined, { signal }),
    ...REFRESH,
  });
  return (
    <Block title={t('homeDesk.myDay')} label={t('homeDesk.myDay')} rows={3} query={query}>
      {(day) => {
        const shown = (name: (typeof FIGURES)[number]): ReactNode => {
          const value = day[name];
          if (!isReadable(day, name)) return <UnreadableCell />;
          if (value === null) return '—';
          if (name !== 'medianMinutes') return value;
          const wait = span(value);
          return t(`home.wait.${wait.unit}`, { n: wait.n });
        };
        return (
          <dl className={styles.day}>
            {FIGURES.map((name) => (
              <div key={name}>
                <dt>{t(`homeDesk.day.${name}`)}</dt>
                <dd>
                  {name === 'notices' && day.notices > 0 ? (
                    <ScreenLink {...NOTICES_PLACE}>{shown(name)}</ScreenLink>
                  ) : (
                    shown(name)
                  )}
                </dd>
              </div>
            ))}
          </dl>
        );
      }}
    </Block>
  );
}
