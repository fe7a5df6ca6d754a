import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { NumberInput } from '@/crud/control/NumberInput';
import { sentNumber, wholeNumber } from '@/crud/field/wholeNumber';
import { loadMessages, translate } from '@/i18n';

beforeAll(() => loadMessages('crud'));

const rule = wholeNumber(1, 500);
const problemOf = (value: unknown) => rule(value, translate, {}, {});

/** The input with its value and what its rule says of it. */
function Box() {
  const [value, setValue] = useState<number | string>();
  return (
    <>
      <NumberInput min={1} max={500} value={value ?? ''} onChange={setValue} />
      <output>{JSON.stringify([sentNumber(value) ?? null, problemOf(value)])}</output>
    </>
  );
}

const OUTSIDE = '请输入 1–500 的整数';

test.each([
  ['5000', '5000', [5000, OUTSIDE]],
  ['0', '0', [0, OUTSIDE]],
  ['-3', '-3', [-3, OUTSIDE]],
  ['1.5', '1.5', ['1.5', OUTSIDE]],
  ['5e2', '5e2', ['5e2', OUTSIDE]],
  ['12a', '12a', ['12a', OUTSIDE]],
  ['007', '007', ['007', OUTSIDE]],
  ['500', '500', [500, null]],
  ['１２', '12', [12, null]],
])('%s stays as it is typed, also when the field is left', async (typed, shown, [sent, problem]) => {
  render(<Box />);
  await userEvent.type(screen.getByRole('textbox'), typed);
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveValue(shown);
  expect(screen.getByRole('status').textContent).toBe(JSON.stringify([sent, problem]));
});

test('arrow keys count within the range', async () => {
  render(<Box />);
  const box = screen.getByRole('textbox');
  await userEvent.type(box, '499{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(box).toHaveValue('500');
  await userEvent.clear(box);
  await userEvent.type(box, '2{ArrowDown}{ArrowDown}');
  expect(box).toHaveValue('1');
});

test('whatever is typed, a number outside the range is never sent without a word', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (text) => {
      const sent = sentNumber(text);
      if (problemOf(text) !== null || text === '') return;
      expect(sent).toSatisfy(
        (number) => Number.isInteger(number) && Number(number) >= 1 && Number(number) <= 500,
      );
      expect(Number(text.normalize('NFKC'))).toBe(sent);
    }),
    { seed: 5, numRuns: 1000 },
  );
});
