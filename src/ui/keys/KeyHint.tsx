import styles from './keys.module.css';

interface KeyHintProps {
  name: string;
  /** True: read out by screen readers. Beside a control they are told by its `aria-keyshortcuts` instead. */
  isRead?: boolean;
}

/** A key of the keyboard. */
export const KeyHint = ({ name, isRead = false }: KeyHintProps) => (
  <kbd className={styles.key} aria-hidden={!isRead}>
    {name}
  </kbd>
);
