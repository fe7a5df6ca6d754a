import { ApartmentOutlined } from '@ant-design/icons';
import { permissionOf } from '@/api/call';
import type { Id } from '@/contract/field/brands';
import { readCluster } from '@/contract/risk/cluster';
import type { Show } from '@/crud/action/dialog';
import type { ScreenAction } from '@/crud/action/screenAction';
import type { ClusterStart } from './model';
import { ClusterDialog } from './onDemand';

/** Who holds it may open a cluster. */
export const clusterPermission = permissionOf(readCluster);

/** Opens the cluster around a member, an address or an IP address, over whatever is there. */
export function openCluster(start: ClusterStart, show: Show): void {
  show((dialog) => <ClusterDialog {...dialog} start={start} />, 'cluster');
}

/** The action of a record that a cluster begins with; `null` for a record with nothing to begin with. */
export const clusterAction = <Row,>(
  startOf: (row: Row) => ClusterStart | null,
  visible: NonNullable<ScreenAction<Row>['visible']> = () => true,
): ScreenAction<Row> => ({
  name: 'cluster',
  label: 'menu.804',
  icon: <ApartmentOutlined />,
  permission: clusterPermission,
  visible: (row, viewer) => startOf(row) !== null && visible(row, viewer),
  perform: (row, { show }) => {
    const start = startOf(row);
    if (start !== null) openCluster(start, show);
  },
});

/** Opens the cluster around a member. */
export const memberCluster = clusterAction(({ id }: { id: Id }) => ({ memberId: id }));
