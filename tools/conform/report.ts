/** What a finding is about; each check has one. */
export type Rule =
  | 'envelope'
  | 'answer'
  | 'undescribed field'
  | 'paging'
  | 'order'
  | 'filter'
  | 'dates'
  | 'unknown parameter'
  | 'limits'
  | 'type'
  | 'refusal'
  | 'record'
  | 'figures'
  | 'export'
  | 'session'
  | 'permission'
  | 'dictionary'
  | 'language'
  | 'version'
  | 'repetition'
  | 'second person'
  | 'state'
  | 'claim'
  | 'step-up'
  | 'privacy'
  | 'upload';

/** One difference between a server and the contract. */
export interface Finding {
  /** Method and path: `GET member/list`. */
  route: string;
  rule: Rule;
  text: string;
}

/** Something about a call that a run could not try. */
export interface Unchecked {
  rule: Rule;
  /** What was not tried, and why; empty words are not. */
  why: string;
}

/** What is known about one call after a run. */
export interface CallResult {
  route: string;
  /** How many answers of the call were looked at. */
  asked: number;
  /** Rules that at least one answer was held to. */
  tried: ReadonlySet<Rule>;
  findings: Finding[];
  /** True: the server does not have the call. */
  lacking: boolean;
  unchecked: Unchecked[];
}

/** Collects what a run finds, call by call. */
export interface Report {
  asked(route: string): void;
  /** Notes that the call was held to a rule. */
  tries(route: string, rule: Rule): void;
  /** Adds a finding; one about the same (`about`, by default its text) is added once. */
  differs(route: string, rule: Rule, text: string, about?: string): void;
  lacks(route: string): void;
  isLacking(route: string): boolean;
  /** Notes what the run cannot try, and why. */
  leaves(route: string, rules: Rule | readonly Rule[], why: string): void;
  /** The rules of these that the call was neither held to nor left out with a reason. */
  open(route: string, rules: readonly Rule[]): Rule[];
  results(): CallResult[];
}

interface Collected extends CallResult {
  tried: Set<Rule>;
  /** What there are findings about. */
  told: Set<string>;
}

export function createReport(routes: readonly string[]): Report {
  const results = new Map<string, Collected>();
  const of = (route: string): Collected => {
    const blank: Collected = {
      route,
      asked: 0,
      tried: new Set(),
      findings: [],
      lacking: false,
      unchecked: [],
      told: new Set(),
    };
    const known = results.get(route) ?? blank;
    results.set(route, known);
    return known;
  };
  for (const route of routes) of(route);
  return {
    asked: (route) => void (of(route).asked += 1),
    tries: (route, rule) => void of(route).tried.add(rule),
    differs: (route, rule, text, about = text) => {
      const { findings, tried, told } = of(route);
      tried.add(rule);
      if (!told.has(`${rule} ${about}`)) findings.push({ route, rule, text });
      told.add(`${rule} ${about}`);
    },
    lacks: (route) => void (of(route).lacking = true),
    isLacking: (route) => of(route).lacking,
    leaves: (route, rules, why) => {
      const { unchecked } = of(route);
      for (const rule of [rules].flat()) {
        if (!unchecked.some((one) => one.rule === rule && one.why === why)) unchecked.push({ rule, why });
      }
    },
    open: (route, rules) => {
      const { tried, unchecked } = of(route);
      return rules.filter((rule) => !tried.has(rule) && !unchecked.some((one) => one.rule === rule));
    },
    results: () => [...results.values()].map(({ told: _about, ...result }) => result),
  };
}
