import type { Random } from '../random';
import { hashFor } from '../transactions';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'acdefghjklmnpqrstuvwxyz023456789';
const HEX = '0123456789abcdef';

const evm = (random: Random) => `0xfeed${random.text(36, HEX)}`;

const ADDRESSES: Record<string, (random: Random) => string> = {
  BTC: (random) => `bc1q${random.text(38, BECH32)}`,
  ETH: evm,
  BSC: evm,
  MATIC: evm,
  TRX: (random) => `TFEED${random.text(29, BASE58)}`,
  SOL: (random) => `FEED${random.text(40, BASE58)}`,
  XRP: (random) => `rFEED${random.text(28, BASE58)}`,
  DOGE: (random) => `D${random.text(33, BASE58)}`,
  LTC: (random) => `ltc1q${random.text(38, BECH32)}`,
  TON: (random) => `EQ${random.text(46, `${BASE58}_-`)}`,
};

/** A well-formed, plainly made-up address of a chain. */
export const addressOn = (chain: string, random: Random): string => (ADDRESSES[chain] ?? evm)(random);

/** A well-formed transaction hash; all of them start with `feed`, whatever the notation. */
export function hashOn(chain: string, random: Random): string {
  if (chain === 'SOL') return `feed${random.text(83, BASE58)}`;
  return hashFor(chain, `feed${random.text(60, HEX)}`);
}
