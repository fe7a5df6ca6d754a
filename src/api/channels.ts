import { get, put, SITE } from './client';
import { siteResource } from './siteResource';
import type {
  Channel,
  ChannelConfirmation,
  ChannelDetail,
  ChannelDraft,
  ChannelEdit,
  ChannelQuery,
  ChannelSummary,
} from './channelTypes';

const BASE = `${SITE}rechargeChannel/`;

/** Ways members pay in. */
export const channels = siteResource<
  Channel,
  ChannelQuery,
  ChannelDetail,
  ChannelDraft,
  ChannelEdit,
  ChannelSummary
>('channel', { base: 'rechargeChannel', verbs: ['add', 'edit', 'delete', 'export'] });

/** Permissions of what can be done besides. */
export const CHANNEL = {
  setStatus: `${BASE}setStatus`,
  sort: `${BASE}sort`,
  confirmChange: `${BASE}confirmChange`,
};

export const fetchChannelSummary = (query: ChannelQuery, signal?: AbortSignal): Promise<ChannelSummary> =>
  get(`${BASE}summary`, query, { silent: true, ...(signal ? { signal } : {}) });

export const setChannelStatus = (id: number, version: number, on: number): Promise<unknown> =>
  put(CHANNEL.setStatus, { id, version, on }, { silent: true });

/** Puts all channels into this order. */
export const sortChannels = (ids: number[]): Promise<unknown> => put(CHANNEL.sort, { ids });

/** Confirms new receiving data, or throws them away. @throws ApiError rejected 40903 for whoever made them */
export const confirmChannelChange = (body: ChannelConfirmation): Promise<unknown> =>
  put(CHANNEL.confirmChange, body, { silent: true });
