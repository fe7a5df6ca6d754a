import { ClearOutlined } from '@ant-design/icons';
import { loginLog } from '@/contract/system/loginLog';
import { screenKit } from '@/domain/kit/screenKit';

const { screen, col, bulk, bar } = screenKit(loginLog);

const clear = bar.ask({
  call: loginLog.calls.clear,
  label: 'loginLog.clear',
  icon: <ClearOutlined />,
  danger: true,
  text: (_, t) => t('loginLog.clearText'),
  done: ({ removed }, t) => t('loginLog.cleared', { n: removed }),
});

export default screen({
  columns: [
    'loginTime',
    'loginName',
    'status',
    col('msg', { width: 180 }),
    'ipaddr',
    'loginLocation',
    col('browser', { width: 90 }),
    col('os', { width: 100 }),
    'module',
  ],
  toolbar: [bar.exportCsv(), clear],
  bulkActions: [bulk.remove()],
});
