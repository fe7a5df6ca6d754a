import styles from './FramePage.module.css';

/**
 * A page of the frame: one title, one sentence, one link. It uses no antd, so that it can be drawn before antd
 * is loaded.
 */
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
