import { useState } from 'react';
import { CheckedNumber } from '../control/CheckedNumber';
import { wholeNumberOf } from '../field/wholeNumber';
import { WIDTHS } from './table/column';

interface WidthInputProps {
  label: string;
  /** Pixels. */
  width: number;
  onChange: (width: number) => void;
}

/**
 * Input of a column's width. A width within the limits is set as soon as it is typed; anything else stays as it is typed and
 * leaves the column alone.
 */
export function WidthInput({ label, width, onChange }: WidthInputProps) {
  const [typed, setTyped] = useState<number | string | undefined>(width);
  const [known, setKnown] = useState(width);
  // The column was resized otherwise.
  if (known !== width) {
    setKnown(width);
    setTyped(width);
  }
  return (
    <CheckedNumber
      size="small"
      aria-label={label}
      {...WIDTHS}
      value={typed ?? ''}
      onChange={(next) => {
        setTyped(next);
        const number = wholeNumberOf(next);
        if (number !== null && number >= WIDTHS.min && number <= WIDTHS.max) onChange(number);
      }}
      onBlur={() => setTyped((now) => now ?? width)}
    />
  );
}
