import { ClearOutlined } from '@ant-design/icons';
import { loginLog } from '@/contract/system/loginLog';
import { screenKit } from '@/domain/kit/screenKit';

const { screen, row, bulk, bar } = screenKit(loginLog);

const clear = bar.ask({
  call: loginLog.calls.clear,
  label: 'loginLog.clear',
  icon: <ClearOutlined />,
  danger: true,
  text: (_, t) => t('loginLog.clearText'),
  done: ({ removed }, t) => t('loginLog.cleared', { n: removed }),
});

export default screen({
  columns: ['loginTime', 'loginName', 'status', 'msg', 'ipaddr', 'loginLocation', 'browser', 'os', 'module'],
  toolbar: [bar.exportCsv(), clear],
  rowActions: [row.remove()],
  bulkActions: [bulk.remove()],
});
