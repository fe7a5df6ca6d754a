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

/** Characters; longer messages about one record are cut. */
const LONGEST = 200;

interface BulkResultProps extends Dialog {
  answer: BulkAnswer;
  /** Returns the name of a record as operators know it. */
  getRowTitle: (id: number) => string;
}

/** Shows the result of a bulk action that failed for some records. */
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
