import { expect, test } from 'vitest';
import type { coupon } from '@/contract/campaign/coupon';
import { CouponStatus } from '@/contract/campaign/couponFlow';
import { GrantStatus } from '@/contract/campaign/grantFlow';
import { MemberStatus } from '@/contract/member/memberFlow';
import type { WireShape } from '@/contract/field/field';
import { checkInvariants } from '#mocks/core/invariants';
import { requestId } from '../operator';
import { activeCoupon, desk, grantTo, linesOf, listed, PASSWORD, people, later } from './desk';
import type { Grant, Issued } from './desk';

const at = await desk();
const { place } = at;

type Preview = WireShape<typeof coupon.calls.grantPreview.answer>;
type Done = WireShape<typeof coupon.calls.grant.answer>;

const grantOf = (id: unknown) => {
  const row = place.db.couponGrants.get(Number(id));
  if (!row) throw new Error(`no grant ${String(id)}`);
  return row;
};

const uidsOf = (count: number, from = 0): string[] =>
  people(at, from + count)
    .slice(from)
    .map(({ uid }) => uid);

const strangers = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => String(99_000_000 + place));

test('the grant of the demo that waits is rejected with a reason, and nobody gets anything', async () => {
  const grants = await listed<Grant>(at.reviewer, 'couponGrant/list?status[]=1');
  const own = grants.find(({ usdtValue }) => Number(usdtValue) >= 1000);
  const row = grantOf(own?.id);
  const body = { id: row.id, version: row.version, result: 'reject', operPassword: PASSWORD };
  const short = { ...body, reason: '不', requestId: requestId() };
  expect(await at.reviewer.ask('POST', 'couponGrant/review', short)).toMatchObject({ code: 40001 });
  const said = { ...body, reason: '名单未核对', requestId: requestId() };
  expect(await at.reviewer.ask('POST', 'couponGrant/review', said)).toMatchObject({ code: 0 });
  expect(grantOf(row.id)).toMatchObject({ status: GrantStatus.rejected, issued: 0 });
});

test('a grant to many names those who do not exist, and reaches the others only when told to', async () => {
  const id = await activeCoupon(at, { faceValue: '1', totalQty: 500 });
  const [known, unknown] = [uidsOf(170), strangers(30)];
  const uids = [...known, ...unknown];
  const target = { couponId: String(id), by: 1, lines: linesOf(uids) };
  const { data: preview } = await at.maker.ask<Preview>('POST', 'coupon/grantPreview', target);
  expect(preview).toMatchObject({ asked: 200, heads: 170, usdtValue: '170', waits: false });
  expect(preview.excluded.map(({ uid, reason }) => [uid, reason])).toEqual(
    unknown.map((uid) => [uid, 'unknown']),
  );

  const refused = await at.maker.ask('POST', 'coupon/grant', grantTo(id, uids));
  expect(refused.code).toBe(40904);
  for (const uid of unknown) expect(refused.msg).toContain(uid);

  const { data } = await at.maker.ask<Done>('POST', 'coupon/grant', grantTo(id, uids, { skip: 1 }));
  expect(data).toMatchObject({ issued: 170, leftOut: 30, waits: false });
  const rows = await listed<Issued>(at.reviewer, `memberCoupon/list?couponId[]=${id}`);
  expect(rows).toHaveLength(170);
  expect(new Set(rows.map(({ refNo }) => refNo))).toEqual(new Set([data.grantNo]));
});

test('the same list within a day is refused with the number of the earlier grant, unless told otherwise', async () => {
  const id = await activeCoupon(at, { perMember: 2 });
  const uids = uidsOf(5);
  const { data: first } = await at.maker.ask<Done>('POST', 'coupon/grant', grantTo(id, uids));
  const again = await at.maker.ask('POST', 'coupon/grant', grantTo(id, uids));
  expect(again.code).toBe(40905);
  expect(again.msg).toContain(first.grantNo);
  const { data: second } = await at.maker.ask<Done>('POST', 'coupon/grant', grantTo(id, uids, { again: 1 }));
  expect(second.issued).toBe(5);
  await later(at, 25);
  const third = await at.maker.ask('POST', 'coupon/grant', grantTo(id, uids));
  expect(third).toMatchObject({ code: 40904 });
});

test('the same call twice grants once', async () => {
  const id = await activeCoupon(at);
  const body = grantTo(id, uidsOf(3));
  const [one, other] = [
    await at.maker.ask<Done>('POST', 'coupon/grant', body),
    await at.maker.ask<Done>('POST', 'coupon/grant', body),
  ];
  expect(other.data).toEqual(one.data);
  expect(place.db.coupons.get(id)?.issuedQty).toBe(3);
});

