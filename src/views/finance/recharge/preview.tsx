import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { send } from '@/api/call';
import { recharge } from '@/contract/finance/recharge';
import { readShape } from '@/contract/field/read';
import type { Readable } from '@/contract/field/read';
import type { FormField, FormValues } from '@/crud/field/field';
import { isZero, parseMoney } from '@/lib/money';
import { textOf } from '@/ui/cell/value';
import { useSettled } from '@/ui/load/useSettled';
import { mustBeFree } from '@/domain/foreseen/mustBeFree';
import { Notes } from '@/domain/foreseen/Notes';

const { preview: call } = recharge.calls;

/** What the server is asked about a recharge by hand; `null` while it is incomplete. */
function wishOf(values: FormValues): Readable<typeof call.query> | null {
  const wish = readShape(call.query, { ...values, amount: parseMoney(textOf(values['amount']) ?? '') });
  return !wish || wish.unreadable || wish.coin === '' || isZero(wish.amount) ? null : wish;
}

/** Says what the server knows of the recharge that is being typed. */
function Preview() {
  const form = Form.useFormInstance<FormValues>();
  const wish = wishOf(Form.useWatch([], form) ?? {});
  const asked = JSON.stringify(wish);
  const settled = useSettled(asked) === asked;
  const { data } = useQuery({
    queryKey: [recharge.name, 'preview', wish],
    queryFn: async ({ signal }) => (wish ? send(call, wish, { signal }) : null),
    enabled: wish !== null && settled,
  });
  return <output>{data ? <Notes foreseen={data} states="biz_recharge_status" /> : null}</output>;
}

/** Below the amount of the form. */
export const preview: FormField = {
  name: 'preview',
  label: { keys: ['recharge.preview'], fallback: 'preview' },
  control: <Preview />,
};

/** Holds the form back if the server would refuse it; it asks nothing. @throws ApiError */
export async function checkFirst(values: FormValues): Promise<null> {
  const wish = wishOf(values);
  if (wish) mustBeFree(await send(call, wish));
  return null;
}
