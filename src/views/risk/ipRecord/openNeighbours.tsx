import { TeamOutlined } from '@ant-design/icons';
import { ipRecord } from '@/contract/risk/ipRecord';
import { screenKit } from '@/domain/kit/screenKit';
import { Neighbours } from './Neighbours';

const { row, permission } = screenKit(ipRecord);

/** Opens all who have come from the address of a record. */
export const openNeighbours = row.open(
  {
    name: 'neighbours',
    label: 'ipRecord.members',
    icon: <TeamOutlined />,
    permission: permission('cluster'),
  },
  ({ ip }, dialog) => <Neighbours {...dialog} ip={ip} />,
);
