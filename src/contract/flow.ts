import type { Call } from './call';

/** How the life of a record may end: as was wished, as was not, or neither. */
export type End = 'good' | 'bad' | 'over';

/** When a move takes a reason of `LEAST_REASON` characters: always, or with the code `other`. */
export type ReasonTerm = 'always' | 'other';

/** One way from state to state; `State` and `Part` are the names that its flow gives to states and people. */
export interface Move<State extends string = string, Part extends string = string> {
  /** The call of the resource that makes it, by name; missing for what members, chains and the clock do. */
  readonly call?: string;
  /**
   * What makes a move that has no call of its own: `member`, `operator` with one of several calls, paths of calls about
   * other or several records, or, by default, `system`: the market, a gateway, a chain, or the clock.
   */
  readonly by?: readonly string[];
  /** Parameters that make the call this move; by default `result` is its name, where the call takes one. */
  readonly sends?: Readonly<Record<string, string | number>>;
  /** What the history calls it (`sys_step_result`); its name by default. */
  readonly verb?: string;
  /** States it starts from. */
  readonly from: readonly State[];
  /** States it leads to; missing: the state stays. */
  readonly to?: readonly State[];
  /** Path of the permission; that of its call by default. */
  readonly permission?: string;
  /** Earlier people who may not make it. */
  readonly notBy?: readonly Part[];
  /** The one earlier person who alone may make it. */
  readonly onlyBy?: Part;
  readonly reason?: ReasonTerm;
  /** True: it changes the record without deciding about it, so that a claim goes on. */
  readonly isEdit?: boolean;
  /** True: it is possible while another operator holds the record. */
  readonly whileClaimed?: boolean;
  /** True: it is refused while a reviewer's question about the record is open. */
  readonly answered?: boolean;
}

/** The life of a record: its states, and the moves between them. */
export interface Flow {
  /** Field of the row that holds the state: a code, or a record that is there (1) or `null` (0). */
  readonly field: string;
  /** Codes of the states by their names. */
  readonly states: Readonly<Record<string, number>>;
  /** States that a record may begin in. */
  readonly begins: readonly string[];
  /** States that end its life. */
  readonly ends: Readonly<Partial<Record<string, End>>>;
  /** States that a record may stay in for as long as nobody changes that; all others are left again. */
  readonly rests?: readonly string[];
  /** Earlier people by their part, with the field of the row that names them; a dot leads into a nested record. */
  readonly people: Readonly<Record<string, string>>;
  /** Moves that give people their part, for those beside whose name no time stands: the history has it. */
  readonly acts?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Earlier people whom a reviewer's question goes to: the first of them who is named. */
  readonly answerers?: readonly string[];
  /** States in which the reviewers have decided, where there are some: an earlier decision comes too late for them. */
  readonly decided?: readonly string[];
  readonly moves: Readonly<Record<string, Move>>;
}

/** Defines the life of a record. */
export const defineFlow = <
  const States extends Readonly<Record<string, number>>,
  const People extends Readonly<Record<string, string>>,
  const Moves extends Readonly<Record<string, Move<keyof States & string, keyof People & string>>>,
  const Field extends string,
>(flow: {
  readonly field: Field;
  readonly states: States;
  readonly begins: readonly (keyof States & string)[];
  readonly ends: Readonly<Partial<Record<keyof States & string, End>>>;
  readonly rests?: readonly (keyof States & string)[];
  readonly people: People;
  readonly acts?: Readonly<Partial<Record<keyof People & string, readonly (keyof Moves & string)[]>>>;
  readonly answerers?: readonly (keyof People & string)[];
  readonly decided?: readonly (keyof States & string)[];
  readonly moves: Moves;
}) => flow;

/** What has a flow and the calls that it names. */
export interface Flowing {
  readonly flow?: Flow;
  readonly calls: Readonly<Record<string, Call>>;
}

/** Names of the moves of a resource. */
export type MoveName<R extends Flowing> = R extends { flow: { moves: infer Moves } }
  ? keyof Moves & string
  : never;

/** An earlier person: their part in the record, and the field of the row that names them. */
export interface Party {
  readonly part: string;
  readonly field: string;
}

/** A move as it is carried out: with codes in place of names, and with what its call says of it. */
export interface MoveTerms {
  /** What the history calls it (`sys_step_result`). */
  readonly verb: string;
  /** Codes of the states it starts from. */
  readonly from: readonly number[];
  /** Codes of the states it leads to; empty: the state stays. */
  readonly to: readonly number[];
  /** Path of the permission that it needs; empty for what no operator does. */
  readonly permission: string;
  /** True: the operator's own password is needed. */
  readonly stepUp: boolean;
  /** Earlier people who may not make it. */
  readonly notBy: readonly Party[];
  /** Field of the row that names the only one who may. */
  readonly onlyBy: string | undefined;
  readonly reason: ReasonTerm | undefined;
  /** True: it is refused for a record that has changed since it was seen. */
  readonly versioned: boolean;
  readonly isEdit: boolean;
  readonly whileClaimed: boolean;
  readonly answered: boolean;
}

/** All states of a flow, by their names. */
export const everyState = <States extends Readonly<Record<string, number>>>(states: States) =>
  Object.keys(states).filter((name): name is keyof States & string => name in states);

/** The flow of a resource. @throws Error where it has none */
export function flowOf({ flow }: Flowing): Flow {
  if (!flow) throw new Error('This resource has no flow');
  return flow;
}

/** Codes of states by their names. @throws Error for a name that is none */
export function codesOf({ states }: Pick<Flow, 'states'>, names: readonly string[]): number[] {
  return names.map((name) => {
    const code = states[name];
    if (code === undefined) throw new Error(`There is no state ${name}`);
    return code;
  });
}

