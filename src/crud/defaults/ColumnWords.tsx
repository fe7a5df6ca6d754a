import { useT } from '@/i18n';
import { fieldLabel, useFormatLabel } from '../field/label';
import type { DefaultColumns } from '../list/listDefaults';

interface ColumnWordsProps {
  /** Name of the resource. */
  name: string;
  columns: DefaultColumns;
}

/** The columns that a role shows of a list, in their order, and whether all of them are drawn. */
export function ColumnWords({ name, columns: { order, shown, all } }: ColumnWordsProps) {
  const t = useT();
  const labelOf = useFormatLabel();
  const names = order.filter((key) => shown.includes(key)).map((key) => labelOf(fieldLabel(name, key)));
  return t(all ? 'crud.defaults.allOf' : 'crud.defaults.fitting', { names: names.join(t('crud.comma')) });
}
