import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { examplesOf, wrongExamples } from './examples';
import { ROOT } from './sources';

/** Blocks that nothing compiles. */
const UNNAMED = 0;

const page = readFileSync(join(ROOT, 'docs/develop/screens.md'), 'utf8');

function readFile(path: string): string | null {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

test('the examples of docs/develop/screens.md are files of the project', () => {
  expect(wrongExamples(page, readFile)).toEqual([]);
});

test('the examples of docs/develop/screens.md name their files', () => {
  const { unnamed } = examplesOf(page);
  expect(
    unnamed.length,
    `begin these blocks of docs/develop/screens.md with a line such as "// src/views/…/index.tsx":\n${unnamed.join('\n')}`,
  ).toBeLessThanOrEqual(UNNAMED);
});

describe('the check itself', () => {
  const block = (text: string) => `Text.\n\n\`\`\`tsx\n${text}\n\`\`\`\n\nText.\n`;
  const example = block('// src/a/b.tsx\nconst a = 1;\n\nconst b = 2;');

  test('a block that is its file is right', () => {
    expect(wrongExamples(example, () => 'const a = 1;\n\nconst b = 2;\n')).toEqual([]);
  });

  test('a block that differs is told with its first different line', () => {
    const [said] = wrongExamples(example, () => 'const a = 1;\n\nconst b = 3;\n');
    expect(said).toContain('src/a/b.tsx otherwise than it is, from line 3 on');
    expect(said).toContain('shown: const b = 2;; file: const b = 3;');
    expect(wrongExamples(example, () => 'const a = 1;\n\nconst b = 2;\nconst c = 3;\n')).toHaveLength(1);
  });

  test('a block of a file that does not exist is wrong', () => {
    expect(wrongExamples(example, () => null)).toEqual([
      'An example shows src/a/b.tsx, which does not exist',
    ]);
  });

  test('other blocks are listed, and those of other languages are not', () => {
    expect(examplesOf(`${block('const a = 1;')}\`\`\`sh\nnpm start\n\`\`\`\n`)).toEqual({
      named: [],
      unnamed: ['const a = 1;'],
    });
  });
});
