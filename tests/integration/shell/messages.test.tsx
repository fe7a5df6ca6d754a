import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage, translate, translateOr, useT } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';

/** What a record, a file or a field's title may say without being anything but text. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '</div><script>alert(1)</script>',
  '$t(user.bellCount)',
  '{{count}} {{name}} {{- name}}',
  '__proto__',
  'constructor',
  '&lt;b&gt; & "quoted"',
];

function Words({ name }: { name: string }) {
  const t = useT();
  return <p>{t('colour.pick', { name })}</p>;
}

test.each(HOSTILE)('C141 %s in the place of a message is drawn as it is', async (name) => {
  const { container } = render(<Words name={name} />);
  for (const language of LANGUAGES) {
    // One language after the other is the point.
    // oxlint-disable-next-line no-await-in-loop
    await act(() => setLanguage(language));
    expect(container.textContent).toContain(name);
    expect(container.querySelector('p')?.children).toHaveLength(0);
  }
});

test.each([
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '$t(user.title0)',
  '{{n}}',
  'a:b',
  'a.b',
])('C141 a menu title %s is no key and stands as it is', (title) => {
  expect(translateOr(title, title)).toBe(title);
});

test('C141 parameters named like parts of an object reach nothing', () => {
  const params = JSON.parse('{"name":"x","__proto__":"y","constructor":"z"}') as Record<string, string>;
  expect(translate('colour.pick', params)).toBe(translate('colour.pick', { name: 'x' }));
  expect(Object.hasOwn({}, 'y')).toBe(false);
});
