import { expect, test } from 'vitest';
import { bannerSizes } from '@/contract/content/bannerRules';
import { checkInvariants } from '#mocks/core/invariants';
import { png } from '#mocks/core/png';
import { DAY, stampOf } from '#mocks/core/time';
import { bench, requestId, signedIn } from '../operator';

const place = bench();
const { db } = place;
const operations = await signedIn(place, 'operate01');
const service = await signedIn(place, 'service01');

/** A picture of so many pixels as a form may send it. */
function picture(width: number, height: number): string {
  const colours = [
    [0, 0, 0],
    [1, 1, 1],
    [2, 2, 2],
    [3, 3, 3],
  ] as const;
  return `data:image/png;base64,${Buffer.from(png({ width, height, colours, at: () => 0 })).toString('base64')}`;
}

const draft = (own: object = {}) => ({
  title: '测试',
  lang: 'zh-cn',
  position: 2,
  image: picture(750, 320),
  linkType: 0,
  requestId: requestId(),
  ...own,
});

const add = (own: object = {}, who = operations) => who.ask<{ id: number }>('POST', 'banner/add', draft(own));

test('fourteen banners are seeded in all phases, each with a picture that its position shows', async () => {
  const { data } = await operations.ask<{ list: { phase: string; image: string }[]; total: number }>(
    'GET',
    'banner/list?pageSize=50',
  );
  expect(data.total).toBe(14);
  expect(new Set(data.list.map(({ phase }) => phase))).toEqual(new Set(['upcoming', 'showing', 'over']));
  for (const row of db.banners.values()) {
    const terms = { id: row.id, version: row.version, title: row.title, lang: row.lang };
    const shown = { position: row.position, image: row.image, linkType: 0, linkValue: '', endAt: null };
    expect(await operations.ask('PUT', 'banner/edit', { ...terms, ...shown })).toMatchObject({ code: 0 });
  }
  expect(checkInvariants(db)).toEqual([]);
});

test.each(Object.entries(bannerSizes))(
  'position %s takes its own size and twice that, and says what another picture is',
  async (position, { width, height }) => {
    const at = { position: Number(position) };
    expect((await add({ ...at, image: picture(width, height) })).code).toBe(0);
    expect((await add({ ...at, image: picture(width * 2, height * 2) })).code).toBe(0);
    const wrong = await add({ ...at, image: picture(width, height + 4) });
    expect(wrong.code).toBe(40000);
    expect(JSON.stringify(wrong.data)).toContain(`${width} × ${height + 4}`);
    expect(wrong.data).toHaveProperty('fields.image');
  },
);

test.each([
  ['nothing', { image: '' }, 'image'],
  ['an address elsewhere', { image: 'https://example.com/a.png' }, 'image'],
  ['a file that only says it is a picture', { image: 'data:image/png;base64,aGVsbG8=' }, 'image'],
  ['a dark picture of another size', { imageDark: picture(320, 320) }, 'imageDark'],
  ['a target without a link', { linkValue: '/a' }, 'linkValue'],
  ['an internal link to elsewhere', { linkType: 1, linkValue: '//example.com' }, 'linkValue'],
  ['an external link without https', { linkType: 2, linkValue: 'http://example.com' }, 'linkValue'],
  ['a script', { linkType: 2, linkValue: 'javascript:alert(1)' }, 'linkValue'],
  ['a notice that there is not', { linkType: 3, linkValue: '999' }, 'linkValue'],
])('%s is refused by its field', async (_, own, field) => {
  const { code, data } = await add(own);
  expect(code).toBe(40000);
  expect(data).toHaveProperty(`fields.${field}`);
});

test('a schedule ends after it begins, and a new one not in the past', async () => {
  const [past, soon, later] = [-1, 1, 2].map((days) => stampOf(db.now() + days * DAY));
  expect((await add({ startAt: later, endAt: soon })).code).toBe(42207);
  expect((await add({ endAt: past })).code).toBe(42207);
  expect((await add({ startAt: soon, endAt: later })).code).toBe(0);
});

test('a copy is made for each other language, switched off and with the same picture', async () => {
  const { data } = await add();
  const copy = (langs: string[]) =>
    operations.ask('POST', 'banner/copy', { id: data.id, langs, requestId: requestId() });
  expect((await copy(['zh-cn'])).code).toBe(40000);
  expect((await copy(['en', 'zh-tw', 'zh-cn'])).data).toEqual({ created: 2 });
  const source = db.banners.get(data.id);
  const [one, other] = [...db.banners.values()].slice(-2);
  expect([one?.lang, other?.lang]).toEqual(['en', 'zh-tw']);
  expect(one).toMatchObject({ image: source?.image, status: 0, version: 1, views: 0 });
});

test('a picture in use stays in the library, customer service only reads', async () => {
  const image = [...db.banners.values()].find((row) => !row.deleted)?.image ?? '';
  const file = [...db.files.values()].find(({ key }) => image.endsWith(key));
  const admin = await signedIn(place, 'admin');
  expect((await admin.ask('DELETE', 'file/delete', { ids: [file?.id] })).code).toBe(40906);
  expect((await add({}, service)).code).toBe(40300);
  expect((await service.ask('GET', 'banner/list')).code).toBe(0);
});

test('a banner takes no schedule, and an edit takes the times of one away', async () => {
  const whole = { startAt: stampOf(db.now() + DAY), endAt: stampOf(db.now() + 2 * DAY) };
  const { id } = (await add({ startAt: null, endAt: null })).data;
  const edit = (own: object) => {
    const { version, title, lang, position, image, linkType } = db.banners.get(id) ?? {};
    return operations.ask('PUT', 'banner/edit', {
      id,
      version,
      title,
      lang,
      position,
      image,
      linkType,
      ...own,
    });
  };
  expect(db.banners.get(id)).toMatchObject({ startAt: null, endAt: null });
  expect((await edit(whole)).code).toBe(0);
  expect(db.banners.get(id)).toMatchObject(whole);
  expect((await edit({ startAt: null, endAt: null })).code).toBe(0);
  expect(db.banners.get(id)).toMatchObject({ startAt: null, endAt: null });
});
