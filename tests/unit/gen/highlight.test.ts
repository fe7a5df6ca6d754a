import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesOf } from '@/domain/gen/template/files';
import { piecesOf } from '@/views/system/gen/highlight';
import { everything } from './descriptions';

const joined = (code: string): string =>
  piecesOf(code)
    .map(({ text }) => text)
    .join('');

test('the pieces of any text are the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("'", '`', '/', '*', 'a', '\\', '\n', '1') }),
      (code) => joined(code) === code,
    ),
  );
  for (const { text } of filesOf(everything)) expect(joined(text)).toBe(text);
});

test('words, texts, numbers and comments are told apart', () => {
  expect(piecesOf("const a = 'const'; // 1\n")).toEqual([
    { tone: 'word', text: 'const' },
    { tone: '', text: ' a = ' },
    { tone: 'text', text: "'const'" },
    { tone: '', text: '; ' },
    { tone: 'comment', text: '// 1' },
    { tone: '', text: '\n' },
  ]);
});
