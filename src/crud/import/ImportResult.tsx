import { Button, Modal } from 'antd';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { PlainTable } from '@/ui/table/PlainTable';
import type { Dialog } from '../action/dialog';

/** Answer of an import: what was created, and which lines were refused. */
export interface Imported {
  created: number;
  failed: readonly { line: number; msg: string }[];
}

/** Shows the result of an import, with the problems by line of the file. */
export function ImportResult({ open, onClose, answer, text }: Dialog & { answer: Imported; text: string }) {
  const t = useT();
  return (
    <Modal
      open={open}
      destroyOnHidden
      title={t('import.result')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('crud.close')}</Button>}
    >
      <p>
        <output>{text}</output>
      </p>
      {answer.failed.length > 0 ? (
        <PlainTable
          label={t('import.result')}
          rows={answer.failed}
          keyOf={(_, place) => place}
          height={320}
          columns={[
            { key: 'line', title: t('import.line'), width: 80, render: ({ line }) => line },
            { key: 'msg', title: t('import.why'), render: ({ msg }) => visibleText(msg) },
          ]}
        />
      ) : null}
    </Modal>
  );
}
