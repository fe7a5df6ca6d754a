import { ClearOutlined } from '@ant-design/icons';
import { operLog } from '@/contract/system/operLog';
import { LogDiff } from '@/domain/change/LogDiff';
import { screenKit } from '@/domain/kit/screenKit';
import { JsonText } from './JsonText';

const { screen, col, row, bulk, bar, section } = screenKit(operLog);

const clear = bar.ask({
  call: operLog.calls.clear,
  label: 'operLog.clear',
  icon: <ClearOutlined />,
  danger: true,
  text: (_, t) => t('operLog.clearText'),
  done: ({ removed }, t) => t('operLog.cleared', { n: removed }),
});

export default screen({
  filters: ['operName', 'targetText', 'businessType'],
  columns: [
    'operTime',
    col('operName', { width: 110 }),
    col('title', { width: 130 }),
    'businessType',
    col('targetText', { width: 190 }),
    'status',
    col('reason', { width: 200 }),
    'errorMsg',
    'operIp',
    'deptName',
  ],
  toolbar: [bar.exportCsv(), clear],
  rowActions: [row.detail()],
  bulkActions: [bulk.remove()],
  detail: [
    section.rest('operLog.about'),
    section.custom('diff', (line) => <LogDiff {...line} />, 'operLog.diff'),
    section.custom('operParam', ({ operParam }) => <JsonText json={operParam} />, 'operLog.operParam'),
    section.custom('jsonResult', ({ jsonResult }) => <JsonText json={jsonResult} />, 'operLog.jsonResult'),
  ],
});
