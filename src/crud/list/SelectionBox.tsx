import { isValidElement } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './list.module.css';

interface SelectionBoxProps {
  'aria-label': string;
  checked: boolean;
  indeterminate: boolean;
  disabled?: boolean;
  onClick?: (event: MouseEvent) => void;
  onChange: (event: { nativeEvent: Event }) => void;
}

function SelectionBox(props: SelectionBoxProps) {
  const { 'aria-label': name, checked, indeterminate, disabled, onClick, onChange } = props;
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={name}
      checked={checked}
      disabled={disabled}
      onClick={onClick}
      onChange={onChange}
      ref={(box) => {
        if (box) box.indeterminate = indeterminate;
      }}
    />
  );
}

/** What antd draws for selection, as one element instead of three: each row has one. */
export const selectionBox = (drawn: ReactNode): ReactNode =>
  isValidElement<SelectionBoxProps>(drawn) ? <SelectionBox {...drawn.props} /> : drawn;
