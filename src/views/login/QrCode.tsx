import { QRCode } from 'antd';

/** A QR code. The only part of the log-in page that needs antd, so it is loaded only when its tab is opened. */
export function QrCode({ value, label }: { value: string; label: string }) {
  return (
    <QRCode
      value={value}
      type="svg"
      size={208}
      color="#101828"
      bgColor="#ffffff"
      bordered={false}
      aria-label={label}
    />
  );
}
