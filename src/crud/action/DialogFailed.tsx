import { Modal } from 'antd';
import { PartFailed } from '@/ui/feedback/PartFailed';
import type { Dialog } from './dialog';

/** Stands in place of a dialog or drawer that could not be drawn. */
export function DialogFailed({ open, onClose, retry }: Dialog & { retry: () => void }) {
  return (
    <Modal open={open} destroyOnHidden footer={null} onCancel={onClose}>
      <PartFailed retry={retry} />
    </Modal>
  );
}
