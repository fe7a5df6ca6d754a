import { idOf } from '@/contract/field/brands';
import { TIE_KINDS } from '@/contract/risk/cluster';
import type { LinkParams } from '@/services/links';
import type { ClusterStart } from './model';
import type { ClusterQuestion } from './question';

/** The page of a cluster. */
const VIEW = 'risk/cluster/index';

/** The page on which a question is answered, and its address. */
export const clusterPage = ({
  start,
  depth,
  kinds,
}: ClusterQuestion): { view: string; params: LinkParams } => ({
  view: VIEW,
  params: { ...start, ...(depth === 2 ? { depth } : {}), ...(kinds.length > 0 ? { kinds } : {}) },
});

function startIn(given: URLSearchParams): ClusterStart | null {
  const memberId = idOf(given.get('memberId'));
  if (memberId !== null) return { memberId };
  const address = given.get('address') ?? '';
  if (address !== '') return { address, memo: given.get('memo') ?? '' };
  const ip = given.get('ip') ?? '';
  return ip === '' ? null : { ip };
}

/** The question of an address; `null` for one that says nothing to begin with. What it says wrongly is left out. */
export function questionIn(search: string): ClusterQuestion | null {
  const given = new URLSearchParams(search);
  const start = startIn(given);
  if (start === null) return null;
  const named = new Set(given.getAll('kinds[]'));
  return {
    start,
    depth: given.get('depth') === '2' ? 2 : 1,
    kinds: TIE_KINDS.filter((kind) => named.has(kind)),
  };
}
