import type { effect } from '@/contract/block/pendingChange';
import type { Answered } from '@/contract/resource';
import { useT } from '@/i18n';
import { isDecimal } from '@/lib/decimal';
import { visibleText } from '@/lib/text';
import cell from '@/ui/cell/cell.module.css';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { UsdtCell } from '../ledger/UsdtCell';
import styles from './effect.module.css';

export type Effect = Answered<typeof effect>;

type Consequence = Effect['consequences'][number];

/** Digits after the point that an amount of coins is shown with; the tooltip has all. */
const DECIMALS = 8;

/** What there is or would be: a worth in USDT as all figures show it, another number with its digits, or words. */
function Side({ text, usdt }: { text: string; usdt: Consequence['usdt'] }) {
  if (!isDecimal(text)) return visibleText(text);
  return usdt ? <UsdtCell value={text} /> : <MoneyCell value={text} decimals={DECIMALS} />;
}

/** What a change would do, line by line; nothing where the server has nothing to tell. */
export function EffectTable({ consequences }: Pick<Effect, 'consequences'>) {
  const t = useT();
  if (consequences.length === 0) return null;
  return (
    <table className={cell.diff} aria-label={t('crud.change.effect')}>
      <thead>
        <tr>
          <th scope="col">{t('crud.change.effect')}</th>
          <th scope="col">{t('ui.before')}</th>
          <th scope="col">{t('ui.after')}</th>
        </tr>
      </thead>
      <tbody>
        {consequences.map(({ label, before, after, bad, usdt }, place) => (
          <tr key={place} className={bad ? styles.bad : undefined}>
            <th scope="row">{visibleText(label)}</th>
            <td>
              <Side text={before} usdt={usdt} />
            </td>
            <td>
              <Side text={after} usdt={usdt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
