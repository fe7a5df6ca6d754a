import { get, put, SITE } from './client';
import { siteResource } from './siteResource';
import type {
  WalletCode,
  WalletCodeDetail,
  WalletCodeDraft,
  WalletCodeEdit,
  WalletCodeQuery,
  WalletCodeSummary,
  WalletCodeSwitch,
} from './walletCodeTypes';

const BASE = `${SITE}walletCode/`;

/** Wallet codes: every coin on every chain the platform keeps. */
export const walletCodes = siteResource<
  WalletCode,
  WalletCodeQuery,
  WalletCodeDetail,
  WalletCodeDraft,
  WalletCodeEdit,
  WalletCodeSummary
>('walletCode', { base: 'walletCode', verbs: ['add', 'edit', 'delete', 'export'] });

/** Permissions of what can be done besides. */
export const WALLET_CODE = {
  setStatus: `${BASE}setStatus`,
  setRecharge: `${BASE}setRecharge`,
  setWithdraw: `${BASE}setWithdraw`,
  sort: `${BASE}sort`,
  refresh: `${BASE}refresh`,
};

export const fetchWalletCodeSummary = (
  query: WalletCodeQuery,
  signal?: AbortSignal,
): Promise<WalletCodeSummary> =>
  get(`${BASE}summary`, query, { silent: true, ...(signal ? { signal } : {}) });

/** Turns something of a wallet code on or off. */
export const switchWalletCode = (
  what: 'setStatus' | 'setRecharge' | 'setWithdraw',
  body: WalletCodeSwitch,
): Promise<unknown> => put(WALLET_CODE[what], body, { silent: true });

/** Puts all wallet codes into this order. */
export const sortWalletCodes = (ids: number[]): Promise<unknown> => put(WALLET_CODE.sort, { ids });

/** Has the balances of hot and cold wallets read again. */
export const refreshWalletCodes = (ids: number[]): Promise<unknown> => put(WALLET_CODE.refresh, { ids });
