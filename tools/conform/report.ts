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

/** What is known about one call after a run. */
export interface CallResult {
  route: string;
  /** How many answers of the call were looked at. */
  asked: number;
  findings: Finding[];
  /** True: the server does not have the call. */
  lacking: boolean;
  /** Why it was not, or not fully, checked. */
  unchecked: string[];
}

/** Collects what a run finds, call by call. */
export interface Report {
  asked(route: string): void;
  /** Adds a finding; the same text is added once. */
  differs(route: string, rule: Rule, text: string): void;
  lacks(route: string): void;
  isLacking(route: string): boolean;
  leaves(route: string, why: string): void;
  results(): CallResult[];
}

export function createReport(routes: readonly string[]): Report {
  const results = new Map<string, CallResult>();
  const of = (route: string): CallResult => {
    const known = results.get(route) ?? { route, asked: 0, findings: [], lacking: false, unchecked: [] };
    results.set(route, known);
    return known;
  };
  for (const route of routes) of(route);
  return {
    asked: (route) => void (of(route).asked += 1),
    differs: (route, rule, text) => {
      const { findings } = of(route);
      if (!findings.some((one) => one.rule === rule && one.text === text))
        findings.push({ route, rule, text });
    },
    lacks: (route) => void (of(route).lacking = true),
    isLacking: (route) => of(route).lacking,
    leaves: (route, why) => {
      const { unchecked } = of(route);
      if (!unchecked.includes(why)) unchecked.push(why);
    },
    results: () => [...results.values()],
  };
}

/** Most findings of one call that are printed. */
const MOST_PRINTED = 20;

function lineOf({ route, asked, findings, lacking, unchecked }: CallResult): string[] {
  if (lacking) return [`lacking      ${route}`];
  const notes = unchecked.map((why) => `               not checked: ${why}`);
  if (findings.length > 0) {
    const told = findings.slice(0, MOST_PRINTED).map(({ rule, text }) => `               ${rule}: ${text}`);
    const more = findings.length - told.length;
    return [
      `DIFFERS      ${route}`,
      ...told,
      ...(more > 0 ? [`               and ${more} more`] : []),
      ...notes,
    ];
  }
  return [asked > 0 ? `ok           ${route} (${asked})` : `not checked  ${route}`, ...notes];
}

/** The report as text, call by call, with a sum in the last line. */
export function printedReport(results: readonly CallResult[]): string {
  const differing = results.filter(({ findings }) => findings.length > 0).length;
  const lacking = results.filter((one) => one.lacking).length;
  const ok = results.filter((one) => !one.lacking && one.findings.length === 0 && one.asked > 0).length;
  const rest = results.length - differing - lacking - ok;
  return [
    ...results.flatMap(lineOf),
    '',
    `${results.length} calls: ${ok} ok, ${differing} differ, ${lacking} lacking, ${rest} not checked`,
  ].join('\n');
}
