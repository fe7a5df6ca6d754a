import { expect, test } from 'vitest';
import { identityOf, SIGN_IN_WAYS } from '@/stores/identity';

const read = (value: unknown) => identityOf(JSON.stringify(value));

const BUILT = { title: '', logo: {}, badge: null, signIn: SIGN_IN_WAYS, thirdParty: true, legal: {} };

test('a deployment says its title, its badge, its ways to sign in and its legal pages', () => {
  const whole = {
    title: 'Ours',
    logo: { light: '/console/ours.svg', dark: 'data:image/png;base64,iVBORw0KGgo=' },
    badge: { text: 'staging', colour: 'orange' },
    signIn: ['qr', 'account'],
    thirdParty: false,
    legal: { terms: 'https://example.com/terms' },
  };
  expect(read(whole)).toEqual({ ...whole, signIn: ['account', 'qr'] });
  expect(read({})).toEqual(BUILT);
});

test('what is not sound counts as not said', () => {
  const hostile = [
    { title: 'x'.repeat(61), badge: { text: '' }, signIn: [], legal: { terms: 'javascript:alert(1)' } },
    { title: 7, badge: 'red', signIn: 'account', legal: [], thirdParty: 'no' },
    { title: 'a\u202eb', badge: { text: 'a\nb' }, signIn: ['none'], legal: { help: 'http://example.com/' } },
    { title: null, badge: [], signIn: [null], legal: { terms: 'https://user@example.com/' } },
  ];
  for (const value of hostile) expect(read(value)).toEqual(BUILT);
  expect(identityOf('{"__proto__":{"title":"x"},"constructor":1}')).toEqual(BUILT);
  expect(read({ badge: { text: 'live', colour: 'red;}' } }).badge).toEqual({ text: 'live', colour: 'red' });
});

test('one mark serves every ground, and a mark that is not sound leaves the other', () => {
  expect(read({ logo: '/ours.webp' }).logo).toEqual({ light: '/ours.webp' });
  expect(read({ logo: { light: '//other.example/x.svg', dark: '/ours.svg' } }).logo).toEqual({
    dark: '/ours.svg',
  });
});

test.each([
  'https://other.example/x.svg',
  '//other.example/x.svg',
  '/\\other.example/x.svg',
  '/a/../x.svg',
  'x.svg',
  '/admin/api/v2/sitebkd/logout',
  '/x.svg?a=b',
  '/x.svg#a',
  '/x.svg\n',
  'javascript:alert(1)//x.svg',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'data:image/svg+xml;base64,PHN2Zy8+"onerror="alert(1)',
  'data:image/svg+xml;charset=utf-8;base64,PHN2Zy8+',
  `data:image/png;base64,${'A'.repeat(8_000)}`,
  `/${'x'.repeat(3_000)}.svg`,
  '',
  7,
  null,
  ['/ours.svg'],
  { light: { toString: '/ours.svg' }, dark: ['/ours.svg'], other: '/ours.svg' },
])('a mark that is %j is none', (logo) => {
  expect(read({ logo })).toEqual(BUILT);
});

test('what is no object is an error', () => {
  for (const text of ['', '{', '[]', 'null', '"x"', '7', '<!doctype html>'])
    expect(() => identityOf(text)).toThrow();
});
