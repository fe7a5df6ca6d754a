import { visibleText } from '@/lib/text';
import { NONE } from '@/ui/cell/value';
import { ClearOutlined, SafetyOutlined } from '@ant-design/icons';
import { operLog } from '@/contract/system/operLog';
import { LogDiff } from '@/domain/change/LogDiff';
import { screenKit } from '@/domain/kit/screenKit';
import { ChainCheck } from './ChainCheck';
import styles from './operLog.module.css';

const SPACES = 2;

/** JSON with line breaks; any other text as it is. */
function readable(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, SPACES);
  } catch {
    return json;
  }
}

/** What a call was sent or answered, as JSON. */
const JsonText = ({ json }: { json: string }) =>
  json === '' ? (
    NONE
  ) : (
    <pre className={styles.sent} dir="ltr">
      {visibleText(readable(json))}
    </pre>
  );

const { screen, col, row, bulk, bar, section, permission } = screenKit(operLog);

const clear = bar.ask({
  call: operLog.calls.clear,
  label: 'operLog.clear',
  icon: <ClearOutlined />,
  danger: true,
  text: (_, t) => t('operLog.clearText'),
  done: ({ removed }, t) => t('operLog.cleared', { n: removed }),
});

const verify = bar.open(
  {
    name: 'verify',
    label: 'operLog.verify',
    icon: <SafetyOutlined />,
    permission: permission('verify'),
  },
  ({ dateRange }, dialog) => <ChainCheck {...dialog} range={dateRange} />,
);

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
  toolbar: [bar.exportCsv(), verify, clear],
  rowActions: [row.detail()],
  bulkActions: [bulk.remove()],
  detail: [
    section.rest('operLog.about'),
    section.custom('diff', (line) => <LogDiff {...line} />, 'operLog.diff'),
    section.custom('operParam', ({ operParam }) => <JsonText json={operParam} />, 'operLog.operParam'),
    section.custom('jsonResult', ({ jsonResult }) => <JsonText json={jsonResult} />, 'operLog.jsonResult'),
  ],
});
