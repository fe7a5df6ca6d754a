import type { HttpHandler } from 'msw';
import { banner as contract } from '../../src/contract/content/banner';
import { bannerSize, LinkType, phaseAt, scheduleFits } from '../../src/contract/content/bannerRules';
import { OnOff } from '../../src/contract/block/switchFlow';
import { isPublishedNotice } from '../core/contentNotices';
import type { Db } from '../core/db';
import { act } from '../core/http';
import type { Context } from '../core/http';
import { mustBePicture } from '../core/pictureFile';
import { plainHandlers } from '../core/plain';
import { invalid, Refusal } from '../core/refusal';
import { findRow } from '../core/resource';
import { refusals } from './refusals';
import type { BannerRow } from './rows';

const TITLE = '轮播图';

/** Clicks in percent of views, with two decimals. */
const clickRate = ({ views, clicks }: Pick<BannerRow, 'views' | 'clicks'>): string | null =>
  views === 0 ? null : String(Math.floor((clicks * 10_000) / views) / 100);

/** @throws Refusal 40000 for a picture that its position cannot show, and for a notice that members cannot read */
function mustShow(db: Db, { position, image, imageDark, linkType, linkValue }: BannerRow): void {
  const size = bannerSize(position);
  if (!size) throw invalid('position');
  mustBePicture(db, 'image', image, size);
  if (imageDark !== '') mustBePicture(db, 'imageDark', imageDark, size);
  if (linkType === LinkType.notice && !isPublishedNotice(db, linkValue))
    throw new Refusal(40000, { field: 'linkValue', because: refusals.noNotice });
}

/** @throws Refusal 42207; an end that has been stays, so that what is over can still be changed */
function mustEndLater(now: string, { startAt, endAt }: BannerRow, before?: BannerRow): void {
  if (!scheduleFits(startAt, endAt)) throw new Refusal(42207, { because: refusals.endsFirst });
  if (endAt !== null && endAt !== before?.endAt && endAt <= now)
    throw new Refusal(42207, { because: refusals.endPast });
}

const mayHave = ({ db }: Context<unknown>, row: BannerRow, before?: BannerRow): void => {
  mustEndLater(db.stamp(), row, before);
  mustShow(db, row);
};

/** Banners, and their copies for other languages. */
export const bannerHandlers = (db: Db): HttpHandler[] => [
  ...plainHandlers(db, contract, {
    title: TITLE,
    isCommon: true,
    rows: ({ banners }) => banners,
    find: ({ banners }, id) => banners.get(id),
    derive: (_, row) => ({ phase: phaseAt(db.stamp(), row), ctr: clickRate(row) }),
    mayHave,
    create: (base, { imageDark = '', linkValue = '', startAt = null, endAt = null, ...given }): BannerRow => {
      const { clientTypes = [], sort = 100, remark = '', ...terms } = given;
      const shown = { imageDark, linkValue, startAt, endAt, clientTypes };
      return { ...base, ...terms, ...shown, sort, remark, views: 0, clicks: 0 };
    },
  }),
  act(db, contract.calls.copy, { title: TITLE, type: 'add' }, (context) => {
    const { input, user, note, noteRecord } = context;
    const find = (_: Db, id: number) => db.banners.get(id);
    const row = findRow(context, { find, isCommon: true }, input.id);
    const langs = [...new Set(input.langs)].filter((lang) => lang !== row.lang);
    if (langs.length === 0) throw new Refusal(40000, { field: 'langs', because: refusals.noLangs });
    note({ targetType: contract.name, targetId: String(row.id), targetText: row.title });
    const now = db.stamp();
    const stamps = { createdAt: now, updatedAt: now, createdBy: user.userName, updatedBy: user.userName };
    for (const lang of langs) {
      const id = db.nextId(contract.name);
      const counts = { views: 0, clicks: 0 };
      db.banners.set(id, { ...row, ...stamps, ...counts, id, lang, version: 1, status: OnOff.off });
      noteRecord({ targetType: contract.name, targetId: String(id), targetText: row.title });
    }
    return { created: langs.length };
  }),
];
