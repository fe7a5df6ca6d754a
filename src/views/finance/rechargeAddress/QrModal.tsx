import { Button, Modal, QRCode } from 'antd';
import type { rechargeAddress } from '@/contract/finance/rechargeAddress';
import type { RowOf } from '@/contract/resource';
import type { Dialog } from '@/crud/action/dialog';
import { CopyButton } from '@/crud/cell/CopyButton';
import { useT } from '@/i18n';
import styles from './QrModal.module.css';

/**
 * An address as a QR code and as full text. The code is dark on light in every theme, because cameras cannot
 * read the reverse.
 */
export function QrModal({ row, open, onClose }: Dialog & { row: RowOf<typeof rechargeAddress> }) {
  const t = useT();
  const { address, memo, walletCode } = row;
  return (
    <Modal
      open={open}
      destroyOnHidden
      width={360}
      title={t('rechargeAddress.qrTitle', { walletCode })}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('crud.close')}</Button>}
    >
      <div className={styles.sheet}>
        <QRCode
          value={address}
          type="svg"
          size={208}
          color="#101828"
          bgColor="#ffffff"
          aria-label={t('rechargeAddress.qrLabel', { address })}
        />
        <p className={styles.text}>
          <bdi>{address}</bdi> <CopyButton text={address} />
        </p>
        {memo ? (
          <p className={styles.text}>
            {t('field.memo')}: <bdi>{memo}</bdi> <CopyButton text={memo} />
          </p>
        ) : null}
      </div>
    </Modal>
  );
}
