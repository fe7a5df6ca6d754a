import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Logo } from '@/shell/base/Logo';
import { setTheme } from '@/stores/theme';
import { useIdentity } from '@/stores/identity';
import type { Identity } from '@/stores/identity';

const before = useIdentity.getState();
afterEach(() => {
  useIdentity.setState(before, true);
  setTheme({ isIsDark: false });
});

const draw = (logo: Identity['logo']) => {
  useIdentity.setState({ logo });
  render(<Logo inert />);
};

const picture = () => {
  const image = screen.queryByRole('presentation');
  return image && [image.getAttribute('src'), image.dataset['ground']];
};

test('the mark of the deployment is the one for the ground, and follows it', () => {
  draw({ light: '/light.svg', dark: '/dark.svg' });
  expect(picture()).toEqual(['/light.svg', 'light']);
  expect(document.querySelector('svg')).toBeNull();
  act(() => setTheme({ isIsDark: true }));
  expect(picture()).toEqual(['/dark.svg', 'dark']);
});

test('a single mark keeps the ground that it is made for', () => {
  draw({ light: '/light.svg' });
  act(() => setTheme({ isIsDark: true }));
  expect(picture()).toEqual(['/light.svg', 'light']);
});

test('where there is none, or it cannot be shown, the built one stands', () => {
  draw({ light: '/light.svg', dark: '/dark.svg' });
  fireEvent.error(screen.getByRole('presentation'));
  expect(picture()).toBeNull();
  expect(document.querySelector('svg')).toBeVisible();
  // Another picture is another chance.
  act(() => setTheme({ isIsDark: true }));
  expect(picture()).toEqual(['/dark.svg', 'dark']);
  act(() => useIdentity.setState({ logo: {} }));
  expect(document.querySelector('svg')).toBeVisible();
});
