import { useT } from '@/i18n';
import styles from './apiDocs.module.css';
import type { FieldLine } from './fields';

function FieldRows({ fields, level }: { fields: readonly FieldLine[]; level: number }) {
  const t = useT();
  return fields.map((field) => (
    <li key={field.name}>
      <div className={styles.field}>
        <code>{field.name}</code>
        <span className={styles.type}>{field.type}</span>
        {field.required ? <span className={styles.required}>{t('apiDocs.required')}</span> : null}
        {field.limits.map((limit) => (
          <code key={limit} className={styles.limit}>
            {limit}
          </code>
        ))}
        {field.description ? <span className={styles.note}>{field.description}</span> : null}
      </div>
      {field.fields.length > 0 ? (
        <ul>
          <FieldRows fields={field.fields} level={level + 1} />
        </ul>
      ) : null}
    </li>
  ));
}

/** Fields with their types and limits, those within others below them. */
export function FieldTable({ title, fields }: { title: string; fields: readonly FieldLine[] }) {
  if (fields.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <ul className={styles.fields}>
        <FieldRows fields={fields} level={0} />
      </ul>
    </section>
  );
}
