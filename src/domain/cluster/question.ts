import { queryOptions } from '@tanstack/react-query';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { isReadable } from '@/contract/field/read';
import type { ResourceName } from '@/contract/resources';
import { readCluster } from '@/contract/risk/cluster';
import type { Cluster, TieKind } from '@/contract/risk/cluster';
import type { ClusterStart } from './model';

/** What is asked for: where it begins, how far it goes, and over what. */
export interface ClusterQuestion {
  start: ClusterStart;
  depth: 1 | 2;
  /** Empty: all kinds that the operator may see. */
  kinds: readonly TieKind[];
}

/** First part of the query keys: whatever changes a member has the cluster read again. */
const MEMBER: ResourceName = 'member';

/** Without one of these lists there is no graph. @throws ApiError `malformed` */
function whole(cluster: Cluster): Cluster {
  for (const part of ['members', 'things', 'ties'] as const)
    if (!isReadable(cluster, part)) throw new ApiError({ kind: 'malformed', field: `data.${part}` }, 'GET');
  return cluster;
}

export const clusterQuery = ({ start, depth, kinds }: ClusterQuestion) =>
  queryOptions({
    queryKey: [MEMBER, 'cluster', start, depth, kinds],
    queryFn: async ({ signal }) => whole(await send(readCluster, { ...start, depth, kinds }, { signal })),
    staleTime: 0,
  });
