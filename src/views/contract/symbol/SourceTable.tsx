import type { contractSymbol } from '@/contract/trading/symbol';
import { MOST_DEVIATION } from '@/contract/trading/termRules';
import type { DetailOf } from '@/contract/resource';
import { DictTag } from '@/crud/cell/DictTag';
import { Readable } from '@/crud/cell/Readable';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { Badge } from '@/ui/base/Badge';
import { NONE } from '@/ui/cell/value';
import styles from './symbol.module.css';

type Quote = DetailOf<typeof contractSymbol>['sources'][number];

/** Why the index is made without a source; nothing for one that counts. */
function Left({ price, isUsed }: Quote) {
  const t = useT();
  if (isUsed) return t('contractSymbol.sourceUsed');
  return (
    <Badge tone="late">
      {price === null
        ? t('contractSymbol.sourceSilent')
        : t('contractSymbol.sourceOff', { most: MOST_DEVIATION })}
    </Badge>
  );
}

/** What the sources of an index say at this moment, how far each is off, and whether it counts. */
export function SourceTable({ sources }: { sources: readonly Quote[] }) {
  const t = useT();
  return (
    <div className={styles.scroll}>
      <table className={styles.tierTable} aria-label={t('contractSymbol.indexSources')}>
        <thead>
          <tr>
            <th scope="col">{t('contractSymbol.source')}</th>
            <th scope="col">{t('contractSymbol.sourcePrice')}</th>
            <th scope="col">{t('contractSymbol.deviation')}</th>
            <th scope="col">{t('contractSymbol.heardAt')}</th>
            <th scope="col">{t('contractSymbol.sourceState')}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map((one, place) => (
            <tr key={place}>
              <th scope="row">
                <DictTag type="biz_index_source" code={one.source} />
              </th>
              <td>
                <Readable record={one} field="price">
                  {formatMoney(one.price)}
                </Readable>
              </td>
              <td>
                <Readable record={one} field="deviation">
                  {one.deviation === null ? NONE : `${formatMoney(one.deviation, { sign: true })}%`}
                </Readable>
              </td>
              <td>
                <Readable record={one} field="at">
                  {one.at === null ? NONE : one.at.slice('2026-11-20 '.length)}
                </Readable>
              </td>
              <td>
                <Readable record={one} field="isUsed">
                  <Left {...one} />
                </Readable>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
