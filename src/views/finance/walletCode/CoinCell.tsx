import type { walletCode } from '@/contract/finance/walletCode';
import type { RowOf } from '@/contract/resource';
import { visibleText } from '@/lib/text';
import { ImageThumbs } from '@/ui/cell/ImageThumbs';
import styles from './walletCode.module.css';

/** A coin with its picture, if any, and its name. */
export function CoinCell({ coin, coinName, icon }: RowOf<typeof walletCode>) {
  return (
    <span className={styles.coin} title={`${coin} ${coinName}`}>
      {icon ? <ImageThumbs urls={[icon]} /> : null}
      <bdi>{visibleText(coin)}</bdi>
      {coinName === coin ? null : <small>{visibleText(coinName)}</small>}
    </span>
  );
}
