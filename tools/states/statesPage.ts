import { LEAST_REASON } from '@/contract/field/limits';
import type { Flow, NamedMove } from '@/contract/flow';
import { movesOf, stateNamed } from '@/contract/flow';
import { changeFlow } from '@/contract/block/changeFlow';
import { livesOf } from '@/contract/block/lives';
import type { Living } from '@/contract/block/lives';
import { describedResources } from '../contract/described';
import { seededDictionaries } from '../openapi/words';
import type { Dictionary } from '../openapi/words';
import { ledgerPart } from './ledgerPart';
import { wordsIn } from './words';

/** The life of records, with the file that describes them. */
interface Described {
  file: string;
  life: Living;
}

const lives: readonly Described[] = describedResources.flatMap(({ file, resource }) =>
  livesOf(resource).map((life) => ({ file, life })),
);

const isChange = ({ life: { flow } }: Described): boolean => flow === changeFlow;

/** Who makes a move that no call of the resource makes. */
const OTHERS: Readonly<Record<string, string>> = {
  member: 'the member',
  operator: 'an operator',
  system: 'the system',
};

const makerOf = ({ call, by }: NamedMove): string =>
  call ? `\`${call.path}\`` : by.map((one) => OTHERS[one] ?? `\`${one}\``).join(', ');

/** Where a move leads from each state it starts in; from a state that stays back to itself. */
const arrows = (flow: Flow, { name, terms: { from, to } }: NamedMove): string[] =>
  from.flatMap((start) =>
    (to.length > 0 ? to : [start]).map(
      (end) => `  ${stateNamed(flow, start)} --> ${stateNamed(flow, end)}: ${name}`,
    ),
  );

function diagram(flow: Flow, moves: readonly NamedMove[]): string[] {
  const changing = moves.filter(({ terms: { isEdit } }) => !isEdit);
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...flow.begins.map((name) => `  [*] --> ${name}`),
    ...changing.flatMap((move) => arrows(flow, move)),
    ...Object.keys(flow.ends).map((name) => `  ${name} --> [*]`),
    '```',
  ];
}

function stateLines({ row, flow }: Living, dictionaries: readonly Dictionary[]): string[] {
  const dict = row[flow.field]?.options.dict ?? '';
  return Object.entries(flow.states).map(([name, code]) => {
    const told = wordsIn(dictionaries, dict, code);
    const begins = flow.begins.includes(name) ? 'yes' : '';
    const stays = flow.rests?.includes(name) ? 'stays' : (flow.ends[name] ?? '');
    return `| ${code} | \`${name}\` | ${told} | ${begins} | ${stays} |`;
  });
}

const named = (flow: Flow, codes: readonly number[]): string =>
  codes.length === Object.keys(flow.states).length
    ? 'every state'
    : codes.map((code) => stateNamed(flow, code)).join(', ');

const REASONS = {
  always: `at least ${LEAST_REASON} characters`,
  other: `at least ${LEAST_REASON} characters with the code \`other\``,
} as const;

function moveLine(flow: Flow, move: NamedMove): string {
  const { from, to, permission, notBy, onlyBy, stepUp, reason } = move.terms;
  const sent = Object.entries(move.sends).map(([name, value]) => `\`${name}\` ${value}`);
  const barred = notBy.map(({ field }) => `\`${field}\``).join(', ');
  const only = onlyBy === undefined ? '' : `only \`${onlyBy}\``;
  return `| ${[
    `\`${move.name}\``,
    [makerOf(move), ...sent].join(', '),
    named(flow, from),
    to.length > 0 ? named(flow, to) : 'stays',
    permission === '' ? '–' : `\`${permission}\``,
    only || barred || '–',
    stepUp ? 'yes' : '–',
    reason ? REASONS[reason] : '–',
  ].join(' | ')} |`;
}

function part(title: string, place: string, life: Living, dictionaries: readonly Dictionary[]): string[] {
  const { flow } = life;
  const moves = movesOf(life);
  return [
    `## ${title}`,
    '',
    place,
    '',
    ...diagram(flow, moves),
    '',
    '| code | state | zh-CN | en | zh-TW | begins | stays or ends |',
    '|---|---|---|---|---|---|---|',
    ...stateLines(life, dictionaries),
    '',
    '| move | made by | from | to | permission | not by | own password | reason |',
    '|---|---|---|---|---|---|---|---|',
    ...moves.map((move) => moveLine(flow, move)),
    '',
  ];
}

/** What holds for the changes of guarded fields of all resources alike, printed once. */
function changesPart(dictionaries: readonly Dictionary[]): string[] {
  const all = lives.filter(isChange);
  const [first] = all;
  if (!first) return [];
  const names = all.map(({ life }) => life.name).join(', ');
  const place = `The field \`${changeFlow.field}\`, \`null\` (0) or with what would change (1), of ${names}; the paths are those of the first.`;
  return part('Changes that wait for another operator', place, first.life, dictionaries);
}

/** docs/backend/states.md: the life of every record that has states, and the kinds of ledger lines. */
export function statesPage(): string {
  const dictionaries = seededDictionaries();
  return [
    '# States',
    '',
    'Printed from `src/contract` by `npm run docs`: the states of records, and the moves between them. A record may stay in a',
    'state that `stays`, and its life is over in one that ends well (`good`), badly (`bad`) or plainly (`over`). A move from any other',
    'state is refused with 40904, or with 40901 where reviewers have decided already; by those named under "not by" with 40903;',
    'without the permission with 40300, without the own password with 40301. A move that stays changes the record, not its',
    'state. What a move does besides, and what else it may be refused for, is told with its call in [calls.md](calls.md).',
    'What moves a balance is told at the end, under [Ledger kinds](#ledger-kinds).',
    '',
    ...lives
      .filter((one) => !isChange(one))
      .flatMap(({ file, life }) =>
        part(life.name, `The field \`${life.flow.field}\` of the rows in \`${file}\`.`, life, dictionaries),
      ),
    ...changesPart(dictionaries),
    ...ledgerPart(dictionaries),
  ].join('\n');
}
