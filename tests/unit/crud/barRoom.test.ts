import { expect, test } from 'vitest';
import { buttonsThatFit } from '@/crud/action/barRoom';

const button = (words: string) => ({ words, hasIcon: false, hasKey: false });

/** Of 96 pixels each: four characters of 14 and 40 around them. */
const FOUR = ['批准所选', '驳回所选', '释放所选', '分配所选'].map(button);

test.each([
  [Infinity, 4],
  [480, 4],
  [479, 3],
  [424, 3],
  [423, 2],
  [232, 1],
  [231, 0],
])('in a bar of %d pixels %d buttons stand side by side', (room, fit) => {
  expect(buttonsThatFit(FOUR, room, ['已选四笔'])).toBe(fit);
});

test('icons and keys take room of their own', () => {
  const two = [{ words: '批准所选', hasIcon: true, hasKey: true }, button('驳回所选')];
  expect(buttonsThatFit(two, 240, [])).toBe(2);
  expect(buttonsThatFit(two, 239, [])).toBe(1);
});
