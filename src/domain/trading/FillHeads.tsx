import { useT } from '@/i18n';

const COLUMNS = ['price', 'qty', 'value', 'fee', 'realizedPnl'] as const;

/** Headings of a table of fills; its first two columns are headed by the title. */
export function FillHeads({ title }: { title: string }) {
  const t = useT();
  return (
    <thead>
      <tr>
        <th scope="col" colSpan={2}>
          {title}
        </th>
        {COLUMNS.map((name) => (
          <th key={name} scope="col">
            {t(`field.${name}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
