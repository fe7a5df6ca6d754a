import { expect, test } from 'vitest';
import { identityOf, SIGN_IN_WAYS } from '@/stores/identity';

const read = (value: unknown) => identityOf(JSON.stringify(value));

const BUILT = { title: '', badge: null, signIn: SIGN_IN_WAYS, thirdParty: true, legal: {} };

test('a deployment says its title, its badge, its ways to sign in and its legal pages', () => {
  const whole = {
    title: 'Ours',
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

test('what is no object is an error', () => {
  for (const text of ['', '{', '[]', 'null', '"x"', '7', '<!doctype html>'])
    expect(() => identityOf(text)).toThrow();
});
