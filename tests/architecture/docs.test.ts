import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, sourcesIn } from './sources';

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

/** The calls a piece of the mock backend answers: `'GET home/todo'`, or with a constant in it. */
function callsIn(code: string): string[] {
  const constants = new Map(
    [...code.matchAll(/const ([A-Z_]+) = '([^']+)'/g)].map(([, name, value]) => [name, value]),
  );
  return [...code.matchAll(/['`]((?:GET|POST|PUT|DELETE) [\w/${}]+)['`]/g)].map(([, call = '']) =>
    call.replace(/\$\{(\w+)\}/g, (_, name: string) => constants.get(name) ?? ''),
  );
}

test('docs/api.md names every call the mock backend answers, and no other', () => {
  const answered = sourcesIn('mocks/handlers').flatMap(({ code }) => callsIn(code));
  const rows = [...read('docs/api.md').matchAll(/^\| (GET|POST|PUT|DELETE) \| `([^`]+)` \|/gm)];
  expect(rows.map(([, method, path]) => `${method} ${path}`).sort()).toEqual([...new Set(answered)].sort());
});

test('the README names every command and every setting', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const readme = read('README.md');
  const parts = ['dev', 'lint', 'types'];
  const commands = Object.keys(scripts).filter((name) => !parts.includes(name));
  expect(commands.filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme))).toEqual([]);
  const settings = sourcesIn('src').flatMap(({ code }) => code.match(/\bVITE_\w+/g) ?? []);
  expect([...new Set(settings)].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
