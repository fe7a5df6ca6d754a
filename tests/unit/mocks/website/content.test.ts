import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { KEPT_VERSIONS } from '@/contract/content/website';
import { bench, operator, signedIn } from '../operator';
import { edit, read } from './websites';

interface History {
  list: { id: number; action: string; by: string; current: boolean; diff: { field: string }[] }[];
}

test('who may read, change, switch, look back and restore is as the roles say', async () => {
  const place = bench();
  const codes = async (name: string) => {
    const who = await signedIn(place, name);
    const codeOf = async (method: 'GET' | 'PUT', path: string) =>
      (await who.ask(method, path, method === 'PUT' ? {} : undefined)).code;
    return [
      await codeOf('GET', 'websiteInfo/get'),
      await codeOf('PUT', 'websiteInfo/edit'),
      await codeOf('PUT', 'websiteInfo/switch'),
      await codeOf('PUT', 'websiteInfo/maintain'),
      await codeOf('GET', 'websiteInfo/history'),
      await codeOf('PUT', 'websiteInfo/restore'),
    ];
  };
  const [none, wrong] = [40300, 40000];
  expect(await codes('admin')).toEqual([0, wrong, wrong, wrong, 0, wrong]);
  expect(await codes('finance01')).toEqual([0, none, none, none, none, none]);
  expect(await codes('risk001')).toEqual([0, none, wrong, wrong, none, none]);
  expect(await codes('operate01')).toEqual([0, wrong, none, none, none, none]);
  expect(await codes('auditor01')).toEqual([0, none, none, none, none, none]);
  expect(await codes('service01')).toEqual([none, none, none, none, none, none]);
  expect(await codes('agent01')).toEqual([none, none, none, none, none, none]);
});

test.each<[field: string, changed: object]>([
  ['siteName', { siteName: { zh: ' ', en: 'x', tw: '' } }],
  ['siteName', { siteName: { zh: 'x'.repeat(61), en: '', tw: '' } }],
  ['logoLight', { logoLight: '' }],
  ['domains', { domains: [] }],
  ['domains', { domains: ['https://example.com'] }],
  ['domains', { domains: ['www.example.com', 'www.example.com'] }],
  ['supportEmail', { supportEmail: 'nobody' }],
  ['supportUrl', { supportUrl: 'http://help.example.com' }],
  ['supportUrl', { supportUrl: 'javascript:alert(1)' }],
  ['appVersion', { appVersion: '3.6' }],
  ['minVersion', { minVersion: '3.10.0', appVersion: '3.9.9' }],
  ['seoTitle', { seoTitle: { zh: 'x'.repeat(71), en: '', tw: '' } }],
  ['seoKeywords', { seoKeywords: { zh: '', en: 'x'.repeat(201), tw: '' } }],
  ['seoDescription', { seoDescription: { zh: 'x', en: '', tw: 'x'.repeat(161) } }],
  ['termsVersion', { termsVersion: 2 }],
  ['blockedCountries', { blockedCountries: ['XX'] }],
  ['langs', { langs: ['fr'] }],
  ['defaultLang', { langs: ['en'] }],
  ['timezone', { timezone: 'Europe/Paris' }],
])('%s is refused at its field with %o', async (field, changed) => {
  const who = await signedIn(bench(), 'admin');
  const { code, data } = await edit(who, changed);
  expect([code, Object.keys(data.fields ?? {})]).toEqual([40000, [field]]);
});

test('a minimum version with a larger number is older, where the part before it is', async () => {
  const who = await signedIn(bench(), 'operate01');
  expect((await edit(who, { minVersion: '3.10.0', appVersion: '4.0.0' })).code).toBe(0);
});

