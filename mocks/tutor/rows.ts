import type { tutor } from '@/contract/content/tutor';
import type { WireDetailOf } from '@/contract/resource';
import type { PlainRow } from '../core/plain';

type Wire = WireDetailOf<typeof tutor>;

/** A stored tutor; what can be computed of the bound member is not stored. */
export type TutorRow = PlainRow &
  Pick<
    Wire,
    | 'avatar'
    | 'name'
    | 'title'
    | 'intro'
    | 'bindUid'
    | 'fields'
    | 'years'
    | 'contacts'
    | 'followerCount'
    | 'isRecommend'
    | 'sort'
    | 'remark'
  > & { memberId: number | null };

declare module '../core/tables' {
  interface Tables {
    tutors: Map<number, TutorRow>;
  }
}
