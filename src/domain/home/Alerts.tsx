import { useQuery } from '@tanstack/react-query';
import { send } from '@/api/call';
import { alerts, LATE_REVIEWS } from '@/contract/shell/homeAlerts';
import { Readable } from '@/crud/cell/Readable';
import { translateOr, useLanguage, useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { ScreenLink } from '@/services/ScreenLink';
import { Badge } from '@/ui/base/Badge';
import { Block } from './Block';
import { REFRESH } from './refreshInterval';
import { placeOf } from './alertPlace';
import type { Alert } from './alertPlace';
import styles from './desk.module.css';

/** Where month, day, hour and minute stand in a time. */
const SHORT = [5, 16] as const;

/** Words of keys that name no record: queues, and what is closed. */
const KEY_WORDS: Readonly<Record<string, string>> = { [LATE_REVIEWS]: 'home.todo', siteClosed: 'closures' };

/** Asked again when the language changes, in which the server names things. */
function useAlerts() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['home', 'alerts', language],
    queryFn: ({ signal }) => send(alerts, undefined, { signal }),
    ...REFRESH,
  });
}

function AlertRow({ alert }: { alert: Alert }) {
  const t = useT();
  const { source, severity, count, names, keys, since } = alert;
  const words = KEY_WORDS[source];
  const named = words ? keys.map((key) => translateOr(`${words}.${key}`, key)) : names.map(visibleText);
  const list = named.join(t('homeDesk.and'));
  const place = placeOf(alert);
  const title = translateOr(`homeDesk.alert.${source}`, source);
  return (
    <li>
      <Badge tone={severity === 'high' ? 'late' : 'warn'}>
        {t(severity === 'high' ? 'homeDesk.high' : 'homeDesk.medium')}
      </Badge>
      <span className={styles.what}>
        <ScreenLink view={place?.view ?? ''} params={place?.params ?? {}}>
          {title}{' '}
          <b>
            <Readable record={alert} field="count">
              {count}
            </Readable>
          </b>
        </ScreenLink>{' '}
        <small title={list}>
          <bdi>{list}</bdi>
          {!words && count > names.length && names.length > 0 && ` ${t('homeDesk.more', { count })}`}
        </small>
      </span>
      {since !== null && <time title={since}>{t('homeDesk.since', { time: since.slice(...SHORT) })}</time>}
    </li>
  );
}

/** What is wrong at this moment, the most severe first, each with a link to where it is put right. */
export function Alerts() {
  const t = useT();
  const query = useAlerts();
  const count = query.data?.length ?? 0;
  return (
    <Block
      title={count > 0 ? t('homeDesk.alertsCount', { count }) : t('homeDesk.alerts')}
      label={t('homeDesk.alerts')}
      rows={5}
      query={query}
    >
      {(found) =>
        found.length === 0 ? (
          <p className={styles.none}>{t('homeDesk.noAlerts')}</p>
        ) : (
          <ul className={styles.alerts}>
            {found.map((alert, place) => (
              <AlertRow key={place} alert={alert} />
            ))}
          </ul>
        )
      }
    </Block>
  );
}

/** How many alerts there are, in the line of the greeting; a press shows them. */
export function AlertCount({ onShow }: { onShow: () => void }) {
  const t = useT();
  const { data = [] } = useAlerts();
  if (data.length === 0) return null;
  return (
    <button type="button" className={styles.count} onClick={onShow}>
      <Badge tone={data.some(({ severity }) => severity === 'high') ? 'late' : 'warn'}>
        {t('homeDesk.alertsCount', { count: data.length })}
      </Badge>
    </button>
  );
}
