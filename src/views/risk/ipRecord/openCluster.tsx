import { ClusterOutlined } from '@ant-design/icons';
import { ipRecord } from '@/contract/risk/ipRecord';
import { screenKit } from '@/domain/kit/screenKit';
import { Neighbours } from './Neighbours';

const { row, permission } = screenKit(ipRecord);

/** Opens all who have come from the address of a record. */
export const openCluster = row.open(
  {
    name: 'cluster',
    label: 'ipRecord.members',
    icon: <ClusterOutlined />,
    permission: permission('cluster'),
  },
  ({ ip }, dialog) => <Neighbours {...dialog} ip={ip} />,
);
