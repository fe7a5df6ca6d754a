import { expect, test } from 'vitest';
import { fileNamedBy } from '@/lib/importAgain';

const HERE = 'https://console.example';

test.each([
  [`Failed to fetch dynamically imported module: ${HERE}/assets/withdraw-Ab_1-x.js`, 'withdraw-Ab_1-x.js'],
  [`error loading dynamically imported module: ${HERE}/assets/post-1.js?again=2`, 'post-1.js'],
])('the file that could not be had is read from what the browser says: %s', (message, file) => {
  expect(fileNamedBy(new TypeError(message), HERE)).toBe(`${HERE}/assets/${file}`);
});

test.each([
  'Importing a module script failed.',
  'Failed to fetch dynamically imported module: https://elsewhere.example/assets/a.js',
  'Failed to fetch dynamically imported module: https://console.example.evil/assets/a.js',
  `Unable to preload CSS for ${HERE}/assets/a.css`,
])('no other file is asked for: %s', (message) => {
  expect(fileNamedBy(new TypeError(message), HERE)).toBeNull();
});

test('what is no error names no file', () => {
  expect(fileNamedBy(`${HERE}/assets/a.js`, HERE)).toBeNull();
});
