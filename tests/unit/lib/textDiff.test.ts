import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textDiff } from '@/lib/textDiff';
import type { Passage, Piece } from '@/lib/textDiff';

const piecesOf = (passages: readonly Passage[]): readonly Piece[] =>
  passages.flatMap((passage) => ('pieces' in passage ? passage.pieces : []));

test('a changed word is told within its line, with one line on each side', () => {
  const before = '零\n一\n二\n提现于周一恢复\n四\n五\n六\n七';
  const after = before.replace('周一', '周二');
  expect(textDiff(before, after, 'zh-CN')).toEqual([
    { leftOut: 2 },
    { pieces: [{ is: 'same', text: '二' }] },
    {
      pieces: [
        { is: 'same', text: '提现于' },
        { is: 'gone', text: '周一' },
        { is: 'new', text: '周二' },
        { is: 'same', text: '恢复' },
      ],
    },
    { pieces: [{ is: 'same', text: '四' }] },
    { leftOut: 3 },
  ]);
});

test('lines that came and lines that went are whole', () => {
  expect(piecesOf(textDiff('a\nb', 'a\nb\nc', 'en')).at(-1)).toEqual({ is: 'new', text: 'c' });
  expect(piecesOf(textDiff('a\nb\nc', 'b\nc', 'en'))[0]).toEqual({ is: 'gone', text: 'a' });
  expect(textDiff('a', 'a', 'en')).toEqual([]);
});

test('nothing that differs is left out: each version can be read from what is shown', () => {
  const line = fc.array(fc.constantFrom('甲', '乙', 'c ', 'd', ' '), { minLength: 1, maxLength: 5 });
  const text = fc
    .array(
      line.map((words) => words.join('')),
      { maxLength: 6 },
    )
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const told = textDiff(before, after, 'zh-CN');
      const lines = (kind: 'gone' | 'new', whole: string) => {
        let at = 0;
        const all = whole.split('\n');
        for (const passage of told) {
          if ('leftOut' in passage) {
            at += passage.leftOut;
            continue;
          }
          const shown = passage.pieces.filter(({ is }) => is === 'same' || is === kind);
          if (shown.length === 0) continue;
          const words = shown.map(({ text: one }) => one).join('');
          const count = words.split('\n').length;
          expect(words).toBe(all.slice(at, at + count).join('\n'));
          at += count;
        }
        return at;
      };
      if (before === after) return;
      expect(lines('gone', before)).toBeLessThanOrEqual(before.split('\n').length);
      lines('new', after);
    }),
  );
});

test('texts without anything in common are shown as replaced', () => {
  const many = (letter: string) => Array.from({ length: 2000 }, (_, at) => `${letter}${at}`).join('\n');
  expect(piecesOf(textDiff(many('a'), many('b'), 'en')).map(({ is }) => is)).toEqual(['gone', 'new']);
});
