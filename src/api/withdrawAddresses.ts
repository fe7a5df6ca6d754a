import { get, put, SITE } from './client';
import { siteResource } from './siteResource';
import type {
  AddressBlacklist,
  AddressBlacklisted,
  AddressHolder,
  AddressStatus,
  WithdrawAddress,
  WithdrawAddressDetail,
  WithdrawAddressEdit,
  WithdrawAddressQuery,
  WithdrawAddressSummary,
} from './addressTypes';

const AT = `${SITE}memberWithdrawAddress/`;

/** Addresses that members take their money to. Members add them, never operators. */
export const withdrawAddresses = siteResource<
  WithdrawAddress,
  WithdrawAddressQuery,
  WithdrawAddressDetail,
  never,
  WithdrawAddressEdit,
  WithdrawAddressSummary
>('withdrawAddress', { base: 'memberWithdrawAddress', verbs: ['edit', 'delete', 'export'] });

/** What else may be done with them, by permission. */
export const WITHDRAW_ADDRESS = {
  setStatus: `${AT}setStatus`,
  blacklist: `${AT}blacklist`,
  unblacklist: `${AT}unblacklist`,
};

/** Figures over the whole filter. */
export const fetchWithdrawAddressSummary = (
  query: WithdrawAddressQuery,
  signal?: AbortSignal,
): Promise<WithdrawAddressSummary> =>
  get(`${AT}summary`, query, { silent: true, ...(signal ? { signal } : {}) });

/** The members who have an address; goes with the list. */
export const fetchAddressHolders = (
  place: { address: string; memo: string },
  signal: AbortSignal,
): Promise<AddressHolder[]> => get(`${AT}members`, place, { silent: true, signal });

/** Disables (3) or enables (2) a member's address. */
export const switchWithdrawAddress = (body: AddressStatus): Promise<unknown> =>
  put(WITHDRAW_ADDRESS.setStatus, body, { silent: true });

/** Bars an address for every member; what waits to go there is put on hold. */
export const blacklistAddress = (body: AddressBlacklist): Promise<AddressBlacklisted> =>
  put(WITHDRAW_ADDRESS.blacklist, body, { silent: true });

/** Takes an address off the blacklist; refused to whoever put it there. */
export const unblacklistAddress = (body: { id: number; version: number; reason: string }): Promise<unknown> =>
  put(WITHDRAW_ADDRESS.unblacklist, body, { silent: true });
