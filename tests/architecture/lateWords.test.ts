import { expect, test } from 'vitest';
import type { Words } from '@/i18n/keys';
import { isPackage, targetOf } from './rules';
import { sourcesIn } from './sources';
import type { Source } from './sources';

/** Messages by the area that they come with. */
const AREAS = new Map(
  Object.entries(
    import.meta.glob<Words>(
      ['../../src/i18n/words/*.ts', '../../src/views/**/words.ts', '../../src/domain/*/words/*.ts'],
      {
        eager: true,
        import: 'words',
      },
    ),
  ).map(([file, words]) => [
    file
      .replace(/^.*\/src\/(?:i18n\/words|views)\//, '')
      .replace(/^.*\/src\/domain\/manual\/words\//, 'manual/')
      .replace(/(?:\/words)?\.ts$/, ''),
    Object.keys(words),
  ]),
);

/** The area of each key. */
const AREA_OF = new Map([...AREAS].flatMap(([area, keys]) => keys.map((key) => [key, area] as const)));

const sources = new Map(sourcesIn('src').map((source) => [source.path.replace(/\.tsx?$/, ''), source]));

function sourceAt(path: string): Source {
  const found = sources.get(path.replace(/\.tsx?$/, ''));
  if (!found) throw new Error(`No such file: ${path}`);
  return found;
}

/** Files that a file imports in a way; what is no code (style sheets, pictures) says nothing. */
const imported = ({ path, imports }: Source, isLate: boolean): Source[] =>
  imports
    .filter(({ specifier, typeOnly, late = false }) => !typeOnly && late === isLate && !isPackage(specifier))
    .flatMap(({ specifier }) => sources.get(targetOf(path, specifier)) ?? []);

/** The files that come with some: they and all that they import at once. */
function withImports(first: readonly Source[]): Source[] {
  const found = new Set(first);
  for (const source of found) for (const next of imported(source, false)) found.add(next);
  return [...found];
}

/** Areas that a file names. */
const areasIn = ({ texts }: Source): string[] => [...texts].filter((text) => AREAS.has(text));

/** What composes the names of fields for whoever calls it. */
const LABELS = 'src/crud/field/label.ts';

/** The areas of what code says; of a key that it puts together, all that it may be in. */
const saidIn = ({ path, texts, templates }: Source): string[][] => {
  if (path === LABELS) return [];
  const whole = [...texts].flatMap((text) => AREA_OF.get(text) ?? []).map((area) => [area]);
  const begun = templates
    .map(([first = '']) => first)
    .filter((first) => /^\w+\./.test(first))
    .map((first) => [...AREA_OF].filter(([key]) => key.startsWith(first)).map(([, area]) => area));
  return [...whole, ...begun.filter((areas) => areas.length > 0)];
};

/** What code says of areas that are not there yet. */
const unsaid = (code: readonly Source[], there: Iterable<string>): string[] => {
  const known = new Set(there);
  return code.flatMap((source) => {
    const late = saidIn(source).filter((areas) => !areas.some((area) => known.has(area)));
    return [...new Set(late.map(([area]) => `${source.path}: ${area}`))];
  });
};

const START = areasIn(sourceAt('src/app/boot.ts'));
const FRAME = [...START, ...areasIn(sourceAt('src/shell/prepare.ts'))];

test('the log-in page and what is there before it say what is there, and what they fetch themselves', () => {
  const code = withImports([sourceAt('src/main.tsx'), sourceAt('src/views/login/index.tsx')]);
  const fetched = code.filter(({ path }) => path.startsWith('src/views/login/'));
  // Titles of the console's own routes are data until a menu is drawn.
  const there = [...START, 'login', 'menu', ...fetched.flatMap(areasIn)];
  expect(unsaid(code, there), 'these files come before these words').toEqual([]);
  for (const area of ['crud', 'ui', 'shell', 'home']) expect(there).not.toContain(area);
});

/** What is drawn before any list. */
const FRAME_FILES = [
  'src/app/AppFrame.tsx',
  'src/shell/prepare.ts',
  'src/views/home/index.tsx',
  'src/views/error/noPower/index.tsx',
  'src/views/error/notFound/index.tsx',
];

const early = withImports(['src/main.tsx', ...FRAME_FILES].map(sourceAt));

test('the frame and home speak with the words of the frame', () => {
  expect(unsaid(early, [...FRAME, 'home', 'error']), 'these files come before these words').toEqual([]);
  expect(FRAME).not.toContain('crud');
});

/** Code that is fetched later, and the areas that are there by then. */
interface Part {
  code: Source[];
  there: string[];
}

/** What the frame and the screens without lists fetch, however far behind. */
function partsOf(code: readonly Source[], there: string[], known = new Set<Source>()): Part[] {
  const own = code.filter(({ path }) => /^src\/(?:app|kernel|shell|views\/(?:home|error))\//.test(path));
  return own.flatMap((source) => {
    const fetched = [...there, ...areasIn(source)];
    const late = imported(source, true).filter((part) => !known.has(part));
    return late.flatMap((part) => {
      known.add(part);
      const whole = withImports([part]);
      return [{ code: whole, there: fetched }, ...partsOf(whole, fetched, known)];
    });
  });
}

test('a part that the frame or home fetch later says what is there, and what is fetched with it', () => {
  const parts = partsOf(early, [...FRAME, 'home', 'error']);
  expect(parts.length).toBeGreaterThan(20);
  const wrong = parts.flatMap(({ code, there }) => unsaid(code, there));
  expect([...new Set(wrong)], 'fetch these words with the part').toEqual([]);
});
