import type { OperLogLine } from '@/contract/system/operLog';
import { fieldLabel, useFormatLabel } from '@/crud/field/label';
import { useFieldText } from '@/crud/field/useFieldText';
import { FieldDiff } from '@/ui/cell/FieldDiff';
import { useAreas } from '@/ui/load/useAreas';
import { logTarget } from './logTargets';

/** The changed fields of a line of the operation log, before and after, in the words of their own screen. */
export function LogDiff({ targetType, diff }: Pick<OperLogLine, 'targetType' | 'diff'>) {
  const { shape, areas } = logTarget(targetType);
  const ready = useAreas(areas);
  const labelOf = useFormatLabel();
  const textOf = useFieldText(
    shape,
    diff.map(({ field }) => field),
  );
  if (!ready) return null;
  return (
    <FieldDiff
      changes={diff.map(({ field, before, after }) => ({
        field,
        before: textOf(field, before),
        after: textOf(field, after),
      }))}
      labelOf={(field) => labelOf(fieldLabel(targetType, field))}
    />
  );
}
