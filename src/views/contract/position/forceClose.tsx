import { Form, Radio } from 'antd';
import type { ControlProps } from '@/crud/field/field';
import { StopOutlined } from '@ant-design/icons';
import { CLOSE_MOST } from '@/contract/trading/forceClose';
import { contractPosition } from '@/contract/trading/position';
import type { Id } from '@/contract/field/brands';
import { bulkLimit } from '@/crud/action/bulkLimit';
import { useFormObstacle } from '@/crud/form/obstacle';
import type { FormFieldMaker } from '@/domain/kit/formFields';
import { startsFrom } from '@/domain/kit/moves';
import { screenKit } from '@/domain/kit/screenKit';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { DryRun } from '../DryRun';
import type { DryRunAnswer } from '../DryRun';
import { DryRunState } from '../DryRunState';
import { useDryRun } from '@/domain/foreseen/useDryRun';
import { whyFields } from '../whyFields';

/** Parts of a position that can be closed, in percent. */
export const SHARES = ['25', '50', '75', '100'] as const;

export type Share = (typeof SHARES)[number];

const isShare = (value: unknown): value is Share => SHARES.some((share) => share === value);

/** How much of each position is closed. */
function ShareInput({ id, value, onChange, disabled = false }: ControlProps<string>) {
  return (
    <Radio.Group
      id={id}
      optionType="button"
      buttonStyle="solid"
      disabled={disabled}
      value={value}
      onChange={({ target }) => onChange?.(String(target.value))}
      options={SHARES.map((share) => ({ value: share, label: `${share}%` }))}
    />
  );
}

const { row, bulk } = screenKit(contractPosition);
const { forceClose, previewForceClose } = contractPosition.calls;

/** Why nothing would be closed; `null` where something would, or it is not known yet. */
function obstacleIn(answer: DryRunAnswer | undefined, t: Translate): string | null {
  if (answer === undefined || answer.count > 0 || answer.refused === 0) return null;
  const problems = answer.positions.map(({ problem }) => problem).filter(Boolean);
  return [...new Set(problems)].join(t('crud.semicolon')) || null;
}

/** What the form would do now: it follows the part that is chosen, and the prices. It is not sent for nothing. */
function ShareDryRun({ ids }: { ids: Id[] }) {
  const t = useT();
  const share: unknown = Form.useWatch('share');
  const run = useDryRun(previewForceClose, isShare(share) ? { ids, share } : null);
  useFormObstacle(obstacleIn(run.data, t));
  return <DryRunState run={run}>{(answer) => <DryRun run={answer} />}</DryRunState>;
}

const fields = (field: FormFieldMaker<typeof forceClose.body>) => [
  field('share', { control: <ShareInput />, initial: '100' }),
  ...whyFields(field),
];

const shared = {
  call: forceClose,
  label: 'contractPosition.forceClose' satisfies Key,
  icon: <StopOutlined />,
  danger: true,
  wide: true,
  fields,
  done: 'contractPosition.closed' satisfies Key,
  listed: true,
} as const;

const isClosable = startsFrom(contractPosition, 'forceClose');

/** Closes a position, or a part of it, at the mark price of the moment. */
export const closeOne = row.ask({
  ...shared,
  disabledReason: (record, t) => (isClosable(record) ? null : t('contractPosition.isLiquidating')),
  content: ({ id }) => <ShareDryRun ids={[id]} />,
});

/** Closes the same part of several positions. */
export const closeMany = bulk.ask({
  ...shared,
  disabledReason: (rows, t) =>
    bulkLimit(rows, t, CLOSE_MOST) ?? (rows.every(isClosable) ? null : t('contractPosition.isLiquidating')),
  content: (rows) => <ShareDryRun ids={rows.map(({ id }) => id)} />,
});
