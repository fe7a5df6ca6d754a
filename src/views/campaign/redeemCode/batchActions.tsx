import {
  CaretRightOutlined,
  CheckCircleOutlined,
  CloseCircleOutlined,
  ExportOutlined,
  FieldTimeOutlined,
  PauseCircleOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { send } from '@/api/call';
import { redeemBatch } from '@/contract/campaign/redeemBatch';
import { OnOff } from '@/contract/block/switchFlow';
import { RedeemBatchStatus } from '@/contract/campaign/redeemFlow';
import { redeemCode } from '@/contract/campaign/redeemCode';
import { RedeemReward } from '@/contract/campaign/redeemRules';
import { ledger } from '@/contract/member/ledger';
import type { RowOf } from '@/contract/resource';
import { reasonRules, required } from '@/crud/field/rules';
import type { FormValues, Rule } from '@/crud/field/field';
import { composeBody } from '@/domain/kit/compose';
import type { FormOverrides } from '@/domain/kit/formFields';
import { inState } from '@/domain/kit/inState';
import { screenKit } from '@/domain/kit/screenKit';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { formatUsdt } from '@/lib/money';
import { countText, textOf } from '@/ui/cell/value';
import { saveCodes } from './saveCodes';
import { CODES, TAB } from './tab';

const { draft, active, paused } = RedeemBatchStatus;

const isEditable = inState(draft, active, paused);

type Batch = RowOf<typeof redeemBatch>;

const { row, bar } = screenKit(redeemBatch);
const { add, preview } = redeemBatch.calls;

const gives =
  (type: number) =>
  ({ rewardType }: FormValues): boolean =>
    textOf(rewardType) === String(type);

/** Form of a new batch; the reward and the codes cannot be changed afterwards. */
const addForm: FormOverrides<typeof add.body> = {
  rewardType: { initial: RedeemReward.coin },
  coin: { initial: 'USDT', rules: [required], when: gives(RedeemReward.coin) },
  amount: { label: 'redeemBatch.amountEach', rules: [required], when: gives(RedeemReward.coin) },
  couponId: { rules: [required], when: gives(RedeemReward.coupon) },
  codeCount: { initial: 100 },
  codeLength: { initial: 12, hint: 'redeemBatch.lengthHint' },
  prefix: { hint: 'redeemBatch.prefixHint', pattern: 'redeemBatch.prefixHint' },
  usesPerCode: { initial: 1 },
  perMember: { initial: 1, hint: 'redeemBatch.perMemberHint' },
  channel: { hint: 'redeemBatch.channelHint' },
};

/** What the batch of the form would be worth, and whether it would wait for another operator. */
async function foretell(values: FormValues, t: Translate) {
  const wanted = Object.fromEntries(Object.keys(preview.body).map((name) => [name, values[name]]));
  const { uses, usdtValue, left, waits } = await send(preview, composeBody(preview, wanted));
  return (
    <>
      <p>{t('redeemBatch.worth', { uses, worth: formatUsdt(usdtValue) })}</p>
      <p>{t(waits ? 'redeemBatch.willWait' : 'redeemBatch.wontWait', { left: formatUsdt(left) })}</p>
    </>
  );
}

/** The validity can only be extended. */
const onlyLonger =
  (name: 'startAt' | 'endAt'): Rule =>
  (value, t, _, record) => {
    const [before, after] = [textOf(record[name]) ?? '', textOf(value) ?? ''];
    const isShorter = name === 'startAt' ? after > before : after < before;
    return before !== '' && isShorter ? t('redeemBatch.onlyLonger') : null;
  };

const waits = ({ waitsForSecond }: Batch): boolean => waitsForSecond === 1;

const step = (label: Key, text: Key, icon: React.ReactNode) => ({
  label,
  icon,
  text: ({ batchName }: Batch, t: Translate) => t(text, { name: batchName }),
});

const activate = row.move('activate', {
  ...step('redeemBatch.activate', 'redeemBatch.activateText', <CaretRightOutlined />),
  visible: (batch) => !waits(batch),
  done: ({ waits: isWaiting }, t) => t(isWaiting ? 'crud.change.asked' : 'redeemBatch.activated'),
});

const resume = row.move(
  'resume',
  step('redeemBatch.resume', 'redeemBatch.resumeText', <CaretRightOutlined />),
);

const pause = row.move('pause', step('redeemBatch.pause', 'redeemBatch.pauseText', <PauseCircleOutlined />));

const end = row.move('end', {
  label: 'redeemBatch.end',
  icon: <FieldTimeOutlined />,
  danger: true,
  text: ({ unusedCodes: n }, t) => t('redeemBatch.endText', { n }),
  fields: (field) => [field('reason', { label: 'crud.reason', rules: [required, ...reasonRules] })],
});

const worthText = ({ codeCount, uses, usdtValue }: Batch, t: Translate): string =>
  t('redeemBatch.reviewText', { codes: codeCount, uses, worth: formatUsdt(usdtValue) });

const approve = row.move('approve', {
  label: 'redeemBatch.approve',
  icon: <CheckCircleOutlined />,
  primary: true,
  visible: waits,
  text: worthText,
  done: 'redeemBatch.activated',
});

const reject = row.move('reject', {
  label: 'redeemBatch.reject',
  icon: <CloseCircleOutlined />,
  visible: waits,
  text: (_, t) => t('redeemBatch.rejectText'),
  fields: (field) => [field('reason', { label: 'crud.reason', rules: reasonRules })],
  done: 'redeemBatch.rejected',
});

const voidBatch = row.move('void', {
  label: 'redeemBatch.void',
  icon: <StopOutlined />,
  danger: true,
  forGood: true,
  text: ({ unusedCodes, usedCount }, t) =>
    t('redeemBatch.voidText', { n: countText(unusedCodes), used: countText(usedCount) }),
  done: ({ voided, used }, t) => t('redeemBatch.voided', { n: countText(voided), used: countText(used) }),
});

/** Saves all codes of a batch as a file; from the second time on with a reason. */
const exportPlain = row.ask({
  name: 'exportPlain',
  call: redeemCode.calls.exportPlain,
  label: 'redeemBatch.exportPlain',
  icon: <ExportOutlined />,
  text: ({ exportCount, exportedAt, exportedBy, codeCount: n }, t) =>
    exportCount > 0
      ? t('redeemBatch.exportAgainText', { n, times: exportCount, who: exportedBy, at: exportedAt ?? '' })
      : t('redeemBatch.exportText', { n }),
  fixed: ({ id, exportCount }) => ({ batchId: id, ...(exportCount > 0 ? { again: OnOff.on } : {}) }),
  fields: (field, { exportCount }) =>
    exportCount > 0 ? [field('reason', { label: 'crud.reason', rules: [required, ...reasonRules] })] : [],
  done: ({ codes }, t) => t('redeemBatch.exported', { n: codes.length }),
  onDone: ({ batchNo, codes }, { t }) => saveCodes(batchNo, codes, t),
});

/** Actions above the list. */
export const barActions = [
  bar.create({ label: 'redeemBatch.add', fields: addForm, sure: foretell, ok: 'redeemBatch.add' }),
  bar.exportCsv(),
];

/** Actions on one batch. */
export const rowActions = [
  approve,
  reject,
  activate,
  resume,
  pause,
  row.detail(),
  row.link({ name: 'codes', view: redeemBatch.view }, 'redeemBatch.codes', ({ batchNo }) => ({
    [TAB]: CODES,
    batchNo,
  })),
  exportPlain,
  row.edit({
    visible: isEditable,
    fields: {
      startAt: { rules: [onlyLonger('startAt')] },
      endAt: { rules: [onlyLonger('endAt')], hint: 'redeemBatch.onlyLonger' },
    },
  }),
  row.link(ledger, 'menu.104', ({ batchNo, amount }) => (amount === null ? null : { refNo: batchNo })),
  end,
  voidBatch,
];
