import { LogoutOutlined } from '@ant-design/icons';
import { online } from '@/contract/system/online';
import { screenKit } from '@/domain/kit/screenKit';

const { screen, col, row, bulk } = screenKit(online);
const { forceLogout } = online.calls;

export default screen({
  columns: [
    col('userName', { width: 120 }),
    col('nickname', { width: 110 }),
    col('deptName', { width: 100 }),
    col('ip', { width: 120 }),
    col('location', { width: 80 }),
    col('explorer', { width: 90 }),
    col('os', { width: 90 }),
    'createTime',
    'lastActiveAt',
    'current',
  ],
  rowActions: [
    row.ask({
      call: forceLogout,
      label: 'online.forceLogout',
      icon: <LogoutOutlined />,
      danger: true,
      text: ({ userName }, t) => t('online.forceText', { name: userName }),
      disabledReason: ({ current }, t) => (current ? t('online.own') : null),
      done: 'online.forced',
    }),
  ],
  bulkActions: [
    bulk.ask({
      call: forceLogout,
      label: 'online.forceLogout',
      danger: true,
      text: (rows, t) => t('online.forceManyText', { n: rows.length }),
      done: 'online.forced',
    }),
  ],
});
