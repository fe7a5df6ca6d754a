import { Button, Modal, Table } from 'antd';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
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
        <Table
          rowKey="line"
          size="small"
          dataSource={[...answer.failed]}
          pagination={false}
          scroll={{ y: 320 }}
          columns={[
            { key: 'line', dataIndex: 'line', title: t('import.line'), width: 80 },
            { key: 'msg', title: t('import.why'), render: (_, { msg }) => visibleText(msg) },
          ]}
        />
      ) : null}
    </Modal>
  );
}
