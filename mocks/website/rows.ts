import type { FieldChange } from '@/api/types';
import type { LegalText, websiteContent } from '../../src/contract/content/websiteContent';
import type { WireShape } from '@/contract/field/field';
import type { Editable } from '../core/resource';

/** What the site says. */
export type Content = WireShape<typeof websiteContent>;

/** The one record of the site. */
export interface WebsiteRow extends Editable {
  content: Content;
  /** Of switches and maintenance. */
  closuresVersion: number;
  /** Since when each legal text is in force in its version. */
  legalSince: Record<LegalText, string>;
}

/** What was done to the site. */
export type WebsiteAction = 'create' | 'edit' | 'restore' | 'switch' | 'maintain';

/** One change, with what the site said after it. */
export interface VersionRow {
  id: number;
  action: WebsiteAction;
  by: string;
  at: string;
  reason: string;
  diff: FieldChange[];
  content: Content;
}

declare module '../core/tables' {
  interface Tables {
    website: { row: WebsiteRow; /** The oldest first. */ versions: VersionRow[] };
  }
}

/** `targetType` of its lines in the operation log. */
export const WEBSITE = 'website';
