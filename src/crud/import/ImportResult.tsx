import { Button, Modal, Table } from 'antd';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import type { Dialog } from '../action/dialog';

/** What a server answers to an import: what became of it, and which lines it refused. */
export interface Imported {
  created: number;
  failed: readonly { line: number; msg: string }[];
}

/** What became of an import, with what is wrong with which line of the file. */
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
