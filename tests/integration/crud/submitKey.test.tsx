import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useSubmitKey } from '@/ui/keys/useSubmitKey';

const submit = vi.fn<(name: string) => void>();

function Form({ name }: { name: string }) {
  const head = useRef<HTMLDivElement>(null);
  useSubmitKey(head, () => submit(name));
  return (
    <form aria-label={name}>
      <div ref={head} />
      <input aria-label={`${name} field`} />
    </form>
  );
}

/** As antd draws its dialogs. */
const DRAWN = { role: 'dialog' };

function Page({ reason = false, closed = false, locked = false }) {
  return (
    <>
      <dialog open={locked}>
        <button type="button">unlock</button>
      </dialog>
      <Form name="page" />
      <div {...DRAWN}>
        <button type="button">drawer</button>
      </div>
      {reason ? (
        <div style={{ display: closed ? 'none' : '' }}>
          <div {...DRAWN}>
            <button type="button">close</button>
            <Form name="reason" />
          </div>
        </div>
      ) : null}
      <input aria-label="search" />
    </>
  );
}

function press(where: Element, more = {}): string[] {
  submit.mockClear();
  fireEvent.keyDown(where, { key: 'Enter', ctrlKey: true, ...more });
  return submit.mock.calls.map(([name]) => name);
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const field = (name: string) => screen.getByRole('textbox', { name, hidden: true });

test('Ctrl+Enter submits the form of the top dialog, wherever the focus still is, once', () => {
  render(<Page reason />);
  for (const where of [field('reason field'), button('close'), button('drawer'), document.body])
    expect(press(where)).toEqual(['reason']);
  expect(press(button('close'), { ctrlKey: false, metaKey: true })).toEqual(['reason']);
  expect(press(field('page field'))).toEqual(['page']);
});

test('it submits nothing from a field elsewhere, behind the lock, in a closed dialog, or while it is held down', () => {
  const { rerender } = render(<Page reason />);
  expect(press(field('search'))).toEqual([]);
  expect(press(field('reason field'), { repeat: true })).toEqual([]);
  expect(press(button('close'), { ctrlKey: false })).toEqual([]);
  rerender(<Page reason locked />);
  expect(press(button('unlock'))).toEqual([]);
  rerender(<Page reason closed />);
  expect(press(button('drawer'))).toEqual([]);
  rerender(<Page />);
  expect(press(document.body)).toEqual([]);
});
