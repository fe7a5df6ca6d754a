import { contentNotice as contract } from '../../src/contract/content/contentNotice';
import { ContentNoticeStatus } from '../../src/contract/content/contentNoticeFlow';
import {
  ContentNoticeTarget,
  coverSize,
  missingIn,
  MOST_POPUP,
  MOST_TOP,
} from '../../src/contract/content/contentNoticeRules';
import { mustKeep } from '../core/change/guarding';
import type { ContentNoticeRow } from '../core/contentNoticeRow';
import type { Db } from '../core/db';
import { memberOfUid } from '../core/memberLookups';
import { mustBePicture } from '../core/pictureFile';
import { Refusal } from '../core/refusal';
import { refusals } from './refusals';

/** Whether members read it, or will at its time. */
export const isLive = ({ deleted, status }: Pick<ContentNoticeRow, 'deleted' | 'status'>): boolean =>
  !deleted && (status === ContentNoticeStatus.published || status === ContentNoticeStatus.scheduled);

/** What is entered fits together. @throws Refusal 40000 at the field */
export function mustFit(db: Db, row: Omit<ContentNoticeRow, 'id'>): void {
  mustKeep(contract.rules, row);
  if (row.cover !== '') mustBePicture(db, 'cover', row.cover, coverSize);
  if (row.target !== ContentNoticeTarget.members) return;
  const uid = row.targetValue.find((one) => memberOfUid(db, one) === undefined);
  if (uid !== undefined)
    throw new Refusal(40000, { field: 'targetValue', because: refusals.unknownMember, uid });
}

/** No more notices are at the top, or pop up, than may at the same time. @throws Refusal 42205 */
export function mustHaveRoom(db: Db, row: Pick<ContentNoticeRow, 'id' | 'isTop' | 'isPopup'>): void {
  const others = [...db.contentNotices.values()].filter((one) => one.id !== row.id && isLive(one));
  if (row.isTop === 1 && others.filter(({ isTop }) => isTop === 1).length >= MOST_TOP)
    throw new Refusal(42205, { field: 'isTop', because: refusals.topFull, max: MOST_TOP });
  if (row.isPopup === 1 && others.filter(({ isPopup }) => isPopup === 1).length >= MOST_POPUP)
    throw new Refusal(42205, { field: 'isPopup', because: refusals.popupFull, max: MOST_POPUP });
}

/** @throws Refusal 42207 for a notice that would have ended already */
export function mustEndLater(db: Db, { expireAt }: Pick<ContentNoticeRow, 'expireAt'>): void {
  if (expireAt !== null && expireAt <= db.stamp())
    throw new Refusal(42207, { field: 'expireAt', because: refusals.expired });
}

/** Members can read it. @throws Refusal 40904, 42207, 42205 */
export function mustBeReady(db: Db, row: ContentNoticeRow): void {
  const why = missingIn(row.title, row.content);
  if (why) throw new Refusal(40904, { because: refusals.incomplete, why });
  mustEndLater(db, row);
  mustHaveRoom(db, row);
}
