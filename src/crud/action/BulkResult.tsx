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
  /** What became of each record that went through; without it only those that failed are listed. */
  done?: string | undefined;
}

/** Shows the result of a bulk action: what failed and why, and where it is wanted what went through. */
export function BulkResult({ open, onClose, answer, getRowTitle, done }: BulkResultProps) {
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
            <th scope="col">{t(done === undefined ? 'crud.why' : 'crud.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {failed.map(({ id, msg }) => (
            <tr key={id}>
              <th scope="row">{getRowTitle(id)}</th>
              <td>{clip(visibleText(msg), LONGEST)}</td>
            </tr>
          ))}
          {done === undefined
            ? null
            : success.map((id) => (
                <tr key={id}>
                  <th scope="row">{getRowTitle(id)}</th>
                  <td>{done}</td>
                </tr>
              ))}
        </tbody>
      </table>
    </Modal>
  );
}
