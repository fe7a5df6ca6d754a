import { DownOutlined } from '@ant-design/icons';
import { Input, Select } from 'antd';
import type { SelectProps } from 'antd';
import { useState } from 'react';

/** What a box without a value is until it is used; a Select takes the same. */
type LazySelectProps<Value> = Omit<SelectProps<Value>, 'autoFocus' | 'defaultOpen'>;

/** What a closed Select is to screen readers. */
const AS_SELECT = { role: 'combobox', 'aria-expanded': false, 'aria-haspopup': 'listbox' } as const;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/**
 * A Select that is a plain box until somebody comes to it with the pointer or the keyboard, or until it has a value. A
 * list shows many, few of which are used, and each would have the whole page laid out to measure its own text.
 */
export function LazySelect<Value>(props: LazySelectProps<Value>) {
  const { id, value, placeholder, style, 'aria-label': label } = props;
  const [used, setUsed] = useState<'focused' | 'opened'>();
  const [isWhole, setWhole] = useState(false);
  if (!isWhole && (used !== undefined || !isEmpty(value))) setWhole(true);
  if (isWhole) return <Select {...props} autoFocus={used !== undefined} defaultOpen={used === 'opened'} />;
  return (
    <Input
      {...AS_SELECT}
      id={id}
      aria-label={label}
      aria-controls={`${id ?? ''}_list`}
      readOnly
      value=""
      placeholder={typeof placeholder === 'string' ? placeholder : undefined}
      style={{ ...style, cursor: 'pointer' }}
      suffix={<DownOutlined aria-hidden style={{ fontSize: 12, opacity: 0.45, pointerEvents: 'none' }} />}
      // The focus belongs to the box that takes its place; that one would take the press for one beside it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setUsed('opened')}
      onFocus={() => setUsed((was) => was ?? 'focused')}
    />
  );
}
