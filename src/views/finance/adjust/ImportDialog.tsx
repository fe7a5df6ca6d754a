import { importAdjusts } from '@/api/adjusts';
import type { AdjustImport, AdjustImported } from '@/api/adjustTypes';
import type { Dialog } from '@/crud/action/action';
import type { Field } from '@/crud/field/field';
import { FormDialog } from '@/crud/form/FormDialog';
import { linesField } from '@/crud/import/LinesInput';
import { fieldKit } from '@/domain/kit/fields';
import { required } from '@/crud/field/rules';
import { stepUpField } from '@/domain/security/stepUp';
import { useT } from '@/i18n';
import { shape } from './adjustImport';
import { NAME } from './adjustRequest';

const field = fieldKit<AdjustImport, AdjustImport>(NAME);

const fields: readonly Field[] = [
  linesField(shape),
  field.dict('category', 'biz_adjust_cat', { rules: [required] }),
  stepUpField,
];

/** Many corrections from one file. */
export function ImportDialog({
  onImported,
  ...dialog
}: Dialog & { onImported: (answer: AdjustImported) => void }) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={NAME}
      title={t('adjust.import')}
      fields={fields}
      save={async (values, _, requestId) => {
        const answer = await importAdjusts({ ...values, requestId } as AdjustImport);
        onImported(answer);
        return answer;
      }}
    >
      {t('adjust.importText', { n: shape.most })}
    </FormDialog>
  );
}
