import styles from './base.module.css';

interface IconButtonProps {
  /** Name and tooltip. */
  label: string;
  shape: 'copy' | 'eye' | 'eyeOff';
  onClick: () => void;
}

/** A small button beside a text, which stays in the background until it is needed. It is one element, since lists have many. */
export function IconButton({ label, shape, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.iconButton}
      data-shape={shape}
      aria-label={label}
      title={label}
      onClick={onClick}
    />
  );
}
