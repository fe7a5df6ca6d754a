import { expect, test } from 'vitest';
import { settingsOf } from '#mocks/core/config/registry';
import { setting } from '#mocks/core/config/setting';
import type { Area } from '#mocks/core/area';
import { flaggedLevel } from '#mocks/core/risks';
import { RISKY_SCORE } from '#mocks/core/thresholds';
import { createDb } from '#mocks/db';
import { BLOCKS } from '#mocks/withdraw/blocks';
import { riskWeights } from '#mocks/withdraw/settings';
import { gradeOf } from '#mocks/withdraw/thresholds';
import { RiskGrade } from '@/contract/finance/withdraw';
import { seededDictionaries } from '../../tools/openapi/words';
import { guideRows } from './guide';
import { NOON } from '../noon';

const db = createDb({ now: NOON });

const riskRows = guideRows('Risk checks');

/** What a flag makes of the level of a member who has it in an open record. */
function levelOf(flag: string): number {
  const flagged: Area = { name: 'flagged', risks: () => [{ riskScore: 0, riskFlags: [flag] }] };
  return flaggedLevel({ ...db, areas: [flagged] }, 1);
}

/** What a check does to the score. */
function pointsOf(flag: string): string {
  const block = BLOCKS.find(({ code }) => code === flag);
  if (block) return block.final ? 'blocks for good' : 'blocks';
  return String(setting(db, riskWeights).get(flag) ?? '–');
}

test('docs/backend/guide.md names every risk flag with its words, its points and the level it stands for', () => {
  const flags = seededDictionaries().find(({ type }) => type === 'biz_risk_flag')?.codes ?? [];
  const told = riskRows.filter(([flag = '']) => /^`[RW]\d\d`$/.test(flag)).map((row) => row.slice(0, 4));
  expect(told).toEqual(
    flags.map(({ code, words }) => [`\`${code}\``, words.en, pointsOf(code), String(levelOf(code))]),
  );
});

test('docs/backend/guide.md names the scores from which a withdraw is graded', () => {
  const scores = riskRows.flatMap(([what = '']) => {
    const [, score] = /^a score of (\d+) or more$/.exec(what) ?? [];
    return score === undefined ? [] : [Number(score)];
  });
  expect(scores.flatMap((score) => [gradeOf(score - 1), gradeOf(score)])).toEqual([
    RiskGrade.low,
    RiskGrade.medium,
    RiskGrade.medium,
    RiskGrade.high,
  ]);
  expect(scores.at(-1)).toBe(RISKY_SCORE);
});

test('docs/backend/guide.md names the worths from which a withdraw takes more', () => {
  const worths = riskRows.filter(([what = '']) => what.startsWith('a worth of'));
  const thresholds = settingsOf(db).filter(({ key }) => key.startsWith('withdraw.review.'));
  expect(worths.map(([what, , key]) => [what, key])).toEqual(
    thresholds.map((threshold) => [
      `a worth of ${Number(threshold.default).toLocaleString('en')} USDT or more`,
      `\`${threshold.key}\``,
    ]),
  );
});
