import { useMemo, useState } from 'react';
import type { Label } from '@/crud/field/label';
import { FilterBar } from '@/crud/filter/FilterBar';
import type { FilterValues } from '@/crud/filter/filter';
import { DataTable } from '@/crud/list/DataTable';
import { filterKit } from '@/domain/kit/filter';
import { formField } from '@/domain/kit/form';
import { screenKit } from '@/domain/kit/screenKit';
import { useLanguage, useT } from '@/i18n';
import { textIn } from '@/ui/cell/TextsCell';
import type { Description } from '@/domain/gen/description';
import { addedFields } from '@/domain/gen/description';
import styles from './gen.module.css';
import { contractField, resourceOf } from '@/domain/gen/resource';
import { sampleRows } from './sampleRows';

/** The screen that would be generated: its filters, its list with sample rows, and its form. It asks no server. */
export function LiveScreen({ description }: { description: Description }) {
  const t = useT();
  const language = useLanguage();
  const [values, setValues] = useState<FilterValues>({});
  const drawn = useMemo(() => {
    const resource = resourceOf(description);
    // The words are those of the description, which no words file has yet.
    const words = new Map(description.fields.map(({ name, label }) => [name, textIn(label, language)]));
    const worded = <T extends { key: string; label: Label }>(one: T): T => ({
      ...one,
      label: words.has(one.key) ? { keys: [], fallback: words.get(one.key) ?? one.key } : one.label,
    });
    const names = description.fields.filter(({ listed }) => listed).map(({ name }) => name);
    return {
      filters: filterKit(resource).filters().map(worded),
      columns: screenKit(resource)
        .list([...names, 'status', 'createdAt'])
        .map(worded),
      form: addedFields(description).map((field) => ({
        name: field.name,
        label: words.get(field.name) ?? field.name,
        control: formField(resource.name, field.name, contractField(field)).control,
      })),
    };
  }, [description, language]);
  return (
    <>
      {drawn.filters.length > 0 ? (
        <FilterBar
          filters={drawn.filters}
          values={values}
          onSearch={setValues}
          onReset={() => setValues({})}
        />
      ) : null}
      <DataTable
        label={t('crud.list')}
        rowKey="id"
        nested
        rows={sampleRows(description)}
        columns={drawn.columns}
      />
      {drawn.form.length > 0 ? <h3>{t('gen.liveForm')}</h3> : null}
      <div className={styles.form}>
        {drawn.form.map(({ name, label, control }) => (
          <fieldset key={name}>
            <legend>{label}</legend>
            {control}
          </fieldset>
        ))}
      </div>
    </>
  );
}
