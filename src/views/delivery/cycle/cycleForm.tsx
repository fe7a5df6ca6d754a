import { Form } from 'antd';
import { breakEvenOf, houseEdgeOf, isBeyondFair } from '@/contract/delivery/oddsRules';
import { shownPoints } from '@/contract/exact';
import { MoneyInput } from '@/crud/control/MoneyInput';
import type { ControlProps, Rule } from '@/crud/field/field';
import { useT } from '@/i18n';
import type { deliveryCycle } from '@/contract/delivery/cycle';
import type { FormOverrides } from '@/domain/kit/formFields';
import styles from './cycle.module.css';

/** Input of odds; below it what members need to lose nothing, what the platform keeps, and a warning where it loses. */
function OddsInput(props: ControlProps<string>) {
  const t = useT();
  const feeRate: unknown = Form.useWatch('feeRate');
  const terms = { odds: props.value, feeRate: feeRate === '' ? '0' : feeRate };
  const [even, edge] = [breakEvenOf(terms), houseEdgeOf(terms)];
  const isUnfair = isBeyondFair(terms);
  return (
    <>
      <MoneyInput {...props} />
      <output className={isUnfair ? styles.warning : styles.faint}>
        {even === null || edge === null
          ? null
          : t(isUnfair ? 'deliveryCycle.unfairAt' : 'deliveryCycle.edgeAt', {
              rate: shownPoints(even),
              edge: shownPoints(edge),
            })}
      </output>
    </>
  );
}

type Calls = (typeof deliveryCycle)['calls'];

/** A contract's default stays one until another cycle takes its place. */
const keepsDefault: Rule = (value, t, _, record) =>
  record['isDefault'] === 1 && value === 0 ? t('deliveryCycle.onlyDefault') : null;

const odds = { control: <OddsInput /> };

const TERMS = {
  oddsUp: { ...odds, hint: 'deliveryCycle.oddsHint' },
  oddsDown: odds,
  minStake: { hint: 'deliveryCycle.stakeHint' },
  feeRate: { initial: '0' },
  lockSeconds: { initial: 0, hint: 'deliveryCycle.lockHint' },
  isDefault: { initial: 0, rules: [keepsDefault], hint: 'deliveryCycle.defaultHint' },
  sort: { initial: 100 },
} satisfies FormOverrides<Calls['edit']['body']>;

/** Form of a new cycle. Its contract and length cannot be changed afterwards. */
export const addForm: FormOverrides<Calls['add']['body']> = {
  ...TERMS,
  cycleValue: { hint: 'deliveryCycle.lengthHint' },
};

/** Form of an existing cycle. */
export const editForm: FormOverrides<Calls['edit']['body']> = TERMS;

/** Two different contracts. */
export const differs: Rule = (value, t, { from }) =>
  value !== undefined && value === from ? t('deliveryCycle.sameContract') : null;
