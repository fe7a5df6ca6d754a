import { get, post, put, SITE } from './client';
import { siteResource } from './siteResource';
import type {
  Adjust,
  AdjustDetail,
  AdjustDraft,
  AdjustImport,
  AdjustImported,
  AdjustPreview,
  AdjustQuery,
  AdjustReview,
  AdjustSummary,
  AdjustRequest,
} from './adjustTypes';

const AT = `${SITE}memberAssetAdjust/`;

/** Corrections of members' balances. */
export const adjusts = siteResource<Adjust, AdjustQuery, AdjustDetail, AdjustDraft, never, AdjustSummary>(
  'adjust',
  { base: 'memberAssetAdjust', verbs: ['add', 'export'] },
);

/** What may ask for a correction. */
export const ADJUST_ADD = `${AT}add`;
/** What may decide about corrections. */
export const ADJUST_REVIEW = `${AT}review`;
export const ADJUST_CANCEL = `${AT}cancel`;
export const ADJUST_IMPORT = `${AT}import`;

/** Figures over the whole filter. */
export const fetchAdjustSummary = (query: AdjustQuery, signal?: AbortSignal): Promise<AdjustSummary> =>
  get(`${AT}summary`, query, { silent: true, ...(signal ? { signal } : {}) });

/** What a correction would do now; asked by whoever may make one. */
export const previewAdjust = (request: AdjustRequest, signal?: AbortSignal): Promise<AdjustPreview> =>
  get(`${AT}preview`, request, { silent: true, ...(signal ? { signal } : {}) });

/** Decides about one; never sent twice by itself. */
export const reviewAdjust = (review: AdjustReview): Promise<unknown> =>
  post(ADJUST_REVIEW, review, { silent: true });

/** Takes one's own back while it waits. */
export const cancelAdjust = (body: { id: number; version: number }): Promise<unknown> =>
  put(ADJUST_CANCEL, body);

/** Makes one of each line; a line that is refused holds up no other. */
export const importAdjusts = (body: AdjustImport): Promise<AdjustImported> =>
  post(ADJUST_IMPORT, body, { silent: true });
