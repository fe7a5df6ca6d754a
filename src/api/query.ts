import qs from 'qs';

/**
 * Serialises a query as the server reads it: dots for nesting, `[]` for arrays, `undefined` dropped, `null`
 * empty.
 */
export function toQuery(params: object): string {
  return qs.stringify(params, { allowDots: true, arrayFormat: 'brackets', skipNulls: false });
}
