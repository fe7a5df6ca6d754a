import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { CONTACT_TYPES, MOST_CONTACTS } from '@/contract/content/tutorRules';
import type { ContactType } from '@/contract/content/tutorRules';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import styles from './tutor.module.css';

interface TypedContact {
  type: ContactType;
  value: string;
}

const EMPTY: TypedContact = { type: 'telegram', value: '' };

/** The ways to reach a tutor, a line each. */
export function ContactsInput({ id, value = [], onChange, disabled = false }: ControlProps<TypedContact[]>) {
  const t = useT();
  const change = (place: number, part: Partial<TypedContact>) =>
    onChange?.(value.map((one, at) => (at === place ? { ...one, ...part } : one)));
  return (
    <div className={styles.contacts} id={id}>
      {value.map(({ type, value: typed }, place) => (
        // Lines have no key of their own: they are what stands in them, in this order.
        <div key={place} className={styles.contact}>
          <Select<ContactType>
            className={styles.contactType}
            aria-label={t('tutor.contactType', { n: place + 1 })}
            disabled={disabled}
            value={type}
            options={CONTACT_TYPES.map((one) => ({ value: one, label: t(`tutor.contact.${one}`) }))}
            onChange={(next) => change(place, { type: next })}
          />
          <Input
            autoComplete="off"
            disabled={disabled}
            maxLength={64}
            aria-label={t('tutor.contactValue', { n: place + 1 })}
            value={typed}
            onChange={({ target }) => change(place, { value: target.value.trim() })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('tutor.dropContact', { n: place + 1 })}
            disabled={disabled}
            onClick={() => onChange?.(value.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<PlusOutlined />}
        disabled={disabled || value.length >= MOST_CONTACTS}
        onClick={() => onChange?.([...value, EMPTY])}
      >
        {t('tutor.addContact')}
      </Button>
    </div>
  );
}
