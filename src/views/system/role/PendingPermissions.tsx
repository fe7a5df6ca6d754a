import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { fetchRecord } from '@/api/records';
import { isId } from '@/contract/field/brands';
import { role } from '@/contract/system/role';
import type { Changed } from '@/domain/guard/PendingChange';
import { textsOf } from '@/ui/cell/value';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { PermissionChange } from './PermissionChange';
import { usePermissions } from './usePermissions';

/** The permissions that wait for another operator, compared with those that the role holds now. */
export function PendingPermissions({ record: { id, version, pendingChange } }: { record: Changed }) {
  const wanted: unknown = Reflect.get(pendingChange ?? {}, 'menuIds');
  const { data, isError, refetch } = useQuery({
    queryKey: [role.name, 'held', id, version],
    queryFn: ({ signal }) => (isId(id) ? fetchRecord(role, id, signal) : null),
    enabled: wanted !== undefined,
  });
  const { index, failed, retry } = usePermissions();
  if (wanted === undefined) return null;
  if (isError || failed) return <LoadFailed retry={isError ? () => void refetch() : retry} />;
  if (!data || !index) return <Skeleton active />;
  return <PermissionChange index={index} before={data.menuIds} after={textsOf(wanted)} />;
}
