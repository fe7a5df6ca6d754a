import { createHash } from 'node:crypto';
import type { Db } from '../../core/db';
import { DAY, stampOf } from '../../core/time';

/** A picture in one colour, 32 × 32. */
function bitmap(red: number, green: number, blue: number): Uint8Array<ArrayBuffer> {
  const [side, header] = [32, 54];
  const bytes = new Uint8Array(header + side * side * 3);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, header, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, side, true);
  view.setInt32(22, side, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let at = header; at < bytes.length; at += 3) bytes.set([blue, green, red], at);
  return bytes;
}

const table = (...lines: string[]): Uint8Array<ArrayBuffer> => new TextEncoder().encode(lines.join('\r\n'));

const FILES = [
  ['banner-home.bmp', 'operate01', 3, () => bitmap(64, 158, 255)],
  ['banner-campaign.bmp', 'operate01', 12, () => bitmap(230, 162, 60)],
  ['公告配图.bmp', 'operate01', 20, () => bitmap(103, 194, 58)],
  [
    'recharge-channels.csv',
    'finance01',
    8,
    () => table('channel,chain', 'usdt-trc20,TRON', 'usdt-erc20,ETH'),
  ],
  ['risk-rules.csv', 'risk001', 31, () => table('rule,weight', 'R01,20', 'R02,35')],
  ['客服话术.txt', 'service01', 45, () => table('您好，请问有什么可以帮您？')],
] as const;

/** A few files that were uploaded earlier. */
export function seedFiles(db: Db): void {
  const random = db.random('file');
  for (const [name, createdBy, daysAgo, content] of FILES) {
    const bytes = content();
    const id = db.nextId('file');
    db.files.set(id, {
      id,
      name,
      size: bytes.length,
      md5: createHash('md5').update(bytes).digest('hex'),
      content: [bytes],
      key: random.text(32, '0123456789abcdef'),
      createdBy,
      createdAt: stampOf(db.now() - daysAgo * DAY),
    });
  }
}
