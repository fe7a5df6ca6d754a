import type { HttpHandler } from 'msw';
import { avatarSize, MOST_RECOMMENDED } from '../../src/contract/content/tutorRules';
import { tutor as contract } from '../../src/contract/content/tutor';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { OnOff } from '../../src/contract/block/switchFlow';
import type { Db } from '../core/db';
import { lookup } from '../core/lookup';
import { memberOfUid } from '../core/memberLookups';
import { mustBePicture } from '../core/pictureFile';
import { plainHandlers } from '../core/plain';
import { Refusal } from '../core/refusal';
import { figuresOf } from './figures';
import { refusals } from './refusals';
import type { TutorRow } from './rows';

const byUid = lookup(({ bindUid }: TutorRow) => (bindUid === '' ? [] : [bindUid]));

const othersThan = (rows: Iterable<TutorRow>, { id }: TutorRow): TutorRow[] =>
  [...rows].filter((one) => one.id !== id && !one.deleted);

/** @throws Refusal 40000 for a member who cannot be bound, 40905 for one who is bound elsewhere */
function mustBeFree(db: Db, row: TutorRow): void {
  const { bindUid: uid } = row;
  const member = memberOfUid(db, uid);
  const field = 'bindUid';
  if (!member) throw new Refusal(40000, { field, uid, because: refusals.noMember });
  if (member.status !== MemberStatus.normal)
    throw new Refusal(40000, { field, uid, because: refusals.notActive });
  const [other] = othersThan(byUid(db.tutors, uid), row);
  if (other) throw new Refusal(40905, { field, uid, name: textsOf(other), because: refusals.boundElsewhere });
}

export const textsOf = ({ name: { zh, en, tw } }: TutorRow) => [zh, en || zh, tw || zh] as const;

/** @throws Refusal 42205 */
function mustBeFew(db: Db, row: TutorRow): void {
  const recommended = othersThan(db.tutors.values(), row).filter(
    ({ isRecommend }) => isRecommend === OnOff.on,
  );
  if (recommended.length >= MOST_RECOMMENDED)
    throw new Refusal(42205, { max: MOST_RECOMMENDED, because: refusals.tooMany });
}

const NO_TEXT = { zh: '', en: '', tw: '' };

/** Tutors. Their figures are computed whenever they are asked for. */
export const tutorHandlers = (db: Db): HttpHandler[] =>
  plainHandlers<TutorRow, typeof contract.calls.add.body>(db, contract, {
    title: '导师',
    rows: ({ tutors }) => tutors,
    find: ({ tutors }, id) => tutors.get(id),
    derive: figuresOf,
    detail: (_, { intro }) => ({ intro }),
    mayHave(_, row, before) {
      mustBePicture(db, 'avatar', row.avatar, avatarSize);
      if (row.bindUid !== '' && row.bindUid !== before?.bindUid) mustBeFree(db, row);
      if (row.isRecommend === OnOff.on && before?.isRecommend !== OnOff.on) mustBeFew(db, row);
    },
    create: (base, { avatar, name, title = NO_TEXT, intro = NO_TEXT, bindUid = '', ...given }): TutorRow => {
      const {
        fields = [],
        years = 0,
        contacts = [],
        isRecommend = OnOff.off,
        sort = 100,
        remark = '',
      } = given;
      const terms = { avatar, name, title, intro, bindUid, fields, years, contacts, isRecommend };
      return { ...base, ...terms, sort, remark, memberId: null, followerCount: 0, status: OnOff.off };
    },
    after(_, row) {
      row.memberId = row.bindUid === '' ? null : (memberOfUid(db, row.bindUid)?.id ?? null);
      // It is looked up by its member from now on.
      db.tutors.set(row.id, row);
    },
  });
