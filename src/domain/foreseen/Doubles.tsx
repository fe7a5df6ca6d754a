import { Alert } from 'antd';
import type { foreseen } from '@/contract/block/foreseen';
import type { DictType } from '@/contract/field/dictionaries';
import type { Readable } from '@/contract/field/read';
import { DictTag } from '@/crud/cell/DictTag';
import { RefCell } from '../reference/RefCell';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { textOf } from '@/ui/cell/value';
import styles from './foreseen.module.css';

export type Foreseen = Readable<ReturnType<typeof foreseen>>;

interface DoublesProps {
  doubles: Foreseen['doubles'];
  /** Dictionary of their states. */
  states: DictType;
}

/** Warns of requests that may be the same one entered twice; nothing when there are none. */
export function Doubles({ doubles, states }: DoublesProps) {
  const t = useT();
  if (doubles.length === 0) return null;
  return (
    <Alert
      type="warning"
      className={styles.warning}
      showIcon
      title={t('finance.doubles', { n: doubles.length })}
      description={
        <ul className={styles.doubles}>
          {doubles.map(({ no, status, createdBy, createdAt }, place) => (
            <li key={place}>
              <RefCell no={no} /> <DictTag type={states} code={textOf(status)} />{' '}
              <bdi>{visibleText(createdBy)}</bdi> {createdAt}
            </li>
          ))}
        </ul>
      }
    />
  );
}
