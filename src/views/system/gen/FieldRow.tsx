import { DeleteOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { GEN_KINDS } from '@/contract/system/gen';
import { useT } from '@/i18n';
import { DragHandle } from '@/ui/drag/DragHandle';
import type { TypedField } from '@/domain/gen/description';
import { FieldMore } from './FieldMore';
import styles from './gen.module.css';

interface FieldRowProps {
  field: TypedField;
  index: number;
  disabled: boolean | undefined;
  onChange: (change: Partial<TypedField>) => void;
  onMove: (to: number) => void;
  onDrag: (dragging: boolean) => void;
  onRemove: () => void;
}

const KINDS = GEN_KINDS.map((kind) => ({ value: kind, label: kind }));

/** One field: its name, kind and label in place, the rest unfolded. */
export function FieldRow({ field, index, disabled, onChange, onMove, onDrag, onRemove }: FieldRowProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { name, kind, label } = field;
  return (
    <>
      <div className={styles.row}>
        <DragHandle name={name} index={index} onMove={onMove} onDrag={onDrag} />
        <Input
          aria-label={`${t('gen.field.name')} ${index + 1}`}
          dir="ltr"
          disabled={disabled}
          maxLength={30}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Select
          aria-label={`${t('gen.field.kind')} ${name}`}
          disabled={disabled}
          options={KINDS}
          value={kind}
          onChange={(chosen) => onChange({ kind: chosen })}
        />
        <Input
          aria-label={`${t('gen.field.zh')} ${name}`}
          disabled={disabled}
          maxLength={40}
          value={label.zh}
          onChange={({ target }) => onChange({ label: { ...label, zh: target.value } })}
        />
        <Button
          type="text"
          aria-expanded={open}
          aria-label={`${t('gen.field.more')} ${name}`}
          icon={open ? <UpOutlined /> : <DownOutlined />}
          onClick={() => setOpen(!open)}
        />
        <Button
          type="text"
          danger
          disabled={disabled}
          aria-label={t('gen.field.remove', { name })}
          icon={<DeleteOutlined />}
          onClick={onRemove}
        />
      </div>
      {open ? <FieldMore field={field} disabled={disabled} onChange={onChange} /> : null}
    </>
  );
}
