import { Button, Modal } from 'antd';
import type { BulkAnswer } from '@/api/types';
import { useT } from '@/i18n';
import { clip, visibleText } from '@/lib/text';
import type { Dialog } from './dialog';
import { recordOf } from '@/lib/record';
import styles from './action.module.css';

/** Whether an answer is that of a bulk action. */
export function isBulkAnswer(answer: unknown): answer is BulkAnswer {
  const { success, failed } = recordOf(answer);
  return Array.isArray(success) && Array.isArray(failed);
}

/** Longest sentence about one record. */
const LONGEST = 200;

interface BulkResultProps extends Dialog {
  answer: BulkAnswer;
  /** How people call a record. */
  getRowTitle: (id: number) => string;
}

/** What came of a bulk action, when not all of it went well. */
export function BulkResult({ open, onClose, answer, getRowTitle }: BulkResultProps) {
  const t = useT();
  const { success, failed } = answer;
  return (
    <Modal
      open={open}
      destroyOnHidden
      onCancel={onClose}
      title={t('crud.bulkResult')}
      footer={<Button onClick={onClose}>{t('crud.close')}</Button>}
    >
      <output>{t('crud.bulkCounts', { done: success.length, failed: failed.length })}</output>
      <table className={styles.bulk}>
        <thead>
          <tr>
            <th scope="col">{t('crud.record')}</th>
            <th scope="col">{t('crud.why')}</th>
          </tr>
        </thead>
        <tbody>
          {failed.map(({ id, msg }) => (
            <tr key={id}>
              <th scope="row">{getRowTitle(id)}</th>
              <td>{clip(visibleText(msg), LONGEST)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
