import type { WalletCode } from '@/api/walletCodeTypes';
import { ImageThumbs } from '@/ui/cell/ImageThumbs';
import { visibleText } from '@/lib/text';
import styles from './walletCode.module.css';

/** A coin with its picture, if it has one, and what it is called. */
export function CoinCell({ record: { coin, coinName, icon } }: { record: WalletCode }) {
  return (
    <span className={styles.coin} title={`${coin} ${coinName}`}>
      {icon ? <ImageThumbs urls={[icon]} /> : null}
      <bdi>{visibleText(coin)}</bdi>
      {coinName === coin ? null : <small>{visibleText(coinName)}</small>}
    </span>
  );
}
