import { changeFlow } from '@/contract/block/changeFlow';
import type { Living } from '@/contract/block/lives';
import { Refusal } from '@/contract/refusals';
import { LANGUAGES } from '@/i18n/languages';
import type { Language } from '@/i18n/languages';
import { fieldLabel } from '../../src/crud/field/label';
import { stateLabelKey } from '../../src/domain/manual/labelKey';
import { movesShown, pageOf, stateDict, stateSet } from '../../src/domain/manual/page';
import type { PageTerms } from '../../src/domain/manual/page';
import { manualViews } from '../../src/domain/manual/pages';
import { roleNames } from '../../src/domain/manual/roleNames';
import { toldMove } from '../../src/domain/manual/told';
import type { Say } from '../../src/domain/manual/useSay';
import { checkKey, permissionKeys, refusalKey, screenKeys, stateKey } from '../../src/domain/manual/wordKeys';
import { isRefusal } from './isRefusal';
import { phrases } from './phrases';
import { screenTitle } from './titles';
import { codeWord, saying } from './words';

/** What a page is printed with. */
interface Printing {
  language: Language;
  say: Say;
  phrase: (name: keyof typeof phrases) => string;
}

const DASH = '–';

/** How the languages call themselves. */
const NAMES: Readonly<Record<Language, string>> = {
  'zh-cn': '简体中文',
  en: 'English',
  'zh-tw': '繁體中文',
};

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${heads.join(' | ')} |`,
  `|${heads.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.map((cell) => cell || DASH).join(' | ')} |`),
  '',
];

function lifePart(life: Living, printing: Printing, title: string): string[] {
  const { language, say, phrase } = printing;
  const { flow } = life;
  const set = stateSet(life);
  const labelOf = (name: string): string =>
    codeWord(language, stateDict(life), String(flow.states[name])) ?? say(stateLabelKey(set, name));
  const states = Object.keys(flow.states).map((name) => {
    const end = flow.ends[name];
    const mark = end ? say(`manual.end.${end}`) : flow.begins.includes(name) ? say('manual.begins') : '';
    return [labelOf(name), say(stateKey(set, name)), mark];
  });
  const moves = movesShown(life).map((move) => {
    const { what, way, by, permission, terms } = toldMove(life, move, say, labelOf);
    return [what, way, by || roleNames(permission, say), terms.join(say('crud.comma'))];
  });
  return [
    `### ${title}`,
    '',
    ...table([phrase('state'), phrase('meaning'), ''], states),
    ...table([phrase('move'), phrase('way'), phrase('by'), phrase('takes')], moves),
  ];
}

function livesPart({ lives }: PageTerms, printing: Printing): string[] {
  const { say } = printing;
  // A change of guarded fields is the same everywhere, and told once.
  const own = lives.filter(({ flow }) => !Object.is(flow, changeFlow));
  return own.flatMap((life) => {
    const title =
      own.length > 1
        ? say('manual.statesOfRecord', { name: say(`manual.record.${life.name}`) })
        : say('manual.states');
    return lifePart(life, printing, title);
  });
}

function listPart(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return rows.length > 0 ? [`### ${title}`, '', ...table(heads, rows)] : [];
}

function screenPart(view: string, printing: Printing): string[] {
  const { language, say, phrase } = printing;
  const page = pageOf(view);
  return [
    `## ${screenTitle(view, language)}`,
    '',
    say(screenKeys(view)),
    '',
    ...livesPart(page, printing),
    ...listPart(
      say('manual.checks'),
      [phrase('check'), phrase('meaning')],
      page.checks.map((code) => [codeWord(language, 'biz_risk_flag', code) ?? code, say(checkKey(code))]),
    ),
    ...listPart(
      say('manual.guards'),
      [phrase('field'), phrase('change')],
      page.guards.map(({ resource, field, word }) => [
        say(fieldLabel(resource, field).keys),
        say(`manual.guard.${word}`),
      ]),
    ),
    ...listPart(
      say('manual.rights'),
      [say('manual.permission'), say('manual.roles')],
      page.permissions.map((path) => [say(permissionKeys(path)), roleNames(path, say)]),
    ),
  ];
}

/** What is the same for all screens: changes that wait, and refusals. */
function commonPart(printing: Printing): string[] {
  const { say, phrase } = printing;
  const waiting = manualViews
    .flatMap((view) => pageOf(view).lives)
    .find(({ flow }) => Object.is(flow, changeFlow));
  const names = Object.keys(Refusal).filter(isRefusal);
  return [
    `## ${say('manual.changes')}`,
    '',
    ...(waiting ? lifePart(waiting, printing, say('manual.states')) : []),
    `## ${say('manual.refusals')}`,
    '',
    ...table(
      [phrase('number'), phrase('meaning')],
      names.map((name) => [String(Refusal[name]), say(refusalKey(name))]),
    ),
  ];
}

/** docs/operators/screens.<language>.md: the manual of every screen, as the console shows it. */
export function screensPage(language: Language): string {
  const printing: Printing = {
    language,
    say: saying(language),
    phrase: (name) => phrases[name][LANGUAGES.indexOf(language)] ?? '',
  };
  const { phrase } = printing;
  const links = [
    ...LANGUAGES.filter((other) => other !== language).map(
      (other) => `[${NAMES[other]}](screens.${other}.md)`,
    ),
    `[${phrase('handbook')}](handbook.${language}.md)`,
    `[${phrase('firstDay')}](first-day.${language}.md)`,
  ];
  const parts = [
    `# ${phrase('title')}`,
    '',
    links.join(' · '),
    '',
    phrase('intro'),
    '',
    ...manualViews.flatMap((view) => screenPart(view, printing)),
    ...commonPart(printing),
  ];
  return parts.join('\n');
}
