import { get, post, put, SITE } from './client';
import { siteResource } from './siteResource';
import type {
  AddressImport,
  AddressImported,
  AddressStatus,
  RechargeAddress,
  RechargeAddressDetail,
  RechargeAddressDraft,
  RechargeAddressEdit,
  RechargeAddressQuery,
  RechargeAddressSummary,
} from './addressTypes';
import type { BulkAnswer } from './types';

const AT = `${SITE}memberRechargeAddress/`;

/** Addresses that members are paid on, and the pool of those nobody has yet. */
export const rechargeAddresses = siteResource<
  RechargeAddress,
  RechargeAddressQuery,
  RechargeAddressDetail,
  RechargeAddressDraft,
  RechargeAddressEdit,
  RechargeAddressSummary
>('rechargeAddress', { base: 'memberRechargeAddress', verbs: ['add', 'edit', 'delete', 'export'] });

/** What else may be done with them, by permission. */
export const RECHARGE_ADDRESS = {
  generate: `${AT}generate`,
  import: `${AT}import`,
  setStatus: `${AT}setStatus`,
  collect: `${AT}collect`,
};

/** Figures over the filter, and what is left to give away. */
export const fetchRechargeAddressSummary = (
  query: RechargeAddressQuery,
  signal?: AbortSignal,
): Promise<RechargeAddressSummary> =>
  get(`${AT}summary`, query, { silent: true, ...(signal ? { signal } : {}) });

/** Has the gateway make 1 to 500 addresses. */
export const generateAddresses = (body: {
  walletCode: string;
  count: number;
  requestId: string;
}): Promise<{ created: number }> => post(RECHARGE_ADDRESS.generate, body, { silent: true });

/** Puts the addresses of a file into the pool; a line that is refused holds up no other. */
export const importAddresses = (body: AddressImport): Promise<AddressImported> =>
  post(RECHARGE_ADDRESS.import, body, { silent: true });

/** Switches one on or off. A member's is retired, and `replacement` is what he has now. */
export const switchRechargeAddress = (
  body: AddressStatus,
): Promise<{ version: number; replacement: string | null }> =>
  put(RECHARGE_ADDRESS.setStatus, body, { silent: true });

/** Orders what lies on them to be moved to the hot wallet; changes no member's balance. */
export const collectAddresses = (body: {
  ids: number[];
  operPassword: string;
  requestId: string;
}): Promise<BulkAnswer> => post(RECHARGE_ADDRESS.collect, body, { silent: true });
