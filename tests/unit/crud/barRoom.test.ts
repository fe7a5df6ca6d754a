import { expect, test } from 'vitest';
import { buttonsThatFit } from '@/crud/action/barRoom';

const button = (words: string) => ({ words, hasIcon: false, hasKey: false });

/** Of 100 pixels each: 8 letters of 7.5 and 40 around them. */
const FOUR = ['Approved', 'Rejected', 'Released', 'Assigned'].map(button);

test.each([
  [Infinity, 4],
  [500, 4],
  [499, 3],
  [440, 3],
  [439, 2],
  [240, 1],
  [120, 0],
])('in a bar of %d pixels %d buttons stand side by side', (room, fit) => {
  expect(buttonsThatFit(FOUR, room, ['Selected'])).toBe(fit);
});

test('icons and keys take room of their own', () => {
  const two = [{ words: 'Approved', hasIcon: true, hasKey: true }, button('Rejected')];
  expect(buttonsThatFit(two, 248, [])).toBe(2);
  expect(buttonsThatFit(two, 247, [])).toBe(1);
});
