import type { ValueOf } from '@/contract/field/field';
import type { Readable } from '@/contract/field/read';
import { search, SEARCH_KINDS } from '@/contract/shell/search';
import type { searchHit } from '@/contract/shell/search';
import { send } from './call';
import { listPermission } from './permissions';

/** A kind of record that the search can find. */
export type SearchKind = ValueOf<typeof searchHit.kind>;

/** One thing that was found. */
export type SearchHit = Readable<typeof searchHit>;

/** Permissions of which an operator needs at least one for the search to find anything. */
export const SEARCHABLE = SEARCH_KINDS.map(listPermission);

/** Returns at most eight records that match a UID, an e-mail, a phone, a number, an address of a chain or a network, or a hash. */
export const searchRecords = (keyword: string, signal?: AbortSignal): Promise<SearchHit[]> =>
  send(search, { keyword }, { signal });
