import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LazySelect } from '@/ui/select/LazySelect';

const OPTIONS = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Pear' },
];

function Fruits({ first = [] }: { first?: string[] }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <label htmlFor="fruits">Fruits</label>
      <LazySelect
        id="fruits"
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        options={OPTIONS}
        value={value}
        onChange={setValue}
      />
      <output>{value.join()}</output>
    </>
  );
}

test('one click opens the box, and a second one chooses', async () => {
  const user = userEvent.setup();
  render(<Fruits />);
  await user.click(screen.getByRole('combobox', { name: 'Fruits' }));
  await user.click(await screen.findByTitle('Pear'));
  expect(screen.getByRole('status')).toHaveTextContent('b');
});

test('the keyboard comes to the box and types into it', async () => {
  const user = userEvent.setup();
  render(<Fruits />);
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Fruits' })).toHaveFocus();
  await user.keyboard('App');
  expect(screen.queryByTitle('Pear')).toBeNull();
  await user.click(await screen.findByTitle('Apple'));
  expect(screen.getByRole('status')).toHaveTextContent('a');
});

test('its label leads to it', async () => {
  const user = userEvent.setup();
  render(<Fruits />);
  await user.click(screen.getByText('Fruits'));
  expect(screen.getByRole('combobox', { name: 'Fruits' })).toHaveFocus();
});

test('what it has is shown before anybody comes to it', () => {
  render(<Fruits first={['b']} />);
  expect(screen.getByTitle('Pear')).toBeVisible();
});
