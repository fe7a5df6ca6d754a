import { generateAddresses, rechargeAddresses } from '@/api/rechargeAddresses';
import type { Dialog } from '@/crud/action/action';
import { textOf } from '@/ui/cell/value';
import type { Rule } from '@/crud/field/field';
import { FormDialog } from '@/crud/form/FormDialog';
import { fieldKit } from '@/domain/kit/fields';
import { required } from '@/crud/field/rules';
import { useT } from '@/i18n';

const { name } = rechargeAddresses;

/** The gateway makes no more at once. */
const MOST = 500;

const field = fieldKit<{ walletCode: string; count: number }, never>(name);

const inRange: Rule = (value, t) =>
  typeof value === 'number' && (value < 1 || value > MOST)
    ? t('crud.rule.between', { min: 1, max: MOST })
    : null;

/** Has the gateway make addresses for the pool. */
export function GenerateDialog(dialog: Dialog) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={name}
      title={t('rechargeAddress.generate')}
      ok="rechargeAddress.generate"
      done="rechargeAddress.generated"
      fields={[
        field.options('walletCode', 'walletCode', { rules: [required] }),
        field.number('count', { rules: [required, inRange], initial: 50 }),
      ]}
      save={(values, _, requestId) =>
        generateAddresses({
          walletCode: textOf(values['walletCode']) ?? '',
          count: Number(values['count']),
          requestId,
        })
      }
    >
      <p>{t('rechargeAddress.generateText', { n: MOST })}</p>
    </FormDialog>
  );
}
