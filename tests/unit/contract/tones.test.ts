import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createDb } from '#mocks/db';
import { livesOf } from '@/contract/block/lives';
import { codesOf } from '@/contract/flow';
import { toneOf } from '@/crud/cell/tones';
import { contrast, ENOUGH } from '@/shell/theme/contrast';
import { describedResources } from '../../../tools/contract/described';
import { NOON } from '../../noon';

/** Dictionaries with values that ask for attention; the words of all others are ordinary, whatever they say. */
const MAY_ALARM = [
  'biz_adjust_status',
  'biz_batch_line',
  'biz_delivery_status',
  'biz_ip_type',
  'biz_ledger_check',
  'biz_member_status',
  'biz_pos_status',
  'biz_recharge_status',
  'biz_recon_status',
  'biz_risk_flag',
  'biz_risk_level',
  'biz_severity',
  'biz_trade_state',
  'biz_withdraw_addr_status',
  'biz_withdraw_status',
  'admin_login_status',
  'sys_lock_cause',
  'sys_notice_level',
  'sys_oper_log_status',
];

/** Directions have dots whatever their colour is, and the colours themselves are shown as they are. */
const ASIDE = ['biz_pos_side', 'biz_entrust_action', 'biz_delivery_dir', 'sys_tag_color'];

const entries = [...createDb({ now: NOON }).dictEntries.values()].filter(
  ({ dictType }) => !ASIDE.includes(dictType),
);
const isLoud = (colour: string) => ['late', 'warn'].includes(toneOf(colour));
const loud = entries.filter(({ listClass }) => isLoud(listClass));

test('only what is frozen, unsure, risky or failed stands on red or amber', () => {
  expect(new Set(loud.map(({ dictType }) => dictType))).toEqual(new Set(MAY_ALARM));
});

test('the usual value of a dictionary is not loud', () => {
  const usual = loud.filter(({ isDefault }) => isDefault === 1);
  // The first of the risk flags and the first state of a reconciled day are defaults of lists that only exceptions are in.
  expect(usual.map(({ dictType }) => dictType).toSorted()).toEqual(['biz_recon_status', 'biz_risk_flag']);
});

test('no state that a record ends in is loud', () => {
  const states = describedResources.flatMap(({ resource }) =>
    livesOf(resource).flatMap(({ name, row, flow }) =>
      codesOf(flow, Object.keys(flow.ends)).flatMap((code) => {
        const type = row[flow.field]?.options.dict;
        return entries
          .filter(({ dictType, dictValue }) => dictType === type && dictValue === String(code))
          .map(({ listClass, dictLabel }) => ({ state: `${name} ${dictLabel}`, listClass }));
      }),
    ),
  );
  expect(states.length).toBeGreaterThan(30);
  expect(states.filter(({ listClass }) => isLoud(listClass)).map(({ state }) => state)).toEqual([]);
});

const sheet = readFileSync('src/ui/base/base.module.css', 'utf8');

test.each(['warn', 'late'])(
  'the letters of %s can be read on their ground, in the light and in the dark',
  (tone) => {
    const [, rule = ''] = new RegExp(`data-tone='${tone}'\\]\\s*\\{([^}]*)\\}`).exec(sheet) ?? [];
    const colours = rule.match(/#[0-9a-f]{6}/g) ?? [];
    expect(colours).toHaveLength(4);
    const [ground = '', darkGround = '', letters = '', darkLetters = ''] = colours;
    expect(contrast(letters, ground)).toBeGreaterThanOrEqual(ENOUGH);
    expect(contrast(darkLetters, darkGround)).toBeGreaterThanOrEqual(ENOUGH);
  },
);
