import { Modal } from 'antd';
import { PartFailed } from '@/ui/feedback/PartFailed';
import type { Dialog } from './dialog';

/** Shown in place of a dialog or drawer that crashed. */
export function DialogFailed({ open, onClose, retry }: Dialog & { retry: () => void }) {
  return (
    <Modal open={open} destroyOnHidden footer={null} onCancel={onClose}>
      <PartFailed retry={retry} />
    </Modal>
  );
}
