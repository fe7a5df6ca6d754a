import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Page, PendingCounts } from '@/api/types';
import { openQuestion } from '@/contract/block/question';
import type { QuestionKind } from '@/contract/shell/question';
import { question, QUESTION_KINDS, reply } from '@/contract/shell/question';
import { checkInvariants } from '#mocks/core/invariants';
import type { AdjustRow } from '#mocks/adjust/store';
import { addAdjust, adjustOf, cancelAdjust, reviewAdjust } from './adjusts';
import { bench, requestId, signedIn } from './operator';
import type { Bench, Operator } from './operator';
import { review, tail, waiting, withdrawOf } from './withdraws';

const TEXT = '请补充客服工单编号';

interface Named {
  id: number;
  version: number;
}

type Move = 'question' | 'reply' | 'retract';

/** Adds to the thread of a record as it is now. */
const write = (who: Operator, move: Move, kind: QuestionKind, { id, version }: Named, given: object = {}) =>
  who.ask<{ version: number } | null>('POST', `review/${move}`, {
    kind,
    id,
    version,
    text: TEXT,
    requestId: requestId(),
    ...given,
  });

const bellOf = async (who: Operator) =>
  (await who.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 })).data.questions;

/** An adjustment that finance01 has requested, on a backend of its own. */
async function requested(): Promise<{
  place: Bench;
  row: AdjustRow;
  who: Record<'maker' | 'checker' | 'risk' | 'service', Operator>;
}> {
  const place = bench();
  const [maker, checker, risk, service] = await Promise.all(
    ['finance01', 'finance02', 'risk001', 'service01'].map((name) => signedIn(place, name)),
  );
  if (!maker || !checker || !risk || !service) throw new Error('nobody signed in');
  const { data } = await addAdjust(maker);
  return { place, row: adjustOf(place, data?.id ?? 0), who: { maker, checker, risk, service } };
}

