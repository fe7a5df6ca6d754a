import { stepUpOf } from './call';
import type { Call } from './call';
import { isReason, MOST_DECIMALS } from './field/limits';
import { Refusal } from './refusals';
import type { RefusalName } from './refusals';
import type { Resource } from './resource';
import { versionFieldOf } from './terms';

/** Calls that take the filters of a list. */
export const FILTERED = new Set(['list', 'summary', 'export']);

/** A call, with the resource it belongs to and its name there. */
export interface OwnedCall {
  call: Call;
  of?: { resource: Resource; verb: string };
}

/** Refusals that follow from the shape of a call, so that no call names them itself. */
interface Implied {
  readonly names: readonly RefusalName[];
  /** Of which calls, in words. */
  readonly calls: string;
  readonly holds: (one: OwnedCall) => boolean;
}

/** Names of parameters that a record is found by. */
const KEYS = ['id', 'ids', 'memberId'];

const isFiltered = ({ of }: OwnedCall): boolean => of !== undefined && FILTERED.has(of.verb);

const bodyFields = ({ call: { body = {} } }: OwnedCall) => Object.values(body);

export const IMPLIED: readonly Implied[] = [
  {
    names: ['signedOut'],
    calls: 'all but those that need no session',
    holds: ({ call }) => call.access !== 'open',
  },
  {
    names: ['invalidInput'],
    calls: 'all: one that takes nothing refuses every parameter',
    holds: () => true,
  },
  {
    names: ['forbidden'],
    calls: 'with a permission, or for the staff only',
    holds: ({ call: { access, permissionBy, staffOnly } }) =>
      access === undefined || permissionBy !== undefined || staffOnly === true,
  },
  {
    names: ['notFound'],
    calls: 'about one record or several, by their ids',
    holds: ({ call: { query = {}, body = {} }, of }) =>
      of?.verb === 'get' || KEYS.some((name) => query[name] !== undefined || body[name] !== undefined),
  },
  {
    names: ['staleVersion'],
    calls: 'with `version` or `versions`',
    holds: ({ call }) => versionFieldOf(call) !== null,
  },
  {
    names: ['reasonTooShort'],
    calls: 'with a reason',
    holds: (one) => bodyFields(one).some((field) => field.kind === 'reason' || isReason(field)),
  },
  {
    names: ['wrongStepUp', 'stepUpLocked', 'codeNeeded'],
    calls: 'with `operPassword`',
    holds: ({ call }) => stepUpOf(call) !== null,
  },
  {
    names: ['tooManyDecimals'],
    calls: 'with an amount of a coin, or with another number of limited decimals',
    holds: (one) =>
      bodyFields(one).some(
        ({ kind, options }) => kind === 'money' || (options.scale ?? MOST_DECIMALS) < MOST_DECIMALS,
      ),
  },
  {
    names: ['wrongTimeRange'],
    calls: 'with `dateRange`: lists, figures and exports',
    holds: (one) => isFiltered(one) && (one.of?.resource.dates ?? []).length > 0,
  },
  {
    names: ['tooMuch'],
    calls: 'that export',
    holds: ({ of }) => of?.verb === 'export',
  },
];

/** The refusals that follow from the shape of a call. */
const impliedBy = (one: OwnedCall): RefusalName[] =>
  IMPLIED.flatMap(({ names, holds }) => (holds(one) ? names : []));

/**
 * Every refusal that a server may answer a call with, in the order of their codes: those that follow from its shape, the one
 * that its repetition gets, and those that it names itself.
 */
export function refusalsOf(one: OwnedCall): RefusalName[] {
  const { again, refusals = [] } = one.call;
  const repeated = again === undefined || again === 'same' ? [] : [again];
  const all = new Set([...impliedBy(one), ...repeated, ...refusals]);
  return [...all].sort((a, b) => Refusal[a] - Refusal[b]);
}
