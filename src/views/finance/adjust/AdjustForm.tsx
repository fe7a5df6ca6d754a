import { adjusts, previewAdjust } from '@/api/adjusts';
import type { AdjustDraft } from '@/api/adjustTypes';
import { ApiError } from '@/api/failure';
import type { Dialog } from '@/crud/action/action';
import { EditorDrawer } from '@/crud/form/EditorDrawer';
import type { Field, FormValues } from '@/crud/field/field';
import { kitOf } from '@/domain/kit/kit';
import { minChars, required } from '@/crud/field/rules';
import { useConfirm } from '@/crud/action/useConfirm';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { Preview } from './Preview';
import { requestOf } from './adjustRequest';

const { field } = kitOf(adjusts);

/** What is known before anything is typed. */
export interface AdjustFormParams {
  memberId?: number;
  accountType?: string;
  coin?: string;
}

const preview: Field = {
  name: 'preview',
  label: { keys: ['adjust.preview'], fallback: 'preview' },
  control: <Preview />,
};

const fieldsOf = ({ memberId, accountType, coin }: AdjustFormParams): readonly Field[] => [
  field.member('memberId', { rules: [required], initial: memberId }),
  field.code('accountType', 'biz_account_type', { rules: [required], initial: accountType }),
  field.options('coin', 'coin', { rules: [required], initial: coin }),
  field.code('direction', 'biz_adjust_dir', { rules: [required] }),
  field.money('amount', { rules: [required] }),
  preview,
  field.dict('category', 'biz_adjust_cat', { rules: [required] }),
  field.area('reason', { max: 500, rules: [required, minChars(10)], hint: 'adjust.reasonHint' }),
  field.text('refNo', { max: 40, hint: 'adjust.refNoHint' }),
  field.images('attachments', { max: 5 }),
  field.password('operPassword', { hint: 'adjust.addHint' }),
];

/** Asks for a correction of a balance; what it would do is shown while it is filled in, and said once more before it is sent. */
export function AdjustForm({ given, ...dialog }: Dialog & { given: AdjustFormParams }) {
  const t = useT();
  const confirm = useConfirm();
  const accounts = useDict('biz_account_type');
  const directions = useDict('biz_adjust_dir');

  async function save(values: FormValues, _base: FormValues, requestId: string): Promise<unknown> {
    const request = requestOf(values);
    const effect = request && (await previewAdjust(request));
    // What the balance cannot bear is refused anyway; there is nothing to be sure of.
    if (request && effect?.possible) {
      const text = t('adjust.confirm', {
        uid: effect.uid,
        account: accounts.label(request.accountType),
        dir: directions.label(request.direction),
        amount: formatMoney(request.amount),
        coin: request.coin,
        before: formatMoney(effect.before),
        after: formatMoney(effect.after),
      });
      if (!(await confirm({ text }))) throw new ApiError({ kind: 'cancelled' });
    }
    const { preview: _preview, ...draft } = values;
    return adjusts.add?.({ ...draft, requestId } as AdjustDraft);
  }

  return (
    <EditorDrawer
      {...dialog}
      name={adjusts.name}
      title={t('adjust.add')}
      ok="crud.submit"
      fields={fieldsOf(given)}
      save={save}
      done="adjust.added"
    />
  );
}
