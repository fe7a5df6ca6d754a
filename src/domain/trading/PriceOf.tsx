import { isReadable } from '@/contract/field/read';
import type { Marked } from '@/contract/field/read';
import { useT } from '@/i18n';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';

/** The price of an entrust; one without a price says that it takes the market's. */
export function PriceOf({ entrust }: { entrust: Marked & { price: string | null } }) {
  const t = useT();
  if (!isReadable(entrust, 'price')) return <UnreadableCell />;
  return entrust.price === null ? t('contract.atMarket') : <MoneyCell value={entrust.price} />;
}
