import { Button, Modal } from 'antd';
import { useT } from '@/i18n';
import type { Dialog } from '../action/dialog';
import type { Unclear } from '../action/refusals';
import { LostWrite } from './LostWrite';

/** Says what became of a write without a form whose answer was lost. */
export function LostModal({ open, onClose, write }: Dialog & { write: Unclear }) {
  const t = useT();
  return (
    <Modal
      open={open}
      destroyOnHidden
      title={t('lost.unknown')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('crud.close')}</Button>}
    >
      <LostWrite write={write} onOpen={onClose} />
    </Modal>
  );
}
