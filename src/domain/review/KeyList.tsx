import { Modal } from 'antd';
import { useT } from '@/i18n';
import { KeyHint } from '@/ui/keys/KeyHint';
import type { Dialog } from '@/crud/action/dialog';
import type { Decision, Review } from './types';
import { useKeyedReasons } from './Reasons';
import styles from './review.module.css';

interface KeyListProps<Detail> extends Dialog {
  review: Review<Detail>;
  decisions: readonly Decision<Detail>[];
  /** Whether the review goes through a queue. */
  walks: boolean;
}

function KeyRow({ name, what }: { name: string; what: string }) {
  return (
    <tr>
      <th scope="row">
        <KeyHint name={name} isRead />
      </th>
      <td>{what}</td>
    </tr>
  );
}

function ReasonKeys({ dict }: { dict: string }) {
  const t = useT();
  const { length } = useKeyedReasons(dict);
  return length > 0 ? <KeyRow name={`1 – ${length}`} what={t('review.keys.reason')} /> : null;
}

/** Lists all keyboard shortcuts of the review. */
export function KeyList<Detail>({ review, decisions, walks, open, onClose }: KeyListProps<Detail>) {
  const t = useT();
  const rows: [key: string, what: string][] = [];
  if (walks) rows.push(['J', t('review.next')], ['K', t('review.previous')]);
  if (review.pictures) rows.push(['Z', t('review.keys.zoom')], ['V', t('review.enlarge')]);
  rows.push(['Ctrl Enter', t('review.keys.send')], ['?', t('review.keys.help')]);
  return (
    <Modal open={open} onCancel={onClose} footer={null} title={t('review.keys')} destroyOnHidden>
      <table className={styles.keys}>
        <tbody>
          {decisions.map(({ name, hotkey, label }) =>
            hotkey ? <KeyRow key={name} name={hotkey} what={t(label)} /> : null,
          )}
          {review.rejectReasons ? <ReasonKeys dict={review.rejectReasons.dict} /> : null}
          {rows.map(([key, what]) => (
            <KeyRow key={key} name={key} what={what} />
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
