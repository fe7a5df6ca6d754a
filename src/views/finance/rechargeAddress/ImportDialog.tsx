import { importAddresses, rechargeAddresses } from '@/api/rechargeAddresses';
import type { AddressImport, AddressImported } from '@/api/addressTypes';
import type { Dialog } from '@/crud/action/action';
import { FormDialog } from '@/crud/form/FormDialog';
import { linesField } from '@/crud/import/LinesInput';
import type { CsvShape } from '@/crud/import/shape';
import { fieldKit } from '@/domain/kit/fields';
import { required } from '@/crud/field/rules';
import { useT } from '@/i18n';

const { name } = rechargeAddresses;

const shape: CsvShape<'address' | 'memo'> = {
  columns: ['address', 'memo'],
  example: { address: 'TFEEDExampLeAddressReplaceThisLine', memo: '' },
  most: 1000,
  file: 'recharge_address_template',
};

const field = fieldKit<AddressImport, never>(name);

const fields = [field.options('walletCode', 'walletCode', { rules: [required] }), linesField(shape)];

/** Many addresses of one wallet code from a file. */
export function ImportDialog({
  onImported,
  ...dialog
}: Dialog & { onImported: (answer: AddressImported) => void }) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={name}
      title={t('rechargeAddress.import')}
      ok="rechargeAddress.import"
      fields={fields}
      save={async (values, _, requestId) => {
        const answer = await importAddresses({ ...values, requestId } as AddressImport);
        onImported(answer);
        return answer;
      }}
    >
      <p>{t('rechargeAddress.importText', { n: shape.most })}</p>
    </FormDialog>
  );
}
