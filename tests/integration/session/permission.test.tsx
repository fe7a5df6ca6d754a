import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { post, SITE } from '@/api/client';
import { wireClient } from '@/app/failures';
import { useCan } from '@/stores/session';
import { told } from '../client/told';
import { signInAs } from '../render';
import { haveToken } from '../token';
import { on, refuse } from '../server';

function Dialog() {
  const may = useCan({ any: ['thing/edit', 'thing/admin'] });
  const save = () => post(`${SITE}thing/edit`, {}).catch(() => undefined);
  return (
    <section>
      <h2>Thing</h2>
      {may && <button type="button">Edit</button>}
      <button type="button" onClick={() => void save()}>
        Save
      </button>
    </section>
  );
}

test('C73 C74 a permission taken away while a dialog is open: the button is gone, the server’s refusal a message', async () => {
  wireClient();
  haveToken();
  on('post', 'thing/edit', () => refuse(40300, '没有此操作的权限'));
  signInAs(['thing/edit']);
  render(<Dialog />);
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  act(() => signInAs(['thing/list']));
  expect(document.body).not.toHaveTextContent('Edit');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(told()).toEqual(['没有此操作的权限']));
  expect(screen.getByRole('heading', { name: 'Thing' })).toBeVisible();
});
