import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  MinusCircleOutlined,
  SendOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { payoutBatch } from '@/contract/finance/payoutBatch';
import { withdraw } from '@/contract/finance/withdraw';
import type { RowOf } from '@/contract/resource';
import { required } from '@/crud/field/rules';
import { screenKit } from '@/domain/kit/screenKit';
import type { Translate } from '@/i18n';
import { formatUsdt } from '@/lib/money';
import { DropSelect } from './DropSelect';
import { Wallets } from './Wallets';

type Row = RowOf<typeof payoutBatch>;

const { row } = screenKit(payoutBatch);

const wordsOf = ({ batchNo, lineCount, usdtValue, createdBy }: Row) => ({
  no: batchNo,
  n: lineCount,
  usdt: formatUsdt(usdtValue),
  who: createdBy,
});

const paidWords = ({ sent, refused }: { sent: number; refused: number }, t: Translate): string =>
  refused > 0 ? t('payoutBatch.paidSome', { n: sent, refused }) : t('payoutBatch.paidAll', { n: sent });

/** Has a draft paid, or asks another operator to release it. */
export const submit = row.move('submit', {
  label: 'payoutBatch.submit',
  icon: <SendOutlined />,
  primary: true,
  wide: true,
  text: (record, t) => [
    t('payoutBatch.submitText', wordsOf(record)),
    t(record.needsApproval ? 'payoutBatch.submitWaits' : 'payoutBatch.submitPays'),
  ],
  content: (record) => <Wallets batch={record} />,
  done: (told, t) => (told.waits ? t('payoutBatch.asked') : paidWords(told, t)),
});

/** Another operator has it paid. */
export const approve = row.move('approve', {
  label: 'payoutBatch.approve',
  icon: <CheckCircleOutlined />,
  primary: true,
  wide: true,
  text: (record, t) => t('payoutBatch.approveText', wordsOf(record)),
  content: (record) => <Wallets batch={record} />,
  fields: (field) => [field('remark', { label: 'payoutBatch.reviewRemark' })],
  done: paidWords,
});

export const reject = row.move('reject', {
  label: 'payoutBatch.reject',
  icon: <CloseCircleOutlined />,
  danger: true,
  text: (record, t) => t('payoutBatch.rejectText', wordsOf(record)),
  fields: (field) => [field('remark', { label: 'crud.reason' })],
  done: 'payoutBatch.rejected',
});

export const cancel = row.move('cancel', {
  label: 'payoutBatch.cancel',
  icon: <StopOutlined />,
  danger: true,
  text: (record, t) => t('payoutBatch.cancelText', wordsOf(record)),
  done: 'payoutBatch.cancelled',
});

/** Takes lines out of a draft. */
export const drop = row.move('drop', {
  label: 'payoutBatch.drop',
  icon: <MinusCircleOutlined />,
  text: (record, t) => t('payoutBatch.dropText', wordsOf(record)),
  fields: (field, record) => [
    field('ids', { control: <DropSelect batchId={record.id} />, rules: [required] }),
  ],
  done: 'payoutBatch.dropped',
});

/** Link to its withdraws. */
export const toWithdraws = row.link(withdraw, 'payoutBatch.toWithdraws', ({ batchNo }) => ({ batchNo }));
