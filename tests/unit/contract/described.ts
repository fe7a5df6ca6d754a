import * as v from 'valibot';
import { SITE } from '#mocks/core/access';
import type { Call } from '@/contract/call';
import type { Field, Shape } from '@/contract/field/field';
import type { Resource } from '@/contract/resource';
import { strictShape } from '@/contract/field/strict';
import type { Answer, Operator } from '../mocks/operator';

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'calls' in value && 'row' in value;

/** Every resource that is described. */
export const RESOURCES: readonly Resource[] = Object.values(
  import.meta.glob<Record<string, unknown>>('../../../src/contract/{finance,member,system}/*.ts', {
    eager: true,
  }),
).flatMap((module) => Object.values(module).filter(isResource));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

const labelled = (path: string, message: string, value: unknown): string =>
  `${path}: ${message}, is ${JSON.stringify(value)?.slice(0, 80)}`;

/** Where an answer is not what a backend has to send; empty where it is. */
export function faultsOf(shape: Shape, value: unknown, at: string): string[] {
  const result = v.safeParse(strictShape(shape), value);
  return (result.issues ?? []).map((issue) =>
    labelled(`${at}.${v.getDotPath(issue) ?? ''}`, issue.message, issue.input),
  );
}

function leaksOfField({ options: { shape, of } }: Field, value: unknown, at: string): string[] {
  if (shape) {
    if (!Array.isArray(value)) return leaksOf(shape, value, at);
    return value.flatMap((item, index) => leaksOf(shape, item, `${at}.${index}`));
  }
  if (!of || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => leaksOfField(of, item, `${at}.${key}`));
}

/** Fields of an answer that are not described, at any depth. */
export function leaksOf(shape: Shape, value: unknown, at: string): string[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const field = shape[name];
    return field ? leaksOfField(field, item, `${at}.${name}`) : [`${at}.${name} is not described`];
  });
}

/** The permission of a call below the site, as the backend's menu names it. */
export const permissionNameOf = ({ path, permission }: Call): string => `${SITE}${permission ?? path}`;
