import styles from './FramePage.module.css';

/** A page of the frame itself: one title, one sentence, a way on. Drawn without antd, so that it is always there. */
export function FramePage(props: {
  title: string;
  hint?: string;
  actions?: { label: string; run: () => void }[];
}) {
  return (
    <section className={styles.page} role="alert">
      <h1 className={styles.title}>{props.title}</h1>
      {props.hint && <p className={styles.hint}>{props.hint}</p>}
      <div className={styles.actions}>
        {props.actions?.map(({ label, run }) => (
          <button key={label} type="button" className={styles.button} onClick={run}>
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
