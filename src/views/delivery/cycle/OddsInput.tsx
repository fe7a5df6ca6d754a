import { Form } from 'antd';
import { breakEvenOf, houseEdgeOf, isBeyondFair } from '@/contract/delivery/oddsRules';
import { shownPoints } from '@/contract/exact';
import { MoneyInput } from '@/crud/control/MoneyInput';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import styles from './cycle.module.css';

/** Input of odds; below it what members need to lose nothing, what the platform keeps, and a warning where it loses. */
export function OddsInput(props: ControlProps<string>) {
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
