import { useT } from '@/i18n';
import { useFormatLabel } from '../field/label';
import type { Filter, FilterValues } from './filter';
import styles from './filter.module.css';

interface FilterFieldProps {
  filter: Filter;
  /** The values as they are typed. */
  values: FilterValues;
  onChange: (change: FilterValues) => void;
  /** Of the control. */
  id: string;
}

/** One filter with its label, and what is wrong with what has been typed. */
export function FilterField({ filter, values, onChange, id }: FilterFieldProps) {
  const t = useT();
  const label = useFormatLabel()(filter.label);
  const problem = filter.problem?.(values, t) ?? null;
  return (
    <div className={styles.filter} data-wide={filter.wide ?? false}>
      <label htmlFor={id}>{label}</label>
      <div>
        {filter.render({ id, label, values, onChange })}
        {problem ? (
          <div role="alert" className={styles.problem}>
            {problem}
          </div>
        ) : null}
      </div>
    </div>
  );
}
