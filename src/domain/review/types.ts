import type { Id } from '@/contract/field/brands';
import type { ReactNode } from 'react';
import type { ResourceName } from '@/contract/resources';
import type { ReviewKind } from '@/contract/shell/review';
import type { Dialog } from '@/crud/action/dialog';
import type { Viewer } from '@/crud/action/screenAction';
import type { Field, FormValues } from '@/crud/field/field';
import type { Section } from '@/crud/detail/section';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { RiskCheck } from './checks';

/** Counters of the tally. */
export type StatsKey = 'approved' | 'rejected' | 'held' | 'paid';

/** One thing that can be decided about a record, as a plain value. */
export interface Decision<Detail> {
  /**
   * `approve`, `reject`, `hold` and `pay` are counted in the tally; `reject` is what the reasons 1–9 open, `approve` what
   * the claim is for.
   */
  name: string;
  /** Label of the button, and of title and button of the dialog. */
  label: Key;
  /** One capital letter; J, K, V, Z and the digits are taken. */
  hotkey?: string;
  danger?: boolean;
  /** True: it can never be taken back. It stands apart from the others, so that no hand reaches it by mistake. */
  forGood?: boolean;
  primary?: boolean;
  /** Operators without it do not see the decision. */
  permission?: string;
  /** True: not possible while a check blocks, or while the checks are not known. An override leaves it out. */
  stopsAtBlock?: boolean;
  /** Counter in the tally; derived from the name by default. */
  counts?: StatsKey;
  /** `checks` is empty until they are known. Always visible by default. */
  visible?(record: Detail, checks: readonly RiskCheck[], viewer: Viewer): boolean;
  /** Why it cannot be decided now; `null` when it can. */
  disabledReason?(record: Detail, t: Translate, checks: readonly RiskCheck[], viewer: Viewer): string | null;
  /**
   * Paragraphs that say what the decision will do, with member, amount, address and order number; the first one is
   * emphasised. `values` are the present values of the fields; it is called again while the operator types.
   */
  text(record: Detail, t: Translate, values: FormValues): readonly string[];
  /** Facts for the last look, below the paragraphs. */
  content?(record: Detail): ReactNode;
  /** Fields of the dialog, such as reasons, amounts or `tailField`. None by default. */
  fields?(record: Detail, viewer: Viewer): readonly Field[];
  /** Name of the field that the dialog begins with; the first one by default. */
  focus?: string;
  /**
   * Sends it, silently. The request id stays the same for all attempts of one dialog.
   * @throws ApiError 40900 to 40904: the dialog closes, the sentence is shown, the record read again
   */
  submit(record: Detail, values: FormValues, requestId: string): Promise<unknown>;
  /** Message after success; `desk.done` by default. */
  done?: Key;
  /** Other resources whose data the decision changes. */
  touches?: readonly ResourceName[];
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
  /** The operator who approved first, if a second approval is needed; empty otherwise. */
  firstReviewer?(record: Detail): string;
}

/** A review bound to the resource of its records. */
export interface Review<Detail> extends ReviewOptions<Detail> {
  /** Name of the resource. */
  name: string;
  load(id: Id, signal: AbortSignal): Promise<Detail>;
}

/** Props of the review drawer. */
export interface OpenReviewProps<Detail> extends Dialog {
  reviewDesk: Review<Detail>;
  /** One record, or a question to the list, whose waiting records are reviewed in its order. */
  subject: { id: Id } | { question: object };
}
