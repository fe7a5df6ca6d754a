import { Modal } from 'antd';
import { useT } from '@/i18n';
import type { Dialog } from '@/crud/action/dialog';
import type { Decision, Review } from './types';
import styles from './review.module.css';

interface KeyListProps<Detail> extends Dialog {
  reviewDesk: Review<Detail>;
  decisions: readonly Decision<Detail>[];
  /** Whether the review goes through a queue. */
  walks: boolean;
}

/** Lists all keyboard shortcuts of the review. */
export function KeyList<Detail>({ reviewDesk, decisions, walks, open, onClose }: KeyListProps<Detail>) {
  const t = useT();
  const rows: [key: string, what: string][] = decisions.flatMap(({ hotkey, label }) =>
    hotkey ? [[hotkey, t(label)]] : [],
  );
  if (reviewDesk.rejectReasons) rows.push(['1 – 9', t('desk.keys.reason')]);
  if (walks) rows.push(['J', t('desk.next')], ['K', t('desk.previous')]);
  if (reviewDesk.pictures) rows.push(['Z', t('desk.keys.zoom')]);
  rows.push(['Ctrl Enter', t('desk.keys.send')], ['?', t('desk.keys.help')]);
  return (
    <Modal open={open} onCancel={onClose} footer={null} title={t('desk.keys')} destroyOnHidden>
      <table className={styles.keys}>
        <tbody>
          {rows.map(([key, what]) => (
            <tr key={key}>
              <th scope="row">
                <kbd className={styles.key}>{key}</kbd>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
