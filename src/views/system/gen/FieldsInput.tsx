import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import type { TypedField } from '@/domain/gen/description';
import { FieldRow } from './FieldRow';
import styles from './gen.module.css';
import { fieldOf } from '@/domain/gen/source/draft';

/** The fields with one in another place. */
function moved(fields: readonly TypedField[], from: number, to: number): TypedField[] {
  const field = fields[from];
  if (!field || to < 0 || to >= fields.length) return [...fields];
  return fields.toSpliced(from, 1).toSpliced(to, 0, field);
}

/** A name that no field has yet. */
function freshName(fields: readonly TypedField[]): string {
  const names = new Set(fields.map(({ name }) => name));
  let number = fields.length + 1;
  while (names.has(`field${number}`)) number += 1;
  return `field${number}`;
}

/** Input of the fields of a resource: changed in place, put in order, added and removed. */
export function FieldsInput({ id, value = [], onChange, disabled }: ControlProps<TypedField[]>) {
  const t = useT();
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <div id={id}>
      <ol className={styles.fields}>
        {value.map((field, index) => (
          <li
            // What is typed into the name must not make a new row of it.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            data-index={index}
            data-dragged={dragged === index}
          >
            <FieldRow
              field={field}
              index={index}
              disabled={disabled}
              onChange={(change) => onChange?.(value.with(index, { ...field, ...change }))}
              onMove={(to) => onChange?.(moved(value, index, to))}
              onDrag={(on) => setDragged(on ? index : null)}
              onRemove={() => onChange?.(value.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={disabled}
        onClick={() => onChange?.([...value, fieldOf({ name: freshName(value), kind: 'text', max: 100 })])}
      >
        {t('gen.field.add')}
      </Button>
    </div>
  );
}
