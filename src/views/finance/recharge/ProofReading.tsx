import { isReadable } from '@/contract/field/read';
import type { recharge } from '@/contract/finance/recharge';
import type { DetailOf } from '@/contract/resource';
import { Comparison, sameVerdict } from '@/domain/review/Comparison';
import type { Compared, Verdict } from '@/domain/review/Comparison';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { cmp, formatMoney, sub } from '@/lib/money';
import type { Decimal } from '@/lib/decimal';
import styles from './recharge.module.css';

type Detail = DetailOf<typeof recharge>;

interface Paid {
  amount: Decimal;
  currency: string;
}

/** What the member says to have paid: in the currency of the channel, else in the coin. */
const paidOf = ({ amount, coin, fiatAmount, fiatCurrency }: Detail): Paid =>
  fiatAmount === null ? { amount, currency: coin } : { amount: fiatAmount, currency: fiatCurrency };

const moneyText = ({ amount, currency }: Paid): string => `${formatMoney(amount)} ${currency}`;

/** Whether the same was paid; where it was not, how much more or less. */
function amountVerdict(given: Paid, read: Paid, t: Translate): Verdict {
  if (given.currency !== read.currency) return { words: t('crud.compare.differs'), isBad: true };
  if (cmp(given.amount, read.amount) === 0) return { words: t('crud.compare.same'), isBad: false };
  const difference = formatMoney(sub(read.amount, given.amount), { sign: true });
  return { words: `${t('crud.compare.differs')} · ${difference} ${given.currency}`, isBad: true };
}

function amountLine(record: Detail, t: Translate): Compared {
  const { proof } = record;
  const given = paidOf(record);
  const read =
    proof && isReadable(proof, 'amount') && isReadable(proof, 'currency') ? (proof satisfies Paid) : null;
  return {
    label: t('recharge.paid'),
    given: moneyText(given),
    read: read ? moneyText(read) : '',
    verdict: read ? amountVerdict(given, read, t) : null,
  };
}

/** What a member entered of a payment beside what was read in its proof. */
export function ProofReading({ record }: { record: Detail }) {
  const t = useT();
  const { payerName, proof } = record;
  const name = proof && isReadable(proof, 'payerName') ? proof.payerName : '';
  return (
    <section aria-label={t('recharge.proof')} className={styles.proof}>
      <h3>{t('recharge.proof')}</h3>
      <Comparison
        lines={[
          amountLine(record, t),
          {
            label: t('recharge.payerName'),
            given: payerName,
            read: name,
            verdict: sameVerdict(payerName, name, t),
          },
        ]}
      />
    </section>
  );
}
