import type { ValueOf } from '@/contract/field/field';
import type { Readable } from '@/contract/field/read';
import { search, SEARCH_KINDS } from '@/contract/shell/search';
import type { searchHit } from '@/contract/shell/search';
import { send } from './call';
import { listPermission } from './permissions';

/** What can be found by its number, its address or its hash. */
export type SearchKind = ValueOf<typeof searchHit.kind>;

/** One thing that was found. */
export type SearchHit = Readable<typeof searchHit>;

/** Lists of which an operator has to hold one, or there is nothing they could find. */
export const SEARCHABLE = SEARCH_KINDS.map(listPermission);

/** At most eight records that a UID, an e-mail, a phone, a number, an address or a hash may mean. */
export const searchRecords = (keyword: string, signal?: AbortSignal): Promise<SearchHit[]> =>
  send(search, { keyword }, { signal });