test('hosts, downloads and blocked countries take the own password, other fields none', async () => {
  const who = await signedIn(bench(), 'operate01');
  expect((await edit(who, { icp: 'A-1' })).code).toBe(0);
  for (const changed of [
    { domains: ['www.example.org'] },
    { apkUrl: 'https://download.example.org/nova.apk' },
    { blockedCountries: ['KP'] },
  ]) {
    expect(Object.keys((await edit(who, changed)).data.fields ?? {})).toEqual(['operPassword']);
    expect((await edit(who, { ...changed, operPassword: 'wrong' })).code).toBe(40301);
    expect((await edit(who, { ...changed, operPassword: DEMO_PASSWORD })).code).toBe(0);
  }
  expect((await edit(who, { domains: ['www.example.org'], icp: 'A-2' })).code).toBe(0);
});

test('an older version is refused with the site as it is now', async () => {
  const place = bench();
  const [one, other] = [await signedIn(place, 'admin'), await signedIn(place, 'operate01')];
  const { version } = await read(one);
  expect((await edit(other, { icp: 'B-1' })).code).toBe(0);
  const { code, data } = await one.ask<{ current: { icp: string; updatedBy: string } }>(
    'PUT',
    'websiteInfo/edit',
    { version, icp: 'B-2' },
  );
  expect(code).toBe(40900);
  expect(data.current).toMatchObject({ icp: 'B-1', updatedBy: 'operate01' });
});

test('a legal text with a higher version has to be accepted again, by members as they come', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const before = (await read(who)).acceptances.find(({ text }) => text === 'terms');
  expect(before?.acceptedBy).toBeGreaterThan(0);
  expect(before?.acceptedBy).toBeLessThanOrEqual(before?.members ?? 0);
  place.wait(1000);
  expect((await edit(who, { termsVersion: (before?.version ?? 0) + 1 })).code).toBe(0);
  const after = (await read(who)).acceptances.find(({ text }) => text === 'terms');
  expect(after).toMatchObject({ version: (before?.version ?? 0) + 1, acceptedBy: 0 });
});

test('the history has what was changed, keeps fifty changes, and each can be gone back to', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const original = await read(who);
  expect((await edit(who, { icp: 'C-1', terms: { zh: '另一份', en: '', tw: '' } })).code).toBe(0);
  const history = async () => (await who.ask<History>('GET', 'websiteInfo/history')).data.list;
  const [latest, before] = await history();
  expect(latest).toMatchObject({ action: 'edit', by: 'admin', current: true });
  expect(latest?.diff.map(({ field }) => field)).toEqual(['icp', 'terms']);
  expect(before?.current).toBe(false);

  const restore = async (id: number | undefined, operPassword = DEMO_PASSWORD) => {
    const { version } = await read(who);
    return (await who.ask('PUT', 'websiteInfo/restore', { version, id, operPassword })).code;
  };
  expect(await restore(before?.id, 'wrong')).toBe(40301);
  expect(await restore(latest?.id)).toBe(40904);
  expect(await restore(99_999)).toBe(40400);
  expect(await restore(before?.id)).toBe(0);
  const restored = await read(who);
  expect(restored.icp).toBe(original.icp);
  expect(restored.terms).toEqual(original.terms);
  // Members accepted the text in between perhaps: what comes back is a new version.
  expect(restored.termsVersion).toBe(original.termsVersion + 1);
  expect(restored.privacyVersion).toBe(original.privacyVersion);

  for (let round = 0; round < KEPT_VERSIONS + 5; round += 1) await edit(who, { icp: `D-${round}` });
  expect(await history()).toHaveLength(KEPT_VERSIONS);
});

test('a change is a line of the operation log with its fields', async () => {
  const place = bench();
  const who = await signedIn(place, 'operate01');
  await edit(who, { icp: 'E-1' });
  expect(place.db.operLogs.at(-1)).toMatchObject({
    title: '网站信息',
    operName: 'operate01',
    targetType: 'website',
    diff: [{ field: 'icp', before: '', after: 'E-1' }],
  });
});

test('without a session the site is not told', async () => {
  const { handlers } = bench();
  expect((await operator(handlers).ask('GET', 'websiteInfo/get')).code).toBe(401);
});