test('closed and frozen members, other levels and other countries get nothing', async () => {
  const id = await activeCoupon(at, { levels: [1], countries: ['CN'] });
  const all = [...place.db.members.values()];
  const pick = (fits: (member: (typeof all)[number]) => boolean) => all.find(fits)?.uid ?? '';
  const normal = (one: (typeof all)[number]) => one.status === MemberStatus.normal;
  const named = {
    closed: pick(({ status }) => status === MemberStatus.closed),
    frozen: pick(({ status }) => status === MemberStatus.frozen),
    level: pick((one) => normal(one) && one.level !== 1),
    country: pick((one) => normal(one) && one.level === 1 && one.countryCode !== 'CN'),
  };
  const target = { couponId: String(id), by: 1, lines: linesOf(Object.values(named)) };
  const { data } = await at.maker.ask<Preview>('POST', 'coupon/grantPreview', target);
  expect(data.heads).toBe(0);
  expect(Object.fromEntries(data.excluded.map(({ uid, reason }) => [reason, uid]))).toEqual(named);
});

test('a large grant waits for another operator, who issues it', async () => {
  const id = await activeCoupon(at, { faceValue: '9', totalQty: 110 });
  place.db.config.set('campaign.approveThreshold', '900');
  const { data: late } = await at.maker.ask<Done>('POST', 'coupon/grant', grantTo(id, uidsOf(100)));
  place.db.config.delete('campaign.approveThreshold');
  expect(late).toMatchObject({ waits: true, issued: 0 });
  const row = grantOf(late.id);
  expect(row).toMatchObject({ status: GrantStatus.waiting, heads: 100, issued: 0 });
  const body = { id: row.id, version: row.version, result: 'approve', operPassword: PASSWORD };
  expect(await at.maker.ask('POST', 'couponGrant/review', { ...body, requestId: requestId() })).toMatchObject(
    {
      code: 40903,
    },
  );
  const gone = place.db.members.get(row.memberIds[0] ?? 0);
  if (gone) gone.status = MemberStatus.frozen;
  const { data: forecast } = await at.reviewer.ask<{ heads: number }>(
    'GET',
    `couponGrant/forecast?id=${row.id}`,
  );
  expect(forecast.heads).toBe(99);
  const review = await at.reviewer.ask<object>('POST', 'couponGrant/review', {
    ...body,
    requestId: requestId(),
  });
  expect(review).toMatchObject({ code: 0, data: { issued: 99, missed: 1 } });
  if (gone) gone.status = MemberStatus.normal;
  expect(grantOf(late.id)).toMatchObject({
    status: GrantStatus.done,
    reviewerName: 'finance01',
    missed: [{ uid: gone?.uid, reason: 'frozen' }],
  });
  const later = { ...body, version: row.version, requestId: requestId() };
  expect(await at.reviewer.ask('POST', 'couponGrant/review', later)).toMatchObject({ code: 40901 });
});

test('a grant that waits is taken back by its maker alone, and lapses in the end', async () => {
  const id = await activeCoupon(at, { faceValue: '1', totalQty: 150 });
  place.db.config.set('campaign.approveThreshold', '1');
  const ask = async (uids: readonly string[]) => {
    const { data } = await at.maker.ask<Done>('POST', 'coupon/grant', grantTo(id, uids));
    return grantOf(data.id);
  };
  const [one, other] = [await ask(uidsOf(2)), await ask(uidsOf(2, 2))];
  place.db.config.delete('campaign.approveThreshold');
  const body = { id: one.id, version: one.version };
  expect(await at.admin.ask('PUT', 'couponGrant/cancel', body)).toMatchObject({ code: 40300 });
  expect(await at.maker.ask('PUT', 'couponGrant/cancel', body)).toMatchObject({ code: 0 });
  expect(grantOf(one.id).status).toBe(GrantStatus.cancelled);
  await later(at, 25);
  await listed<Grant>(at.reviewer, 'couponGrant/list');
  expect(grantOf(other.id).status).toBe(GrantStatus.lapsed);
});

test('no more coupons are granted than there are', async () => {
  const id = await activeCoupon(at, { totalQty: 3 });
  const answer = await at.maker.ask('POST', 'coupon/grant', grantTo(id, uidsOf(4)));
  expect(answer.code).toBe(42205);
  expect(answer.msg).toContain('3');
});

test('a paused coupon is not granted', async () => {
  const id = await activeCoupon(at);
  const row = place.db.coupons.get(id);
  const turn = { id, version: row?.version, status: CouponStatus.paused, operPassword: PASSWORD };
  await at.maker.ask('PUT', 'coupon/setStatus', turn);
  expect(await at.maker.ask('POST', 'coupon/grant', grantTo(id, uidsOf(1)))).toMatchObject({ code: 40904 });
});

test('after all of this everything holds', () => {
  expect(checkInvariants(place.db)).toEqual([]);
});
