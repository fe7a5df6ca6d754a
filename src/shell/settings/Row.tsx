import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Row.module.css';

/** A labelled part of the drawer. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.title}>
        <span>{title}</span>
      </h3>
      {children}
    </section>
  );
}

interface Props {
  label: string;
  /** The setting has no effect at present; the row is dimmed. */
  off?: boolean;
  /** Draws the control with the given id, which connects it to its label. */
  children: (id: string) => ReactNode;
}

/** One row of the drawer: label at the left, control at the right. */
export function Row({ label, off = false, children }: Props) {
  const id = useId();
  return (
    <div className={styles.row} data-off={off}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
