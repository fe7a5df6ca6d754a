import { expect, test } from 'vitest';
import type { trace } from '@/contract/shell/request';
import type { WireShape } from '@/contract/field/field';
import { addAdjust, adjustDraft, adjustOf, importAdjusts, importLine, reviewAdjust } from './adjusts';
import { bench, requestId, signedIn } from './operator';
import type { Operator } from './operator';

const place = bench();
const finance01 = await signedIn(place, 'finance01');
const finance02 = await signedIn(place, 'finance02');

type Trace = WireShape<typeof trace.answer>;

const traceOf = async (who: Operator, id: string) =>
  (await who.ask<Trace>('GET', `common/request?requestId=${id}`)).data;

const NOTHING = { done: false, at: null, count: 0, records: [] };

test('a request that was done is found, with its record as it is now', async () => {
  const id = requestId();
  const { data } = await addAdjust(finance01, { requestId: id, amount: '31' });
  const no = data?.adjustNo ?? '';
  expect(await traceOf(finance01, id)).toMatchObject({
    done: true,
    count: 1,
    records: [{ type: 'adjust', no, status: '1' }],
  });
  await reviewAdjust(finance02, adjustOf(place, data?.id ?? 0));
  expect((await traceOf(finance01, id)).records).toEqual([{ type: 'adjust', no, status: '2' }]);
});

test('nobody else finds it, and neither is one found that was refused', async () => {
  const id = requestId();
  await addAdjust(finance01, { requestId: id, amount: '32' });
  expect(await traceOf(finance02, id)).toEqual(NOTHING);
  const refused = requestId();
  await addAdjust(finance01, { requestId: refused, amount: '0.0000001' });
  expect(await traceOf(finance01, refused)).toEqual(NOTHING);
});

test('an import names the records that it made', async () => {
  const id = requestId();
  const { data } = await importAdjusts(
    finance01,
    [importLine(2, { amount: '7.1' }), importLine(3, { uid: '1' })],
    {
      requestId: id,
    },
  );
  expect(data.created).toBe(1);
  expect(await traceOf(finance01, id)).toMatchObject({ done: true, count: 1, records: [{ status: '1' }] });
});

test('the same request with another content is refused by name', async () => {
  const body = adjustDraft({ amount: '33' });
  await finance01.ask('POST', 'memberAssetAdjust/add', body);
  const changed = await finance01.ask('POST', 'memberAssetAdjust/add', { ...body, amount: '34' });
  expect(changed).toMatchObject({
    code: 40000,
    data: { fields: { requestId: '这次提交此前已经处理，内容与现在的不同，请先在列表中核对' } },
  });
});
