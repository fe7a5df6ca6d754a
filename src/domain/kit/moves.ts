import { SITE } from '@/api/client';
import { openQuestion } from '@/contract/block/question';
import { barredAs, flowOf, personIn, sendsOf, stateOf, termsNamed, termsOf } from '@/contract/flow';
import type { Flow, Flowing, MoveName, MoveTerms } from '@/contract/flow';
import { LEAST_REASON } from '@/contract/field/limits';
import type { Resource } from '@/contract/resource';
import type { Viewer } from '@/crud/action/screenAction';
import type { FormField, Rule } from '@/crud/field/field';
import { minChars, reasonRules, required } from '@/crud/field/rules';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { textsOf } from '@/ui/cell/value';
import { writingOf } from './writing';
import type { AnswerShape, BodyShape } from './writing';

/** Name of the call that makes a move. */
type CallNameOf<R extends Pick<Resource, 'flow'>, N extends string> = R extends {
  flow: { moves: { readonly [Move in N]: { readonly call: infer Name extends string } } };
}
  ? Name
  : never;

/** Body of the call that makes a move. */
export type BodyOfMove<R extends Pick<Resource, 'calls' | 'flow'>, N extends string> = BodyShape<
  R,
  CallNameOf<R, N>
>;

/** Answer of the call that makes a move. */
export type AnswerOfMove<R extends Pick<Resource, 'calls' | 'flow'>, N extends string> = AnswerShape<
  R,
  CallNameOf<R, N>
>;

/** Why somebody may not make a move, by their part in the record. */
const OWN: Readonly<Record<string, Key>> = {
  maker: 'crud.own.maker',
  first: 'crud.own.first',
  lifter: 'crud.own.lifter',
  reviewer: 'crud.own.reviewer',
  corrector: 'crud.own.corrector',
  closer: 'crud.own.closer',
  barrer: 'crud.own.barrer',
  asker: 'crud.change.own',
};

/** Why somebody may not make a move, in words; `null` where nothing keeps them from it. */
export const whyBarred = (part: string | undefined, t: Translate): string | null =>
  part === undefined ? null : t(OWN[part] ?? 'crud.own.maker');

/** True for a record with a question that waits for its reply. */
const isAskedBack = (record: object): boolean => {
  const thread: unknown = Reflect.get(record, 'thread');
  return Array.isArray(thread) && openQuestion(thread) !== undefined;
};

/** The reason "other" needs a remark. */
const saysMore: Rule = (value, t, ...rest) =>
  [rest[0]['rejectCode'], ...textsOf(rest[0]['rejectCodes'])].includes('other')
    ? (required(value, t, ...rest) ?? minChars(LEAST_REASON)(value, t, ...rest))
    : null;

const ruleOf = ({ reason }: Pick<MoveTerms, 'reason'>): readonly Rule[] => {
  if (reason === 'always') return reasonRules;
  return reason === 'other' ? [saysMore] : [];
};

/** The state of a record allows the move, and nobody else alone may make it. */
const isOpen = (flow: Flow, { from, onlyBy }: MoveTerms, record: object, name: string): boolean => {
  const state = stateOf(flow, record);
  return (
    state !== undefined && from.includes(state) && (onlyBy === undefined || personIn(record, onlyBy) === name)
  );
};

/** True for a record in a state from which a move starts. */
export function startsFrom<R extends Flowing>(resource: R, name: MoveName<R>): (record: object) => boolean {
  const flow = flowOf(resource);
  const { from } = termsOf(resource, name);
  return (record) => {
    const state = stateOf(flow, record);
    return state !== undefined && from.includes(state);
  };
}

/** The same fields, the remark with the rule of the reason that a move takes. */
export function withReason(
  resource: Flowing,
  name: string,
  fields: readonly FormField[],
): readonly FormField[] {
  const rules = ruleOf(termsNamed(resource, name));
  return fields.map((one) =>
    one.name === 'remark' ? { ...one, rules: [...rules, ...(one.rules ?? [])] } : one,
  );
}

/** What the flow says of an action that makes one of several moves, as its record and its values decide. */
export function moveTerms<R extends Resource, N extends MoveName<R>>(resource: R, names: readonly N[]) {
  const flow = flowOf(resource);
  const all = names.map((name) => termsOf(resource, name));
  const [first] = names;
  if (first === undefined) throw new Error('An action makes a move');
  return {
    call: writingOf<R, CallNameOf<R, N>>(resource, flow.moves[first]?.call ?? ''),
    permission: `${SITE}${all[0]?.permission ?? ''}`,
    fixed: names.length === 1 ? sendsOf(resource, first) : {},
    visible: (record: object, { name }: Viewer) => all.some((terms) => isOpen(flow, terms, record, name)),
    disabledReason: (record: object, t: Translate, { name }: Viewer): string | null => {
      const open = all.filter((terms) => isOpen(flow, terms, record, name));
      const parts = open.map((terms) => barredAs(terms, record, (one) => one === name));
      const [part] = parts;
      if (part !== undefined && !parts.includes(undefined)) return whyBarred(part, t);
      const waits = open.length > 0 && open.every(({ answered }) => answered) && isAskedBack(record);
      return waits ? t('crud.question.open') : null;
    },
    withReason: (fields: readonly FormField[]) =>
      names.reduce((now, name) => withReason(resource, name, now), fields),
  };
}