test('a question keeps state, claim and place, holds up every decision, and is told where it has to be', async () => {
  const { place, row, who } = await requested();
  await who.checker.ask('POST', 'review/claim', { kind: 'adjust', id: row.id });
  const { claimBy, claimUntil, status } = row;
  expect((await write(who.checker, 'question', 'adjust', row)).code).toBe(0);
  expect(row).toMatchObject({ claimBy, claimUntil, status });
  expect(row.thread).toEqual([
    { kind: 'question', by: 'finance02', to: 'finance01', at: place.db.stamp(), text: TEXT },
  ]);
  expect((await bellOf(who.maker))?.['adjust']).toEqual({ toReply: 1, replied: 0 });
  expect((await bellOf(who.checker))?.['adjust']).toBeUndefined();
  // Neither the one who asks nor another one decides before the reply.
  const held = await reviewAdjust(who.checker, row);
  expect(held).toMatchObject({ code: 40904, msg: expect.stringContaining('finance02') });
  expect(
    (await reviewAdjust(who.checker, row, { result: 'reject', remark: '依据不足，予以驳回' })).code,
  ).toBe(40904);
  place.wait(11 * 60_000);
  expect((await reviewAdjust(who.risk, row)).code).toBe(40904);
  const { data: open } = await who.risk.ask<Page<Named>>('GET', 'memberAssetAdjust/list?asked=open');
  expect(open.list.map(({ id }) => id)).toEqual([row.id]);

  expect((await write(who.maker, 'reply', 'adjust', row, { text: '工单 20261120-17' })).code).toBe(0);
  expect(await bellOf(who.maker)).toEqual({});
  expect((await bellOf(who.checker))?.['adjust']).toEqual({ toReply: 0, replied: 1 });
  const { data: replied } = await who.risk.ask<Page<Named>>('GET', 'memberAssetAdjust/list?asked=answered');
  expect(replied.list.map(({ id }) => id)).toEqual([row.id]);
  expect((await reviewAdjust(who.checker, row)).code).toBe(0);
  expect(await bellOf(who.checker)).toEqual({});
  const { data } = await who.maker.ask<object>('GET', `memberAssetAdjust/get?id=${row.id}`);
  expect(data).toMatchObject({
    thread: [{ by: 'finance02' }, { by: 'finance01', text: '工单 20261120-17' }],
    history: [
      { result: 'create' },
      { result: 'question', operatorName: 'finance02', note: TEXT },
      { result: 'reply', operatorName: 'finance01' },
      { result: 'approve', operatorName: 'finance02' },
    ],
  });
  expect(place.db.operLogs.filter(({ operUrl }) => /review\/(question|reply)$/.test(operUrl))).toMatchObject([
    {
      title: '资产调整',
      targetType: 'adjust',
      targetText: row.adjustNo,
      operName: 'finance02',
      reason: TEXT,
    },
    { title: '资产调整', targetType: 'adjust', operName: 'finance01' },
  ]);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('nobody asks about the own record, replies to the own question, or replies for somebody else', async () => {
  const { row, who } = await requested();
  expect((await write(who.maker, 'question', 'adjust', row)).code).toBe(40903);
  expect((await write(who.service, 'question', 'adjust', row)).code).toBe(40300);
  expect((await write(who.maker, 'reply', 'adjust', row)).code).toBe(40904);
  expect((await write(who.checker, 'question', 'adjust', row)).code).toBe(0);
  expect((await write(who.risk, 'question', 'adjust', row)).code).toBe(40904);
  expect((await write(who.checker, 'reply', 'adjust', row)).code).toBe(40903);
  expect((await write(who.risk, 'reply', 'adjust', row)).code).toBe(40300);
  expect((await write(who.service, 'reply', 'adjust', row)).code).toBe(40300);
  expect((await write(who.maker, 'retract', 'adjust', row)).code).toBe(40903);
  expect((await write(who.maker, 'reply', 'adjust', row, { text: '四个字' })).code).toBe(40001);
  expect(row.thread).toHaveLength(1);
});

test('one who has set how the maker signs in is the same person: neither asks nor replies to the own question', async () => {
  const { place, row, who } = await requested();
  const maker = [...place.db.users.values()].find(({ userName }) => userName === 'finance01');
  Object.assign(maker ?? {}, { accessBy: ['finance02'], accessAt: place.db.stamp() });
  expect((await write(who.checker, 'question', 'adjust', row)).code).toBe(40903);
  expect((await write(who.risk, 'question', 'adjust', row)).code).toBe(0);
  expect((await write(who.maker, 'reply', 'adjust', row)).code).toBe(0);
});

test('a second click and a lost answer write one entry; a reply to another question is stale', async () => {
  const { row, who } = await requested();
  const body = { kind: 'adjust', id: row.id, version: row.version, text: TEXT, requestId: requestId() };
  const first = await who.checker.ask('POST', question.path, body);
  expect(await who.checker.ask('POST', question.path, body)).toEqual(first);
  const seen = row.version;
  expect((await write(who.risk, 'retract', 'adjust', row)).code).toBe(0);
  expect((await write(who.risk, 'question', 'adjust', row, { text: '另一个问题：凭证在哪里' })).code).toBe(0);
  expect((await write(who.maker, 'reply', 'adjust', { id: row.id, version: seen })).code).toBe(40900);
  const told = { kind: 'adjust', id: row.id, version: row.version, text: TEXT, requestId: requestId() };
  const reply1 = await who.maker.ask('POST', reply.path, told);
  expect(await who.maker.ask('POST', reply.path, told)).toEqual(reply1);
  expect(row.thread.map(({ kind }) => kind)).toEqual(['question', 'retract', 'question', 'reply']);
});

test('the maker may cancel what is asked about, and nothing is asked or replied after the end', async () => {
  const { row, who } = await requested();
  await write(who.checker, 'question', 'adjust', row);
  expect((await cancelAdjust(who.maker, row)).code).toBe(0);
  expect(await bellOf(who.maker)).toEqual({});
  expect((await write(who.maker, 'reply', 'adjust', row)).code).toBe(40904);
  expect((await write(who.checker, 'question', 'adjust', row)).code).toBe(40904);
});

test('a withdraw is asked about at customer service first, and at its first reviewer after the first approval', async () => {
  const place = bench();
  const [finance01, finance02, service01, auditor, agent] = await Promise.all(
    ['finance01', 'finance02', 'service01', 'auditor01', 'agent01'].map((name) => signedIn(place, name)),
  );
  if (!finance01 || !finance02 || !service01 || !auditor || !agent) throw new Error('nobody signed in');
  const row = waiting(place, { amount: '20000', netAmount: '19999', usdtValue: '20000' });
  expect((await write(finance01, 'question', 'withdraw', row)).code).toBe(0);
  expect(withdrawOf(place, row.id).thread.at(-1)?.to).toBe('');
  expect((await bellOf(service01))?.['withdraw']).toEqual({ toReply: 1, replied: 0 });
  expect((await write(auditor, 'reply', 'withdraw', row)).code).toBe(40300);
  expect((await write(agent, 'reply', 'withdraw', row)).code).toBe(40300);
  expect((await write(service01, 'reply', 'withdraw', row)).code).toBe(0);
  expect((await review(finance01, row, { result: 'approve', addressTail: tail(row) })).code).toBe(0);
  expect((await write(finance01, 'question', 'withdraw', row)).code).toBe(40903);
  expect((await write(finance02, 'question', 'withdraw', row)).code).toBe(0);
  expect(withdrawOf(place, row.id).thread.at(-1)?.to).toBe('finance01');
  expect((await write(service01, 'reply', 'withdraw', row)).code).toBe(40300);
  const { data } = await agent.ask<Page<object>>('POST', 'cwManage/withdrawLogList', {});
  expect(data.list.some((one) => 'thread' in one)).toBe(false);
  expect((await write(finance01, 'reply', 'withdraw', row)).code).toBe(0);
});

test('a guarded change is asked back to who asked for it, and ends with its thread', async () => {
  const place = bench();
  const [finance01, risk] = await Promise.all(['finance01', 'risk001'].map((name) => signedIn(place, name)));
  if (!finance01 || !risk) throw new Error('nobody signed in');
  const row = [...place.db.channels.values()].find(({ pendingChange }) => pendingChange === null);
  if (!row) throw new Error('no channel');
  Object.assign(row, {
    pendingChange: { maxAmount: '999999' },
    changeBy: 'finance01',
    changeAt: place.db.stamp(),
  });
  const confirm = (who: Operator) =>
    who.ask('PUT', 'rechargeChannel/confirmChange', {
      id: row.id,
      version: row.version,
      result: 'reject',
      reason: '与通道约定的额度不符',
      operPassword: 'Demo1234',
    });
  expect((await write(finance01, 'question', 'channel', row)).code).toBe(40903);
  expect((await write(risk, 'question', 'channel', row)).code).toBe(0);
  expect((await confirm(risk)).code).toBe(40904);
  expect((await bellOf(finance01))?.['channel']).toEqual({ toReply: 1, replied: 0 });
  expect((await write(finance01, 'reply', 'channel', row)).code).toBe(0);
  expect((await confirm(risk)).code).toBe(0);
  expect(row).toMatchObject({ pendingChange: null, thread: [] });
});

test('every kind asks by the call that decides, and is listed by its list', async () => {
  const place = bench();
  const common = await signedIn(place, 'common');
  for (const kind of QUESTION_KINDS) {
    for (const move of ['question', 'reply', 'retract'] as const)
      // oxlint-disable-next-line no-await-in-loop
      expect((await write(common, move, kind, { id: 0, version: 1 })).code).toBe(40300);
  }
});

test('whatever is tried in whatever order, nobody replies to themselves and nothing is approved over an open question', async () => {
  const names = ['maker', 'checker', 'risk', 'service'] as const;
  const tries = ['question', 'reply', 'retract', 'approve', 'reject'] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...tries)), { maxLength: 12 }),
      async (steps) => {
        const { row, who } = await requested();
        for (const [name, deed] of steps) {
          const open = openQuestion(row.thread);
          const before = row.status;
          // Each step goes on from the one before.
          // oxlint-disable-next-line no-await-in-loop
          await (deed === 'approve' || deed === 'reject'
            ? reviewAdjust(who[name], row, { result: deed, remark: '已核对全部依据' })
            : write(who[name], deed, 'adjust', row));
          if (open) expect(row.status).toBe(before);
        }
        const { thread } = row;
        thread.forEach((entry, place) => {
          const earlier = openQuestion(thread.slice(0, place));
          expect(earlier === undefined).toBe(entry.kind === 'question');
          if (entry.kind === 'question') expect(entry).toMatchObject({ to: 'finance01' });
          if (entry.kind === 'reply')
            expect([entry.by, earlier?.by === entry.by]).toEqual(['finance01', false]);
        });
      },
    ),
    { numRuns: 15 },
  );
});
