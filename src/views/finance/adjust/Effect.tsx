import type { ReactNode } from 'react';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { adjust } from '@/contract/finance/adjust';
import type { AnswerOf } from '@/contract/resource';
import { isReadable } from '@/contract/field/read';
import { useDict } from '@/crud/cell/useDict';
import type { FormValues } from '@/crud/field/field';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { Doubles } from '@/domain/foreseen/Doubles';
import { mustBeFree } from '@/domain/foreseen/mustBeFree';
import { wishOf } from './adjustWish';
import type { Wish } from './adjustWish';

/** The parts of the answer that the question is made of. */
const SHOWN = ['uid', 'before', 'after', 'possible'];

interface EffectProps {
  wish: Wish;
  effect: AnswerOf<typeof adjust.calls.preview>;
}

/** One sentence that tells the effect of an adjustment on the balance, and a warning of requests that look the same. */
function Effect({ wish, effect }: EffectProps) {
  const t = useT();
  const accounts = useDict('biz_account_type');
  const directions = useDict('biz_adjust_dir');
  return (
    <>
      <p>
        {t('adjust.confirm', {
          uid: effect.uid,
          account: accounts.label(wish.accountType),
          dir: directions.label(wish.direction),
          amount: formatMoney(wish.amount),
          coin: wish.coin,
          before: formatMoney(effect.before),
          after: formatMoney(effect.after),
        })}
      </p>
      <Doubles doubles={effect.doubles} states="biz_adjust_status" />
    </>
  );
}

/**
 * Content of the confirm dialog before an adjustment is sent; `null` if the form is incomplete or the balance
 * does not suffice, in which case the server refuses the request.
 * @throws ApiError for what the server would refuse; `malformed` if the effect could not be read, since the operator could not confirm it
 */
export async function askEffect(values: FormValues): Promise<ReactNode> {
  const wish = wishOf(values);
  if (!wish) return null;
  const effect = await send(adjust.calls.preview, wish);
  if (!SHOWN.every((name) => isReadable(effect, name)))
    throw new ApiError({ kind: 'malformed', field: 'data' }, adjust.calls.preview.method);
  if (!effect.possible) return null;
  mustBeFree(effect);
  return <Effect wish={wish} effect={effect} />;
}
