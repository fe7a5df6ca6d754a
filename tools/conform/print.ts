import { grouped } from '../contract/groups';
import type { CallResult } from './report';

/** Most findings of one call that are printed. */
const MOST_PRINTED = 20;

/** What could not be tried of a call; what has the same reason stands in one line. */
const notesOf = ({ route, unchecked }: CallResult): string[] =>
  [...grouped(unchecked, ({ why }) => why)].map(
    ([why, ones]) => `not checked: ${route}: ${ones.map(({ rule }) => rule).join(', ')}: ${why}`,
  );

/** What became of a call as a whole. */
function stateOf({ asked, findings, lacking, unchecked }: CallResult) {
  if (lacking) return 'lacking';
  if (findings.length > 0) return 'found';
  return asked === 0 || unchecked.length > 0 ? 'unchecked' : 'ok';
}

function linesOf(result: CallResult): string[] {
  const { route, asked, findings } = result;
  switch (stateOf(result)) {
    case 'lacking':
      return [`lacking      ${route}`];
    case 'found': {
      const told = findings.slice(0, MOST_PRINTED).map(({ rule, text }) => `               ${rule}: ${text}`);
      const more = findings.length - told.length;
      const rest = more > 0 ? [`               and ${more} more`] : [];
      return [`FOUND        ${route} (${asked})`, ...told, ...rest, ...notesOf(result)];
    }
    case 'unchecked':
      return asked > 0
        ? [`in part      ${route} (${asked})`, ...notesOf(result)]
        : [`not checked  ${route}`, ...notesOf(result)];
    case 'ok':
      return [`ok           ${route} (${asked})`];
  }
}

/** Rules of all calls: held to without a finding, with one, and left out. */
function rulesOf(results: readonly CallResult[]) {
  const sums = { ok: 0, found: 0, unchecked: 0 };
  for (const { tried, findings, unchecked, lacking } of results) {
    if (lacking) continue;
    const found = new Set(findings.map(({ rule }) => rule));
    const left = new Set(unchecked.map(({ rule }) => rule));
    for (const rule of new Set([...tried, ...left])) {
      sums[found.has(rule) ? 'found' : left.has(rule) ? 'unchecked' : 'ok'] += 1;
    }
  }
  return sums;
}

/** The report as text, call by call, with the sums of calls and of rules in the last two lines. */
export function printedReport(results: readonly CallResult[]): string {
  const states = results.map(stateOf);
  const calls = (state: ReturnType<typeof stateOf>): number => states.filter((one) => one === state).length;
  const { ok, found, unchecked } = rulesOf(results);
  return [
    ...results.flatMap(linesOf),
    '',
    `${results.length} calls: ${calls('ok')} ok, ${calls('found')} found to differ, ${calls('unchecked')} not or not fully checked, ${calls('lacking')} lacking`,
    `${ok + found + unchecked} rules of them: ${ok} ok, ${found} found broken, ${unchecked} not checked`,
  ].join('\n');
}
