import { invalid } from './refusal';

const HEX = /^(0x)?[0-9a-f]{64}$/i;
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]{80,90}$/;

/** Chains that write their hashes with a prefix. */
const PREFIXED = new Set(['ETH', 'BSC', 'MATIC']);

/** One and the same, whatever case and prefix it was typed with. */
const bare = (txHash: string): string =>
  HEX.test(txHash) ? txHash.toLowerCase().replace(/^0x/, '') : txHash;

/** True for two notations of one hash. */
export const sameHash = (one: string, other: string): boolean => bare(one) === bare(other);

/** A hash as its chain writes it. */
export const hashFor = (chain: string, txHash: string): string =>
  HEX.test(txHash) && PREFIXED.has(chain) ? `0x${bare(txHash)}` : bare(txHash);

/** A typed hash in its chain's notation; without a chain any notation is accepted. @throws Refusal 40000 */
export function readHash(chain: string, txHash: string): string {
  const rules = chain === '' ? [HEX, BASE58] : [chain === 'SOL' ? BASE58 : HEX];
  if (!rules.some((rule) => rule.test(txHash))) throw invalid('txHash');
  return hashFor(chain, txHash);
}

/** What is known of a transaction. */
interface Transaction {
  /** Empty when the chain is unknown: then it may be on any. */
  chain: string;
  /** Empty for none. */
  txHash: string;
}

/** True for two records of one transaction; of one chain, unless one of them does not say which. */
export const sameTransaction = (one: Transaction, other: Transaction): boolean =>
  one.txHash !== '' &&
  (one.chain === other.chain || one.chain === '' || other.chain === '') &&
  sameHash(one.txHash, other.txHash);
