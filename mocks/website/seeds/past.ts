import { LEGAL_TEXTS } from '../../../src/contract/content/websiteContent';
import type { Db } from '../../core/db';
import { DAY, HOUR, stampOf } from '../../core/time';
import { contentDiff, keepVersion, putInForce } from '../change';
import type { Content } from '../rows';

/** A list with one more item at its end. */
const withItem = (list: string, text: string): string =>
  list.replace(/<\/ol>$/, `<li><p>${text}</p></li></ol>`);

/** What operators changed in the past months: how many days ago, who, and what. */
const EDITS: readonly [days: number, by: string, change: (now: Content) => Partial<Content>][] = [
  [96, 'operate01', () => ({ supportUrl: 'https://help.example.com/center' })],
  [61, 'operate01', () => ({ appVersion: '3.5.0', apkUrl: 'https://download.example.com/nova-3.5.0.apk' })],
  [
    34,
    'admin',
    ({ terms }) => ({
      terms: {
        zh: withItem(terms.zh, '本协议的修改在公告后生效。'),
        en: withItem(terms.en, 'Changes of this agreement take effect once announced.'),
        tw: withItem(terms.tw, '本協議的修改在公告後生效。'),
      },
      termsVersion: 3,
    }),
  ],
  [9, 'operate01', () => ({ appVersion: '3.6.2', minVersion: '3.4.0' })],
];

/** How many days ago the site was set up, and the last maintenance began. */
const BEGUN = 170;
const MAINTAINED = 12;

function edited(db: Db, by: string, change: (now: Content) => Partial<Content>): void {
  const { row } = db.website;
  const before = row.content;
  putInForce(db, { ...before, ...change(before) });
  row.version += 1;
  row.updatedAt = db.stamp();
  row.updatedBy = by;
  keepVersion(db, { action: 'edit', by, reason: '', diff: contentDiff(before, row.content) });
}

/** The site's past: set up, changed now and then, and maintained once for two hours. */
export function seedWebsite(db: Db): void {
  const now = db.now();
  const { row } = db.website;
  db.at(now - BEGUN * DAY, () => {
    const at = db.stamp();
    Object.assign(row, { createdAt: at, updatedAt: at, updatedBy: 'admin' });
    for (const text of LEGAL_TEXTS) row.legalSince[text] = at;
    keepVersion(db, { action: 'create', by: 'admin', reason: '', diff: [] });
  });
  for (const [days, by, change] of EDITS) db.at(now - days * DAY, () => edited(db, by, change));
  const from = now - MAINTAINED * DAY;
  Object.assign(db.maintenance, {
    on: 1,
    from: stampOf(from),
    to: stampOf(from + 2 * HOUR),
    message: {
      zh: '系统升级中，请稍后再来',
      en: 'We are upgrading. Come back later.',
      tw: '系統升級中，請稍後再來',
    },
    whitelistIps: ['203.0.113.0/24'],
    by: 'admin',
  });
}
