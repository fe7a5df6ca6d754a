import type { effect } from '@/contract/block/pendingChange';
import type { Answered } from '@/contract/resource';
import { useT } from '@/i18n';
import { isDecimal } from '@/lib/decimal';
import { formatMoney } from '@/lib/money';
import { visibleText } from '@/lib/text';
import cell from '@/ui/cell/cell.module.css';
import styles from './effect.module.css';

export type Effect = Answered<typeof effect>;

const word = (text: string): string => (isDecimal(text) ? formatMoney(text) : visibleText(text));

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
        {consequences.map(({ label, before, after, bad }, place) => (
          <tr key={place} className={bad ? styles.bad : undefined}>
            <th scope="row">{visibleText(label)}</th>
            <td>{word(before)}</td>
            <td>{word(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
