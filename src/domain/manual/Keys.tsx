import { useT } from '@/i18n';
import type { KeyWord } from '@/stores/manual';
import { KeyHint } from '@/ui/keys/KeyHint';
import styles from './manual.module.css';

/** The keys of what the manual was opened from, and those of the whole console. */
export function Keys({ keys }: { keys: readonly KeyWord[] }) {
  const t = useT();
  const all: readonly KeyWord[] = [
    ...keys,
    { key: 'Ctrl K', what: t('manual.key.search') },
    { key: '?', what: t('manual.key.help') },
    { key: 'Esc', what: t('manual.key.close') },
  ];
  return (
    <section className={styles.section}>
      <h3>{t('manual.keys')}</h3>
      <table className={styles.keys}>
        <tbody>
          {all.map(({ key, what }) => (
            <tr key={key}>
              <th scope="row">
                <KeyHint name={key} isRead />
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