/** Codes of the states that end its life. */
export const endsOf = (flow: Pick<Flow, 'states' | 'ends'>): number[] =>
  codesOf(flow, Object.keys(flow.ends));

/** Codes of the states in which the reviewers have decided. */
export const decidedOf = ({ states, decided = [] }: Pick<Flow, 'states' | 'decided'>): number[] =>
  codesOf({ states }, decided);

/** Codes of the states that its life goes on from. */
export const unendedOf = (flow: Pick<Flow, 'states' | 'ends'>): number[] =>
  codesOf(
    flow,
    Object.keys(flow.states).filter((name) => !(name in flow.ends)),
  );

const moveOf = (resource: Flowing, name: string): Move => {
  const move = flowOf(resource).moves[name];
  if (!move) throw new Error(`There is no move ${name}`);
  return move;
};

/** The call that makes a move; `undefined` for what no operator does. @throws Error for a move that is none */
export function callOfMove(resource: Flowing, name: string): Call | undefined {
  const { call } = moveOf(resource, name);
  return call === undefined ? undefined : resource.calls[call];
}

/** Parameters that make its call this move. */
export function sendsOf(resource: Flowing, name: string): Readonly<Record<string, string | number>> {
  const { sends } = moveOf(resource, name);
  return sends ?? (callOfMove(resource, name)?.body?.['result'] ? { result: name } : {});
}

/** The terms of a move by its name. @throws Error for a move that is none */
export function termsNamed(resource: Flowing, name: string): MoveTerms {
  const flow = flowOf(resource);
  const { verb = name, from, to = [], notBy = [], onlyBy, permission, ...move } = moveOf(resource, name);
  const call = callOfMove(resource, name);
  const body = Object.values(call?.body ?? {});
  const named = (part: string): string => flow.people[part] ?? '';
  return {
    verb,
    from: codesOf(flow, from),
    to: codesOf(flow, to),
    permission: permission ?? call?.permission ?? call?.path ?? '',
    stepUp: body.some(({ kind, optional }) => kind === 'password' && !optional),
    notBy: notBy.map((part) => ({ part, field: named(part) })),
    onlyBy: onlyBy === undefined ? undefined : named(onlyBy),
    reason: move.reason,
    versioned: body.some(({ kind }) => kind === 'version' || kind === 'versions'),
    isEdit: move.isEdit ?? false,
    whileClaimed: move.whileClaimed ?? false,
    answered: move.answered ?? false,
  };
}

/** The terms of a move. @throws Error for a move that is none */
export const termsOf = <R extends Flowing>(resource: R, name: MoveName<R>): MoveTerms =>
  termsNamed(resource, name);

/** One move of a flow with all that is said of it. */
export interface NamedMove {
  readonly name: string;
  readonly terms: MoveTerms;
  /** The call that makes it; `undefined` for what no operator does. */
  readonly call: Call | undefined;
  /** Parameters that make its call this move. */
  readonly sends: Readonly<Record<string, string | number>>;
  /** What makes it where no call of the resource does: see `Move`. */
  readonly by: readonly string[];
}

/** Every move of a resource, in the order of its flow. @throws Error where it has no flow */
export const movesOf = (resource: Flowing): NamedMove[] =>
  Object.entries(flowOf(resource).moves).map(([name, { by = ['system'] }]) => ({
    name,
    terms: termsNamed(resource, name),
    call: callOfMove(resource, name),
    sends: sendsOf(resource, name),
    by,
  }));

const valueIn = (record: object, field: string): unknown =>
  Object.entries(record).find(([name]) => name === field)?.[1];

/** Code of the state that a record is in; `undefined` where it cannot be read. */
export function stateOf({ field }: Pick<Flow, 'field'>, record: object): number | undefined {
  const value = valueIn(record, field);
  if (value === null) return 0;
  if (typeof value === 'object') return 1;
  return typeof value === 'number' ? value : undefined;
}

/** The name of a state. @throws Error for a code that is none */
export function stateNamed({ states }: Pick<Flow, 'states'>, code: number): string {
  const found = Object.entries(states).find(([, one]) => one === code);
  if (!found) throw new Error(`There is no state ${code}`);
  return found[0];
}

/** Who is named by a field of a record, or of a record inside it; empty where there is none. */
export function personIn(record: object, path: string): string {
  const [name = '', ...rest] = path.split('.');
  const value = valueIn(record, name);
  if (rest.length > 0)
    return typeof value === 'object' && value !== null ? personIn(value, rest.join('.')) : '';
  return typeof value === 'string' ? value : '';
}

/** The part of an earlier person that keeps somebody from a move of a record; `undefined` where nothing does. */
export const barredAs = (
  { notBy }: Pick<MoveTerms, 'notBy'>,
  record: object,
  isThey: (name: string) => boolean,
): string | undefined =>
  notBy.find(({ field }) => {
    const name = personIn(record, field);
    return name !== '' && isThey(name);
  })?.part;

/** Who is asked about a record: the first of the people who reply that is named, and may; `undefined` where none is. */
export const answererOf = (
  { people, answerers = [] }: Pick<Flow, 'people' | 'answerers'>,
  record: object,
  may: (name: string) => boolean = () => true,
): string | undefined =>
  answerers.map((part) => personIn(record, people[part] ?? '')).find((name) => name !== '' && may(name));

/** True where the flow leads from one state to another, or lets it stay, under this name of the history. */
export const leads = (flow: Flow, verb: string, before: number, after: number): boolean =>
  Object.entries(flow.moves).some(
    ([name, { from, to = from, ...move }]) =>
      (move.verb ?? name) === verb &&
      codesOf(flow, from).includes(before) &&
      (codesOf(flow, to).includes(after) || (!move.isEdit && before === after)),
  );
