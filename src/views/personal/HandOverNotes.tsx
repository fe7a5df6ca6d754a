import { useQuery } from '@tanstack/react-query';
import { send } from '@/api/call';
import { myHandOvers } from '@/contract/shell/notice';
import { notice } from '@/contract/system/notice';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import styles from './personal.module.css';

/** Notes the operator has handed over, and who has confirmed them. */
export function HandOverNotes() {
  const t = useT();
  const { data = [] } = useQuery({
    queryKey: [notice.name, 'handOvers'],
    queryFn: ({ signal }) => send(myHandOvers, undefined, { signal }),
  });
  if (data.length === 0) return null;
  return (
    <section>
      <h2 className={styles.part}>{t('personal.handOvers')}</h2>
      <ul className={styles.lines}>
        {data.map(({ id, title, audience, confirmed }) => (
          <li key={id}>
            <bdi>{visibleText(title)}</bdi>
            {confirmed.length === 0 ? (
              <Badge tone="warn">{t('personal.notConfirmed', { n: audience })}</Badge>
            ) : (
              <span className={styles.faint}>
                {confirmed
                  .map(({ nickname, at }) =>
                    t('personal.confirmedBy', { name: visibleText(nickname), time: at }),
                  )
                  .join(t('crud.comma'))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
