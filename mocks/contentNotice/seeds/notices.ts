import type { LocalTexts } from '@/api/types';
import { ContentNoticeStatus } from '../../../src/contract/content/contentNoticeFlow';
import { ContentNoticeTarget } from '../../../src/contract/content/contentNoticeRules';
import { encoded } from '../../../src/contract/html/entities';
import type { Db } from '../../core/db';
import { seedPicture } from '../../core/seeds/pictures';
import { DAY, HOUR, stampOf } from '../../core/time';
import { audienceOf } from '../audience';
import { Category, seedTexts } from './texts';
import type { SeedText } from './texts';

/** What differs from a published notice to all members, by the place among the seeded ones. */
interface Own {
  status?: ContentNoticeStatus;
  target?: ContentNoticeTarget;
  targetValue?: string[];
  /** Days from now at which it is to be published, or expires. */
  publishIn?: number;
  expiresIn?: number;
  isTop?: true;
  isPopup?: true;
  /** Not written in English and traditional Chinese yet. */
  isChinese?: true;
  cover?: string;
}

const { draft, scheduled, withdrawn } = ContentNoticeStatus;
const { levels, countries, members } = ContentNoticeTarget;

const OWN: Readonly<Record<number, Own>> = {
  3: { status: withdrawn, expiresIn: -60, cover: 'CUP 1' },
  4: { status: withdrawn },
  8: { status: withdrawn, expiresIn: -40 },
  11: { cover: 'CUP 2' },
  13: { target: countries, targetValue: ['CN', 'HK', 'TW'] },
  16: { isTop: true },
  19: { isTop: true, cover: 'INVITE' },
  22: { status: withdrawn, expiresIn: -6 },
  23: { status: scheduled, publishIn: 3, expiresIn: 24, cover: 'CUP 3' },
  25: { target: members, targetValue: ['10010015', '10010063', '10010078'] },
  27: { target: levels, targetValue: ['3', '4', '5'] },
  29: { isPopup: true, expiresIn: 2 },
  30: { status: draft, isChinese: true },
  31: { status: draft },
};

/** Days between two seeded notices. */
const APART = 6;

const texts = ([zh, en, tw]: readonly [string, string, string], isChinese = false): LocalTexts =>
  isChinese ? { zh, en: '', tw: '' } : { zh, en, tw };

function contentOf({ lines, category }: SeedText, isChinese = false): LocalTexts {
  const inTongue = (place: 0 | 1 | 2): string => {
    const [first, ...more] = lines.map((line) => encoded(line[place]));
    const isWarning = category === Category.risk;
    const opening = isWarning ? `<blockquote><p>${first}</p></blockquote>` : `<p>${first}</p>`;
    return opening + more.map((line) => `<p><strong>${line}</strong></p>`).join('');
  };
  return texts([inTongue(0), inTongue(1), inTongue(2)], isChinese);
}

/** Notices of all categories and states, most of them to all members. */
export function seedContentNotices(db: Db): void {
  const random = db.random('contentNotice');
  for (const [place, text] of seedTexts.entries()) {
    const own = OWN[place] ?? {};
    const made = db.now() - ((seedTexts.length - place) * APART - 2) * DAY - random.int(1, 20) * HOUR;
    const published = made + random.int(1, 4) * HOUR;
    const at = stampOf(made);
    const { status = ContentNoticeStatus.published, target = ContentNoticeTarget.all, isChinese } = own;
    const stamp = (days: number | undefined) => (days === undefined ? null : stampOf(db.now() + days * DAY));
    const id = db.nextId('contentNotice');
    const by = random.pick(['operate01', 'operate01', 'admin']);
    const row = {
      id,
      version: 1,
      deleted: false,
      category: text.category,
      title: texts(text.title, isChinese),
      content: contentOf(text, isChinese),
      cover: own.cover
        ? seedPicture(
            db,
            { word: own.cover, width: 1200, height: 600, colours: COLOURS },
            { name: `notice-${id}`, by: 'operate01', at: made },
          )
        : '',
      isTop: own.isTop ? (1 as const) : (0 as const),
      isPopup: own.isPopup ? (1 as const) : (0 as const),
      target,
      targetValue: own.targetValue ?? [],
      publishAt: status === draft ? null : (stamp(own.publishIn) ?? stampOf(published)),
      expireAt: stamp(own.expiresIn),
      sort: 100,
      status,
      written: { id: db.nextId('noticeVersion'), at, by },
      earlier: [],
      readBy: new Set<number>(),
      remark: '',
      createdAt: at,
      updatedAt: stampOf(Math.min(published, db.now())),
      createdBy: by,
      updatedBy: by,
    };
    if (status !== draft && status !== scheduled)
      for (const member of audienceOf(db, row)) if (random.chance(0.35)) row.readBy.add(member.id);
    db.contentNotices.set(id, row);
  }
}

const COLOURS = [
  [18, 52, 96],
  [52, 86, 130],
  [240, 185, 11],
  [255, 255, 255],
] as const;
