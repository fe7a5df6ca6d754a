import { QRCode } from 'antd';

/** A QR code. The only piece of the log-in page that needs antd: loaded when somebody asks for it. */
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
