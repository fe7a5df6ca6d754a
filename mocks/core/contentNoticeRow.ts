import type { contentNotice } from '@/contract/content/contentNotice';
import type { LocalTexts } from '@/contract/field/texts';
import type { WireRowOf } from '@/contract/resource';
import type { Base } from './rows';

type Wire = WireRowOf<typeof contentNotice>;

/** What a notice says. */
export interface Wording {
  title: LocalTexts;
  content: LocalTexts;
}

/** A version of its texts, and who wrote it when. */
export interface Version extends Wording {
  id: number;
  at: string;
  by: string;
}

/** A stored notice to members. */
export interface ContentNoticeRow
  extends
    Base,
    Wording,
    Pick<
      Wire,
      | 'category'
      | 'cover'
      | 'isTop'
      | 'isPopup'
      | 'target'
      | 'targetValue'
      | 'publishAt'
      | 'expireAt'
      | 'sort'
      | 'status'
    > {
  deleted: boolean;
  /** Who wrote what it says now, and when. */
  written: Pick<Version, 'id' | 'at' | 'by'>;
  /** What it said before while it was published or to be published, the latest first. */
  earlier: Version[];
  /** Ids of the members who have read it. */
  readBy: Set<number>;
}

declare module './tables' {
  interface Tables {
    contentNotices: Map<number, ContentNoticeRow>;
  }
}
