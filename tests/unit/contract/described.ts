import { SITE } from '#mocks/core/access';
import type { Call } from '@/contract/call';
import { isResource } from '@/contract/resource';
import type { Resource } from '@/contract/resource';
import type { Answer, Operator } from '../mocks/operator';

/** Every resource that is described. */
export const RESOURCES: readonly Resource[] = Object.values(
  import.meta.glob<Record<string, unknown>>('../../../src/contract/*/*.ts', {
    eager: true,
  }),
).flatMap((module) => Object.values(module).filter(isResource));

/** A query as a backend reads it: lists with brackets. */
const queryOf = (given: object): string =>
  Object.entries(given)
    .flatMap(([name, value]: [string, unknown]) =>
      Array.isArray(value)
        ? value.map((item) => `${name}[]=${encodeURIComponent(String(item))}`)
        : `${name}=${encodeURIComponent(String(value))}`,
    )
    .join('&');

/** Makes a call of the contract as it is described. */
export const make = <Data>(who: Operator, { method, path }: Call, given: object): Promise<Answer<Data>> =>
  method === 'GET' ? who.ask<Data>(method, `${path}?${queryOf(given)}`) : who.ask<Data>(method, path, given);

/** The permission of a call below the site, as the backend's menu names it. */
export const permissionNameOf = ({ path, permission }: Call): string => `${SITE}${permission ?? path}`;
