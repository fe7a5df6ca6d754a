import type { Living } from '@/contract/block/lives';
import type { Id } from '@/contract/field/brands';
import type { ReactNode } from 'react';
import type { ReviewKind } from '@/contract/shell/review';
import type { Dialog } from '@/crud/action/dialog';
import type { ScreenAction } from '@/crud/action/screenAction';
import type { Section } from '@/crud/detail/section';
import type { Translate } from '@/i18n';
import type { RiskCheck } from './checks';

/** What is counted of decisions. */
export type StatsKey = 'approved' | 'rejected' | 'held' | 'paid';

/**
 * One thing that can be decided about a record: an action that the review draws at its foot. Names that count are
 * `approve`, `reject`, `hold` and `pay`; `reject` is what the reasons 1–9 open, `approve` what the claim is for.
 */
export interface Decision<Detail> extends ScreenAction<Detail> {
  /**
   * What a check that blocks means for it: `stops` is impossible while one does, or while the checks are not known;
   * `lifts` is there only while one does.
   */
  atBlock?: 'stops' | 'lifts' | undefined;
  /** True: it decides nothing, and the record stays on screen. */
  stays?: boolean | undefined;
  /** What it is counted as; derived from the name by default. */
  counts?: StatsKey | undefined;
}

/** A picture beside the record. */
export interface Picture {
  /** Pictures with an unsafe address are left out. */
  url: string;
  /** In the operator's language. */
  label: string;
}

/** Why records of this kind are rejected. */
export interface RejectReasons {
  /** The dictionary's type; its first nine entries are the keys 1–9. */
  dict: string;
  /** The field of the decision `reject` that takes the code. */
  field: string;
  /** True: the field takes a list of codes. */
  many?: boolean;
}

/** What a screen says about its records under review. */
export interface ReviewOptions<Detail> {
  kind: ReviewKind;
  titleOf(record: Detail, t: Translate): string;
  sections: readonly Section<Detail>[];
  /** Buttons in this order; the main one last. */
  decisions: readonly Decision<Detail>[];
  /** Risk checks of a record; `dict` has the labels of those that the server sends without one. */
  checks?: { load(id: Id, signal: AbortSignal): Promise<readonly RiskCheck[]>; dict?: string };
  pictures?(record: Detail, t: Translate): readonly Picture[];
  /** Content beside the record, below the checks; on a phone below everything else. */
  side?(record: Detail): ReactNode;
  rejectReasons?: RejectReasons;
}

/** A review bound to the resource of its records. */
export interface Review<Detail> extends ReviewOptions<Detail> {
  /** Name of the resource. */
  name: string;
  /** Life of its records, with the people who have a part in it. */
  living: Living;
  /** Component of its screen, which the manual is about. */
  view: string;
  load(id: Id, signal: AbortSignal): Promise<Detail>;
}

/** Props of the review drawer. */
export interface OpenReviewProps<Detail> extends Dialog {
  review: Review<Detail>;
  /** One record, or a question to the list, whose waiting records are reviewed in its order. */
  subject: { id: Id } | { question: object };
}
