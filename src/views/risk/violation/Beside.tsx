import { accused, violation } from '@/contract/risk/violation';
import type { DetailOf } from '@/contract/resource';
import { DictTag } from '@/crud/cell/DictTag';
import { Readable } from '@/crud/cell/Readable';
import { renderField } from '@/domain/kit/cells';
import { RefCell } from '@/domain/reference/RefCell';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { visibleText } from '@/lib/text';
import styles from './violation.module.css';

type Detail = DetailOf<typeof violation>;
type Effect = Detail['effects'][number];

const FACTS: readonly [Key, keyof typeof accused][] = [
  ['field.status', 'status'],
  ['violation.riskLevel', 'riskLevel'],
  ['field.kycLevel', 'kycLevel'],
  ['violation.canLogin', 'canLogin'],
  ['violation.canTrade', 'canTrade'],
  ['violation.canWithdraw', 'canWithdraw'],
  ['violation.canTransfer', 'canTransfer'],
  ['violation.assetUsdt', 'assetUsdt'],
  ['violation.sessions', 'sessions'],
  ['violation.memberSince', 'memberSince'],
];

/** What a penalty would come to, in words. */
function wordsOf({ effect, by, count, because }: Effect, t: Translate): string {
  switch (effect) {
    case 'applies':
      return count > 0 ? t('violation.effect.applies', { n: count }) : t('violation.effect.now');
    case 'held':
      return t(by === '' ? 'violation.effect.heldByStaff' : 'violation.effect.held');
    case 'asks':
      return t('violation.effect.asks');
    case 'impossible':
      return visibleText(because);
    default:
      return visibleText(effect);
  }
}

function Effects({ effects }: Pick<Detail, 'effects'>) {
  const t = useT();
  return (
    <>
      <h3>{t('violation.effects')}</h3>
      <ul className={styles.effects}>
        {effects.map((one, place) => (
          <li key={place} data-effect={one.effect}>
            <DictTag type="biz_penalty" code={one.penalty} />
            <span>
              {wordsOf(one, t)} {one.by === '' ? null : <RefCell type="violation" no={one.by} />}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The member as things are now, and what each penalty would do. */
export function Beside({ record }: { record: Detail }) {
  const t = useT();
  const { facts, effects } = record;
  return (
    <section className={styles.beside} aria-label={t('field.member')}>
      <h3>{t('violation.facts')}</h3>
      <Readable record={record} field="facts">
        <dl className={styles.pairs}>
          {FACTS.map(([label, name]) => (
            <div key={name}>
              <dt>{t(label)}</dt>
              <dd>{renderField(accused[name], facts, { resource: violation.name, name })}</dd>
            </div>
          ))}
        </dl>
      </Readable>
      <Readable record={record} field="effects">
        {effects.length > 0 ? <Effects effects={effects} /> : null}
      </Readable>
    </section>
  );
}
