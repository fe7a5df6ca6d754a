import { Button, Modal } from 'antd';
import type { Dialog } from '@/crud/action/dialog';
import { RefCell } from '@/domain/reference/RefCell';
import { loadMessages, useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { onDemand } from '@/ui/load/onDemand';
import styles from './stops.module.css';

interface ChangedProps extends Dialog {
  /** Says what became of the records, with their number as `n`. */
  label: Key;
  numbers: readonly string[];
}

function Changed({ open, onClose, label, numbers }: ChangedProps) {
  const t = useT();
  return (
    <Modal
      open={open}
      destroyOnHidden
      onCancel={onClose}
      title={t(label, { n: numbers.length })}
      footer={<Button onClick={onClose}>{t('crud.close')}</Button>}
    >
      <ul className={styles.numbers}>
        {numbers.map((no) => (
          <li key={no}>
            <RefCell no={no} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** The records that a stop put on hold, or that a release returned to review, each with a link. */
export const ChangedRecords = onDemand(async () => {
  await loadMessages('stops');
  return Changed;
});
