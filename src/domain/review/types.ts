import type { Id } from '@/contract/field/brands';
import type { ReactNode } from 'react';
import type { ResourceName } from '@/contract/resources';
import type { ReviewKind } from '@/contract/shell/review';
import type { Dialog } from '@/crud/action/dialog';
import type { Field, FormValues } from '@/crud/field/field';
import type { Section } from '@/crud/detail/section';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { RiskCheck } from './checks';

/** How the shift is counted. */
export type StatsKey = 'approved' | 'rejected' | 'held';

/** One thing that can be decided about a record, as a plain value. */
export interface Decision<Detail> {
  /** `approve`, `reject` and `hold` are counted in the tally; `reject` is what the reasons 1–9 open. */
  name: string;
  /** On the button, and title and button of the dialog. */
  label: Key;
  /** One capital letter; J, K, Z and the digits are taken. */
  hotkey?: string;
  danger?: boolean;
  primary?: boolean;
  /** Operators without it do not see the decision. */
  permission?: string;
  /** True: not possible while a check blocks, or while the checks are not known. An override leaves it out. */
  stopsAtBlock?: boolean;
  /** In the tally in place of what the name says. */
  counts?: StatsKey;
  /** `checks` is empty until they are known. Always visible by default. */
  visible?(record: Detail, checks: readonly RiskCheck[]): boolean;
  /** Why it cannot be decided now; `null` when it can. */
  disabledReason?(record: Detail, t: Translate, checks: readonly RiskCheck[]): string | null;
  /**
   * What is about to happen, a paragraph each: repeats member, amount, address and order number. The first
   * one stands out. `values` are the fields as they stand, and follow what is typed.
   */
  text(record: Detail, t: Translate, values: FormValues): readonly string[];
  /** What it wants to know: reasons, figures, `tailField`. None by default. */
  fields?(record: Detail): readonly Field[];
  /**
   * Sends it, silently. The request id stays the same for all attempts of one dialog.
   * @throws ApiError 40900 to 40904: the dialog closes, the sentence is shown, the record read again
   */
  submit(record: Detail, values: FormValues, requestId: string): Promise<unknown>;
  /** Said when it is done; `desk.done` by default. */
  done?: Key;
  /** Other resources that read otherwise afterwards. */
  touches?: readonly ResourceName[];
}

/** A picture beside the record. */
export interface Picture {
  /** Anything that is no picture address is left out. */
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
  /** Drawn as buttons in this order; the main one last. */
  decisions: readonly Decision<Detail>[];
  /** Risk checks of a record; `dict` has the labels of those that come without. */
  checks?: { load(id: Id, signal: AbortSignal): Promise<readonly RiskCheck[]>; dict?: string };
  pictures?(record: Detail, t: Translate): readonly Picture[];
  /** Beside the record, below the checks; on a phone below everything. */
  side?(record: Detail): ReactNode;
  rejectReasons?: RejectReasons;
  /** Who approved first where a second person has to agree; empty otherwise. */
  firstReviewer?(record: Detail): string;
}

/** A desk bound to the resource its records are of. */
export interface Review<Detail> extends ReviewOptions<Detail> {
  /** Of the resource. */
  name: string;
  load(id: Id, signal: AbortSignal): Promise<Detail>;
}

/** What the desk is opened with. */
export interface OpenReviewProps<Detail> extends Dialog {
  reviewDesk: Review<Detail>;
  /** The record; none to begin with the next one that waits. */
  id?: Id;
}
