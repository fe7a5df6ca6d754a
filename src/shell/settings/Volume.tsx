import styles from './Volume.module.css';

interface Props {
  id: string;
  /** Percent. */
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
  /** Called when the operator lets go of the slider, and after each key. */
  onChosen: () => void;
}

/** A slider for the volume of a sound. */
export function Volume({ id, value, disabled, onChange, onChosen }: Props) {
  return (
    <input
      id={id}
      type="range"
      className={styles.volume}
      min={10}
      max={100}
      step={10}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(Number(event.target.value))}
      onPointerUp={onChosen}
      onKeyUp={onChosen}
    />
  );
}
