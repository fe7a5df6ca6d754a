import { expect, test } from 'vitest';
import { createDb } from '#mocks/db';
import { dictTexts } from '#mocks/core/dictionary';
import { refusals } from '#mocks/job/refusals';
import { sentTexts } from '#mocks/core/sentTexts';
import type { Words } from '@/i18n/keys';
import { RESOURCES } from '../unit/contract/described';
import { NOON } from '../noon';

const words = new Map(
  Object.values(
    import.meta.glob<Words>(['../../src/i18n/words/*.ts', '../../src/views/**/words.ts'], {
      eager: true,
      import: 'words',
    }),
  ).flatMap((file) => Object.entries(file)),
);

/** What a message has to say in each language, whatever its other words. */
type Says = readonly [zh: RegExp, en: RegExp, tw: RegExp];

const untold = (texts: readonly string[] | undefined, says: Says): string[] =>
  says.flatMap((wanted, at) =>
    wanted.test(texts?.[at] ?? '') ? [] : [`${String(wanted)} in "${texts?.[at]}"`],
  );

test.each<[key: string, what: string, ...Says]>([
  [
    'deliveryCycle.oddsHint',
    'whether the stake is in it',
    /不含本金.*派付 175/,
    /Stake excluded.*pays 175/,
    /不含本金.*派付 175/,
  ],
  [
    'deliveryOrder.voidText',
    'that new orders go on',
    /新订单不受影响/,
    /New orders are still taken/,
    /新訂單不受影響/,
  ],
  [
    'contractSymbol.suspendText',
    'what stops and what goes on',
    /止盈止损不触发.*资金费暂停.*强平照常/,
    /Take profit, stop loss and funding stop.*Liquidation continues/,
    /停利停損不觸發.*資金費暫停.*強平照常/,
  ],
  [
    'contractSymbol.closeOnlyText',
    'what is cancelled',
    /开仓委托将被撤销/,
    /Entrusts that open positions are cancelled/,
    /開倉委託將被撤銷/,
  ],
  [
    'role.capHint',
    'what an empty limit and several roles mean',
    /留空按平台上限.*取最高/,
    /platform limit.*highest counts/,
    /留空按平台上限.*取最高/,
  ],
  ['user.isAdmin', 'that it is the right to sign in', /允许登录/, /sign in/, /允許登入/],
  ['recharge.todayUsdt', 'which recharges are in it', /全部方式/, /all sources/, /全部方式/],
  ['channel.todayUsdt', 'which recharges are in it', /仅通道/, /through channels/, /僅通道/],
  ['channel.dailyUsed', 'that what waits is in it', /含待审/, /with pending/, /含待審/],
])('%s says %s', (key, _, ...says) => {
  expect(untold(words.get(key), says)).toEqual([]);
});

const labelled = (field: string): string[] =>
  RESOURCES.flatMap(({ name, row }) => (field in row ? [`${name}.${field}`] : []));

test.each<[field: string, what: string, ...Says]>([
  ['marginRatio', 'what 100% means', /100% 强平/, /liquidated at 100%/, /100% 強平/],
  ['fundingFee', 'who receives a plus', /收 \+/, /received \+/, /收 \+/],
  ['openInterest', 'that both sides are in it', /双边/, /both sides/, /雙邊/],
])('the label of %s says %s, on every screen', (field, _, ...says) => {
  const keys = labelled(field);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.flatMap((key) => untold(words.get(key) ?? words.get(`field.${field}`), says))).toEqual([]);
});

test('what a job does about missed times says how often it runs, and a member why a position was liquidated', () => {
  const everyTime = dictTexts(createDb({ now: NOON }), 'sys_job_misfire', '1');
  expect(untold(everyTime, [/逐次/, /every missed time/, /逐次/])).toEqual([]);
  expect(
    untold(sentTexts.liquidated, [/低于维持保证金/, /fell below the maintenance margin/, /低於維持保證金/]),
  ).toEqual([]);
  expect(untold(refusals.moneyJobTwice, [/只能有一个/, /only one job/, /只能有一個/])).toEqual([]);
});
