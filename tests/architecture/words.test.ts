import { expect, test } from 'vitest';
import { verbTexts } from '#mocks/staff/seeds/verbs';
import { createDb } from '#mocks/db';
import { settingsOf } from '#mocks/core/config/registry';
import { entriesIn } from '#mocks/core/dictionary';
import { jobsOf } from '#mocks/core/jobs';
import { messages, reasons } from '#mocks/core/messages';
import { sentTexts } from '#mocks/core/sentTexts';
import { screenTitle } from '#mocks/operLog/words';
import { failTexts } from '#mocks/withdraw/failReasons';
import { NUMERIC_DICTS, TEXT_DICTS } from '@/contract/field/dictionaries';
import type { Field, Shape } from '@/contract/field/field';
import { Refusal } from '@/contract/refusals';
import type { Words } from '@/i18n/keys';
import { formatMoney } from '@/lib/money';
import { RESOURCES } from '../unit/contract/described';
import { limitProblems, problemsOf, untranslated } from './language';
import type { Said } from './language';
import { sourcesIn } from './sources';
import { NOON } from '../noon';

const files = import.meta.glob<Words>(
  [
    '../../src/i18n/words/*.ts',
    '../../src/contract/words.ts',
    '../../src/views/**/words.ts',
    '../../src/domain/*/words/*.ts',
  ],
  {
    eager: true,
    import: 'words',
  },
);

const keys = new Set(Object.values(files).flatMap((words) => Object.keys(words)));

const db = createDb({ now: NOON });

const isNamed = (resource: string, field: string): boolean =>
  keys.has(`${resource}.${field}`) || keys.has(`field.${field}`);

test('a text in the wrong language is found', () => {
  const wrong = (...texts: string[]) => problemsOf({ where: 'here', texts });
  expect(wrong('状态', 'Status', '狀態')).toEqual([]);
  expect(wrong('状态 open', 'Status', '狀態')).toEqual(['here: zh-cn: open']);
  expect(wrong('状态', '状态', '狀態')).toEqual(['here: en: 状态']);
  expect(wrong('状态', 'Status', '状態')).toEqual(['here: zh-tw: 状']);
  expect(wrong('复审', 'Second review', '覆核')).toEqual(['here: 复审']);
  expect(wrong('状态', '', '狀態')).toEqual(['here: a language is missing']);
});

test('a limit that counts in one language and not in another is found', () => {
  const wrong = (...texts: string[]) => limitProblems({ where: 'here', texts });
  expect(wrong('复核门槛（超过，USDT）', 'Second review above (USDT)', '覆核門檻（超過，USDT）')).toEqual([]);
  expect(wrong('复核起点（USDT）', 'Second review above (USDT)', '覆核起點（USDT）')).toHaveLength(1);
  expect(wrong('终审门槛（达到）', 'Final review from', '終審門檻（超過）')).toHaveLength(1);
});

test('every message is in its own language', () => {
  const said = Object.values(files).flatMap((words) =>
    Object.entries(words).map(([where, texts]): Said => ({ where, texts: [...texts] })),
  );
  expect(said.flatMap(problemsOf), 'write these messages in their language').toEqual([]);
});

test('what is marked as yet to be translated is told, and is no mistake of language', () => {
  const marked = { where: 'here', texts: ['待译：Deal code', 'Deal code', '待譯：Deal code'] };
  expect(problemsOf(marked)).toEqual([]);
  expect(untranslated(marked)).toEqual(['here: 待译：Deal code / Deal code / 待譯：Deal code']);
  expect(problemsOf({ where: 'here', texts: ['合作编码', 'Deal code', '待译：Deal code'] })).toHaveLength(1);
  expect(untranslated({ where: 'here', texts: ['合作编码', 'Deal code', '合作編碼'] })).toEqual([]);
  const left = Object.entries(files).flatMap(([file, words]) =>
    Object.entries(words).flatMap(([key, texts]) =>
      untranslated({ where: `${file.replace('../../', '')}: ${key}`, texts: [...texts] }),
    ),
  );
  if (left.length > 0) console.warn(`yet to be translated:\n${left.join('\n')}`);
});

