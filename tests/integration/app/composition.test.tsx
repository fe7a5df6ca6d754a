import { fireEvent, render, screen } from '@testing-library/react';
import { Input, Select } from 'antd';
import { expect, onTestFinished, test, vi } from 'vitest';

const heard = vi.fn();

/** What acts on Enter: a box that a form is sent from, one with an act of its own, and one that chooses. */
function Everything() {
  return (
    <form>
      <input aria-label="plain" onKeyDown={heard} />
      <textarea aria-label="long" onKeyDownCapture={heard} />
      <Input aria-label="acts" onPressEnter={heard} />
      <Select aria-label="chooses" showSearch open options={[{ value: 'first' }]} onChange={heard} />
    </form>
  );
}

/** How browsers tell of keys while an input method composes, and Safari of the Enter that has ended it. */
const COMPOSING = [{ isComposing: true }, { keyCode: 229 }];

test.each(['plain', 'long', 'acts', 'chooses'])(
  'nothing hears the keys of an input method in the box that is %s, and its Enter sends no form',
  (name) => {
    render(<Everything />);
    // As the keys of the page are heard.
    window.addEventListener('keydown', heard);
    onTestFinished(() => window.removeEventListener('keydown', heard));
    const box = screen.getByLabelText(name);
    for (const init of COMPOSING) {
      expect(fireEvent.keyDown(box, { key: 'Enter', ...init })).toBe(false);
      // The input method itself needs them.
      expect(fireEvent.keyDown(box, { key: 'ArrowDown', ...init })).toBe(true);
    }
    expect(heard).not.toHaveBeenCalled();
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    expect(heard).toHaveBeenCalled();
    heard.mockClear();
  },
);
