import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Dialog } from '@/crud/action/dialog';
import { useDialogs } from '@/crud/action/useDialogs';
import { onPartFailure } from '@/ui/feedback/partFailure';
import { renderScreen } from '../render';

const report = vi.fn<(error: unknown) => void>();

afterEach(() => {
  onPartFailure(() => undefined);
  vi.restoreAllMocks();
});

let isBroken = true;

function Picky({ open }: Dialog) {
  if (isBroken) throw new Error('this dialog');
  return open ? <p>drawn</p> : null;
}

function Screen() {
  const [show, dialogs] = useDialogs();
  return (
    <>
      <button type="button" onClick={() => show((dialog) => <Picky {...dialog} />)}>
        as an element
      </button>
      <button
        type="button"
        onClick={() =>
          show(() => {
            throw new Error('while it is made');
          })
        }
      >
        as a function
      </button>
      {dialogs}
    </>
  );
}

test.each(['as an element', 'as a function'])(
  'a dialog that crashes %s leaves the screen as it is',
  async (name) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onPartFailure(report);
    isBroken = true;
    renderScreen(<Screen />);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('alert')).toHaveTextContent('此部分显示失败');
    expect(report).toHaveBeenCalled();
    expect(screen.getByText('as an element')).toBeInTheDocument();
  },
);

test('what crashed once is drawn when it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isBroken = true;
  renderScreen(<Screen />);
  fireEvent.click(screen.getByRole('button', { name: 'as an element' }));
  await screen.findByRole('alert');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('drawn')).toBeInTheDocument();
});