test('an amount that operators can change stands in no message', () => {
  // A number below a thousand stands in many messages that are about something else.
  const amounts = settingsOf(db).flatMap(({ type, default: value }) =>
    type === 'money' && Number(value) >= 1000 ? [formatMoney(value)] : [],
  );
  expect(amounts).toContain('100,000');
  const said = Object.values(files).flatMap((words) => Object.entries(words));
  const wrong = said.filter(([, texts]) => amounts.some((amount) => texts.join(' ').includes(`${amount} `)));
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test('every refusal has words in every language, and in no other', () => {
  expect(Object.values(Refusal).filter((code) => !(code in messages))).toEqual([]);
  const said = [...Object.entries(messages), ...Object.entries(reasons)].map(([where, texts]): Said => ({
    where,
    texts: [...texts],
  }));
  expect(said.flatMap(problemsOf), 'mend these texts in mocks/core/messages.ts').toEqual([]);
});

test('titles and hints of settings, titles of jobs and what members are sent are in their own language', () => {
  const titles = settingsOf(db).flatMap(({ key, title, remark }): Said[] => [
    { where: key, texts: [...title] },
    ...(remark ? [{ where: `${key}, hint`, texts: [...remark] }] : []),
  ]);
  const jobs = jobsOf(db).map(({ key, title }): Said => ({ where: key, texts: [...title] }));
  const sent = Object.entries(sentTexts).map(([where, texts]): Said => ({ where, texts: [...texts] }));
  const failures = Object.entries(failTexts).map(([where, texts]): Said => ({ where, texts: [...texts] }));
  const said = [...titles, ...jobs, ...sent, ...failures];
  expect(said.length).toBeGreaterThan(30);
  expect(said.flatMap(problemsOf), 'write these texts in their language').toEqual([]);
  expect(titles.flatMap(limitProblems)).toEqual([]);
});

const HAN = /\p{Script=Han}/u;

/** What operators, customers and drawn documents are said to have written, what stands in generated code, and the panel. */
const NOT_SAID = /^mocks\/(?:gen|post|auth\/papers|server\/panelScript|[^/]+\/seeds)\b/;

const backend = sourcesIn('mocks').filter(({ path }) => !NOT_SAID.test(path));

test('whatever the demo backend says in three languages is in its own', () => {
  const said = backend.flatMap(({ path, trios }) =>
    trios
      .filter(([zh = '']) => HAN.test(zh))
      .map((texts): Said => ({ where: `${path}: ${texts.join(' / ')}`, texts })),
  );
  expect(said.length).toBeGreaterThan(200);
  expect(said.flatMap(problemsOf), 'write these texts in their language').toEqual([]);
});

test('Chinese alone is said and stored nowhere, but as the title of a screen that has words', () => {
  const isTitle = (title: string): boolean => screenTitle(db, { title })[1] !== title;
  const alone = backend.flatMap(({ path, texts, templates, trios }) => {
    const inThree = new Set(trios.flat());
    return [...texts, ...templates.map((pieces) => pieces.join(' '))]
      .filter((text) => HAN.test(text) && !inThree.has(text) && !isTitle(text))
      .map((text) => `${path}: ${text}`);
  });
  expect(alone, 'store a code, and say it in three languages').toEqual([]);
});

test('what the platform stores as its own reason is a code that a dictionary words', () => {
  const written = [...db.entrusts.values()].map(({ cancelReason }) => cancelReason).filter(Boolean);
  const worded = new Set(entriesIn(db, 'biz_cancel_reason').map(({ dictValue }) => dictValue));
  expect(written.length).toBeGreaterThan(0);
  expect([...new Set(written)].filter((reason) => !worded.has(reason))).toEqual([]);
});

test('a staff close is never called a liquidation, nor the other way round', () => {
  const wrong = (...texts: string[]) => problemsOf({ where: 'here', texts });
  expect(wrong('强制平仓', 'Force close', '後台平倉')).toEqual(['here: 强制平仓']);
  expect(wrong('后台平仓', 'Closed by staff', '後台平倉')).toEqual(['here: Closed by staff']);
  expect(wrong('后台平仓', 'Force close', '後台強平')).toEqual(['here: 後台強平']);
});

test('every code of every dictionary has words in every language', () => {
  const entries = [...db.dictEntries.values()];
  const types = new Set(entries.map(({ dictType }) => dictType));
  expect(
    [...NUMERIC_DICTS, ...TEXT_DICTS].filter((type) => !types.has(type)),
    'add these to `dictionaries` of mocks/<area>/area.ts, or to mocks/dict/seeds',
  ).toEqual([]);
  const said = entries.map(({ dictType, dictValue, dictLabel, labelEn, labelTw }): Said => ({
    where: `${dictType} ${dictValue}`,
    texts: [dictLabel, labelEn, labelTw],
  }));
  expect(
    said.flatMap(problemsOf),
    'mend these texts in mocks/dict/seeds, or in `menu`, `records`, `actions` and `dictionaries` of mocks/<area>/area.ts',
  ).toEqual([]);
});

test('every entry and every button of the menu has words in every language', () => {
  const said = db.menus.map(({ name, title }): Said => ({ where: name, texts: [...title] }));
  const where = 'mend these texts in mocks/staff/seeds, or in `menu` and `actions` of mocks/<area>/area.ts';
  expect(said.flatMap(problemsOf), where).toEqual([]);
  expect(
    db.menus.flatMap(({ menuName }) =>
      /^menu\.\d+$/.test(menuName) && !keys.has(menuName) ? [menuName] : [],
    ),
    'add these keys to src/i18n/words/menu.ts, or make the entries part of mocks/<area>/area.ts, as `menu`',
  ).toEqual([]);
  expect(() => verbTexts(db.areas, 'post/frobnicate')).toThrow('actions: { frobnicate: { button:');
});

/** Kinds that no screen labels: they carry a request, refer to a record, or are drawn by parts of their own. */
const SILENT = new Set<Field['kind']>([
  'id',
  'ids',
  'link',
  'list',
  'map',
  'password',
  'record',
  'records',
  'requestId',
  'version',
  'versions',
]);

/** Fields that a screen calls by words of its own, or draws as a part of another one. */
const ELSEWHERE = new Set([
  'addressTail',
  'daySum',
  'deletableUntil',
  'memberKeyword',
  'mentions',
  'on',
  'remove',
  'requiredConfirmations',
  'result',
  'secondAbove',
  'step',
]);

/** Names of a shape that a list, a form or a drawer labels. */
const labelled = (shape: Shape = {}): string[] =>
  Object.entries(shape).flatMap(([name, { kind, options }]) =>
    options.unlisted || SILENT.has(kind) || ELSEWHERE.has(name) ? [] : [name],
  );

/** The resources that have a screen. */
const SCREENS = RESOURCES.filter(({ view }) => view !== undefined);

const nameless = (resource: string, names: readonly string[]): string[] =>
  names.flatMap((name) => (isNamed(resource, name) ? [] : [`${resource}.${name}`]));

test.each(SCREENS)(
  'every field, filter and input of $name has a label',
  ({ name, view, row, detail, filters = {}, calls }) => {
    const filtered = Object.keys(filters).filter((filter) => !ELSEWHERE.has(filter));
    const asked = Object.values(calls).flatMap(({ body }) => labelled(body));
    const missing = nameless(name, [...labelled({ ...row, ...detail }), ...filtered, ...asked]);
    expect(
      [...new Set(missing)],
      `add these keys to src/views/${String(view).replace(/\/\w+$/, '')}/words.ts`,
    ).toEqual([]);
  },
);

/** What histories call an action. */
const results = new Set(
  [...db.dictEntries.values()].flatMap(({ dictType, dictValue }) =>
    dictType === 'sys_step_result' ? [dictValue] : [],
  ),
);

/** `cwManage/withdrawLogPay` is told as `pay`. */
const verbOf = (path: string): string =>
  (path.split('/').at(-1) ?? '').replace(/^\w+Log([A-Z])/, (_, first: string) => first.toLowerCase());

/** Verbs that only read. */
const READING = new Set(['list', 'summary', 'checkImport', 'previewForceClose', 'previewEdit', 'effect']);

test('every action has words in histories', () => {
  const paths = RESOURCES.flatMap(({ calls }) =>
    Object.values(calls).flatMap(({ method, path }) => (method === 'GET' ? [] : [path])),
  );
  const wordless = paths.filter((path) => !READING.has(verbOf(path)) && !results.has(verbOf(path)));
  expect(
    wordless.map((path) => `${path}: ${verbOf(path)}: { button: ['…', '…', '…'], done: ['…', '…', '…'] }`),
    'add these to `actions` of mocks/<area>/area.ts, or to sys_step_result in mocks/dict/seeds/dictSystem.ts',
  ).toEqual([]);
});

test('the fields and actions of the recorded histories have words', () => {
  const steps = db.steps.map(({ kind, result, diff }) => ({ resource: kind, result, diff }));
  const lines = db.operLogs.map(({ targetType, operUrl, diff }) => ({
    resource: targetType,
    result: verbOf(operUrl),
    diff,
  }));
  const told = [...steps, ...lines];
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ result }) => !results.has(result))).toEqual([]);
  const raw = told.flatMap(({ resource, diff }) =>
    nameless(
      resource,
      diff.map(({ field }) => field),
    ),
  );
  expect([...new Set(raw)], 'add these keys to the words.ts of the screen, below src/views').toEqual([]);
});

/** Resources that are only another way to ask for records of a resource with a name of its own. */
const SAME_RECORDS = new Set(['assetGroup']);

/** What is logged and is no list: what the site says, and filters that are shared. */
const LONE_RECORDS = new Set(['website', 'sharedFilter']);

test('the operation log has a word for the records of every resource', () => {
  const worded = new Set(entriesIn(db, 'sys_log_target').map(({ dictValue }) => dictValue));
  const names = RESOURCES.map(({ name }) => name).filter((name) => !SAME_RECORDS.has(name));
  expect(
    names.filter((name) => !worded.has(name)),
    "say what one record is called, as `records: { name: ['…', '…', '…'] }` in mocks/<area>/area.ts",
  ).toEqual([]);
  expect(
    [...worded].filter((name) => !names.includes(name) && !LONE_RECORDS.has(name)),
    'remove these from `records` in mocks/<area>/area.ts: there is no such resource',
  ).toEqual([]);
});
