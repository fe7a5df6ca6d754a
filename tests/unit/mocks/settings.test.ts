import { describe, expect, test } from 'vitest';
import { channel } from '@/contract/finance/channel';
import { isGuardedKey } from '@/contract/setting';
import { findingsOf } from '#mocks/auth/findings';
import { awardAutoMax, campaignThreshold, grantMax } from '#mocks/core/config/campaignSettings';
import { settingsOf } from '#mocks/core/config/registry';
import { declare, setting } from '#mocks/core/config/setting';
import type { Setting } from '#mocks/core/config/setting';
import type { SettingType } from '#mocks/core/config/types';
import { claim } from '#mocks/core/review/claim';
import { stopFeed } from '#mocks/core/market/feed';
import { refusalOf } from '#mocks/core/foreseen';
import { isSamePerson } from '#mocks/core/samePerson';
import { MINUTE, stampOf } from '#mocks/core/time';
import { mustHaveMark } from '#mocks/trading/staffClose';
import { urgencyOf } from '#mocks/core/review/waiting';
import { checkPassword } from '#mocks/core/signIn';
import { lockWithdraws } from '#mocks/member/guard';
import { deleverage } from '#mocks/trading/deleverage';
import { markPriceOf } from '#mocks/trading/symbols';
import { format, parse } from '#mocks/core/money';
import { assess, riskOf } from '#mocks/withdraw/checks';
import { takesSecond } from '#mocks/withdraw/batch/make';
import { needsFinal, needsTail } from '#mocks/withdraw/thresholds';
import { addAdjust, adjustOf, reviewAdjust } from './adjusts';
import { handedIn } from './auths';
import { codeOf, userOf } from './context';
import { memberOf } from './memberDesk';
import { bench, bodyFrom, credentials, operator, signedIn } from './operator';
import type { Bench, Operator } from './operator';
import { draft, review, waiting as waitingRecharge } from './recharges';
import { waiting as waitingWithdraw } from './withdraws';

/** What a rule says before and after its setting is changed. */
interface Row {
  value: string;
  before: unknown;
  after: unknown;
  ask(place: Bench): unknown;
}

const claimed = (place: Bench): string | null => {
  const row = waitingRecharge(place);
  claim(place.db, row, userOf(place.db, 'finance01'));
  return row.claimUntil;
};

const wrongPasswords = (place: Bench, tries: number): number[] =>
  Array.from({ length: tries }, () =>
    codeOf(() => checkPassword(place.db, 'finance01', 'wrong', '192.0.2.9')),
  );

const withWrongCaptcha = async (place: Bench): Promise<number> => {
  const body = { ...(await credentials(place, 'finance01')), verifyCode: 'none' };
  return (await operator(place.handlers).ask('POST', 'login', body)).code;
};

const codeFrom = async (asked: Promise<{ code: number }>): Promise<number> => (await asked).code;

/** What the console is told with the menu. */
const told = (name: string) => async (place: Bench) => {
  const { data } = await (
    await signedIn(place, 'common')
  ).ask<{ settings: object }>('GET', 'user/getUserMenus');
  return Reflect.get(data.settings, name);
};

/** What a rule gets to know that reads the setting. */
const amountOf =
  (declared: Setting<'money'>) =>
  ({ db }: Bench): string =>
    format(setting(db, declared));

/** True where a loss beyond the margin is the fund's: the position is closed at the mark all the same. */
function bornByFund({ db }: Bench): boolean {
  const rows = [...db.positions.values()];
  const row = rows.find(({ symbol, memberId, holding }) => {
    const others = rows.filter(
      (one) => one.symbol === symbol && one.memberId !== memberId && one.holding.side !== holding.side,
    );
    return others.reduce((sum, one) => sum + one.holding.qty, 0n) >= holding.qty;
  });
  if (!row) throw new Error('no position has as much against it');
  const mark = markPriceOf(db, row.symbol) ?? 0n;
  return deleverage(db, row, mark, parse('100')) === mark;
}

const recordOf = async (who: Operator, id: number | undefined): Promise<object> =>
  (await who.ask<object>('GET', `rechargeChannel/get?id=${id}`)).data;

/** A rule of every setting: it follows the setting at once. */
const RULES: Record<string, Row> = {
  'review.changeHours': {
    value: '1',
    before: 'finance01',
    after: '',
    ask: async (place) => {
      const [row] = place.db.channels.values();
      const finance = await signedIn(place, 'finance01');
      const asked = {
        ...bodyFrom(channel.calls.edit, { ...(await recordOf(finance, row?.id)), autoReview: 1 }),
      };
      await finance.ask('PUT', 'rechargeChannel/edit', { ...asked, operPassword: 'Demo1234' });
      place.wait(2 * 3_600_000);
      await finance.ask('GET', 'user/getUserMenus');
      return row?.changeBy;
    },
  },
  'review.accountHours': {
    value: '1',
    before: true,
    after: false,
    ask: ({ db }) => {
      const accessAt = stampOf(db.now() - 2 * 3_600_000);
      Object.assign(userOf(db, 'finance02'), { accessBy: ['finance01'], accessAt });
      return isSamePerson(db, 'finance01', 'finance02');
    },
  },
  'review.claimMinutes': {
    value: '5',
    before: '2026-11-20 12:10:00',
    after: '2026-11-20 12:05:00',
    ask: claimed,
  },
  'review.sla.warn': {
    value: '5',
    before: 'fresh',
    after: 'soon',
    ask: ({ db }) => urgencyOf(db, 8),
  },
  'review.sla.late': {
    value: '20',
    before: 'soon',
    after: 'late',
    ask: ({ db }) => urgencyOf(db, 25),
  },
  'login.force2fa': {
    value: 'true',
    before: 0,
    after: 40015,
    ask: async (place) =>
      codeFrom(operator(place.handlers).ask('POST', 'login', await credentials(place, 'finance01'))),
  },
  'login.maxErrors': {
    value: '3',
    before: [40011, 40011, 40011],
    after: [40011, 40011, 40013],
    ask: (place) => wrongPasswords(place, 3),
  },
  'login.lockMinutes': {
    value: '2',
    before: 40013,
    after: 0,
    ask: (place) => {
      wrongPasswords(place, 5);
      place.wait(3 * 60_000);
      return codeOf(() => checkPassword(place.db, 'finance01', 'Demo1234', '192.0.2.9'));
    },
  },
  'login.captcha': { value: 'false', before: 40010, after: 0, ask: withWrongCaptcha },
  'sys.export.maxRows': {
    value: '10',
    before: 0,
    after: 42900,
    ask: async (place) => codeFrom((await signedIn(place, 'admin')).ask('GET', 'walletCode/export')),
  },
  'withdraw.review.secondThreshold': {
    value: '100',
    before: false,
    after: true,
    ask: (place) => needsTail(place.db, waitingWithdraw(place)),
  },
  'withdraw.review.finalThreshold': {
    value: '100',
    before: false,
    after: true,
    ask: (place) => needsFinal(place.db, waitingWithdraw(place, { status: 2 })),
  },
  'withdraw.batch.secondFrom': {
    value: '100',
    before: false,
    after: true,
    ask: ({ db }) => takesSecond(db, parse('100')),
  },
  'treasury.coverageAlert': {
    value: '110',
    before: '101',
    after: '110',
    ask: async (place) =>
      (await (await signedIn(place, 'admin')).ask<{ coverageAlert: string }>('GET', 'walletCode/summary'))
        .data.coverageAlert,
  },
  'treasury.explain.secondFrom': {
    value: '2000',
    before: 3,
    after: 4,
    ask: async (place) => {
      const row = [...place.db.reconciliations.values()].find(({ status }) => status === 2);
      const finance = await signedIn(place, 'finance01');
      const { id, version } = row ?? {};
      const why = { cause: 'other', reason: '运维误转出', operPassword: 'Demo1234' };
      await finance.ask('POST', 'reconciliation/explain', { id, version, ...why });
      return row?.status;
    },
  },
  'risk.weights': {
    value: '{"W06":1,"W08":2}',
    before: 55,
    after: 3,
    ask: ({ db }) => {
      const row = db.withdraws.get(8);
      return row && riskOf(db, row).riskScore;
    },
  },
  'kyc.limit.day': {
    value: '{"0":"1","1":"1","2":"1"}',
    before: [],
    after: ['W04'],
    ask: (place) => assess(place.db, waitingWithdraw(place)).blocks,
  },
  'kyc.limit.month': {
    value: '{"0":"1","1":"1"}',
    before: [],
    after: ['W04'],
    ask: (place) => assess(place.db, waitingWithdraw(place)).blocks,
  },
  'withdraw.lockHours': {
    value: '48',
    before: '2026-11-21 12:00:00',
    after: '2026-11-22 12:00:00',
    ask: (place) => {
      const member = { ...memberOf(place, 1) };
      lockWithdraws(place.db, member);
      return member.withdrawLockUntil;
    },
  },
  'recharge.review.secondThreshold': {
    value: '99',
    before: 2,
    after: 1,
    ask: async (place) => {
      const row = waitingRecharge(place);
      await review(await signedIn(place, 'finance01'), row, { result: 'approve' });
      return row.status;
    },
  },
  'adjust.review.secondThreshold': {
    value: '20',
    before: 2,
    after: 1,
    ask: async (place) => {
      const { data } = await addAdjust(await signedIn(place, 'finance01'));
      const row = adjustOf(place, data?.id ?? 0);
      await reviewAdjust(await signedIn(place, 'finance02'), row);
      return row.status;
    },
  },
  'contract.forceClose.priceMinutes': {
    value: '1',
    before: 'closes',
    after: 'refused',
    ask: (place) => {
      stopFeed(place.db, 'XRPUSDT');
      place.wait(2 * MINUTE);
      return refusalOf(() => mustHaveMark(place.db, 'XRPUSDT', 'one')) === null ? 'closes' : 'refused';
    },
  },
  'recharge.voucher.minutes': {
    value: '30',
    before: 1,
    after: 4,
    ask: async (place) => {
      const row = waitingRecharge(place);
      place.wait(31 * 60_000);
      await (await signedIn(place, 'admin')).ask('GET', 'user/getUserMenus');
      return row.status;
    },
  },
  'risk.recharge.large': {
    value: '90',
    before: [],
    after: ['R04'],
    ask: (place) => waitingRecharge(place).riskFlags,
  },
  'recharge.manual.max': {
    value: '100',
    before: 0,
    after: 42205,
    ask: async (place) =>
      codeFrom((await signedIn(place, 'finance02')).ask('POST', 'cwManage/chargeLogAdd', draft())),
  },
  'adjust.max': {
    value: '10',
    before: 0,
    after: 42205,
    ask: async (place) => codeFrom(addAdjust(await signedIn(place, 'finance01'))),
  },
  'reminder.pollSeconds': { value: '30', before: 15, after: 30, ask: told('pollSeconds') },
  'reminder.sound': { value: 'false', before: true, after: false, ask: told('sound') },
  'ui.upColor': { value: 'red', before: 'green', after: 'red', ask: told('upColor') },
  'sys.timezone': {
    value: 'Asia/Singapore',
    before: 'Asia/Shanghai',
    after: 'Asia/Singapore',
    ask: told('timezone'),
  },
  'award.auto.max': { value: '50', before: '100', after: '50', ask: amountOf(awardAutoMax) },
  'campaign.approveThreshold': {
    value: '500',
    before: '1000',
    after: '500',
    ask: amountOf(campaignThreshold),
  },
  'campaign.grantMax': { value: '200', before: '5000', after: '200', ask: amountOf(grantMax) },
  'sys.user.passwordDays': { value: '30', before: 90, after: 30, ask: told('passwordDays') },
  'sys.uploadFile.fileSize': {
    value: '1',
    before: [2048, 0],
    after: [1, 40000],
    ask: async (place) => {
      const size = 1024 * 1024 + 1;
      const file = {
        identifier: '0'.repeat(32),
        totalChunks: 1,
        totalSize: size,
        filename: 'a.png',
        chunkNumber: 1,
        chunkSize: size,
        currentChunkSize: size,
      };
      const query = new URLSearchParams(
        Object.entries(file).map(([name, value]) => [name, String(value)]),
      ).toString();
      const asked = (await signedIn(place, 'admin')).ask('GET', `bigUpload/upload?${query}`);
      return [await told('uploadMegabytes')(place), await codeFrom(asked)];
    },
  },
  'kyc.blockedCountries': {
    value: 'RU, BR',
    before: [],
    after: ['region'],
    ask: (place) => findingsOf(place.db, handedIn(place)),
  },
  'contract.insuranceFund': { value: '0', before: true, after: false, ask: bornByFund },
};

test('every setting has a rule that is held below', () => {
  expect(new Set(Object.keys(RULES))).toEqual(new Set(settingsOf(bench().db).map(({ key }) => key)));
});

describe.each(Object.entries(RULES))('%s', (key, { value, before, after, ask }) => {
  test('its rule follows it at once', async () => {
    expect(await ask(bench())).toEqual(before);
    const place = bench();
    place.db.config.set(key, value);
    expect(await ask(place)).toEqual(after);
  });

  test.each(['', '-1', '{"1":'])('what cannot be read, %j, leaves the default', async (text) => {
    const place = bench();
    place.db.config.set(key, text);
    expect(await ask(place)).toEqual(before);
  });

  test('without a stored value the default counts', async () => {
    const place = bench();
    place.db.config.delete(key);
    expect(await ask(place)).toEqual(before);
  });
});

test('the mark of an answer is another one as soon as what the console is told is', async () => {
  const place = bench();
  const who = await signedIn(place, 'common');
  const mark = async () => (await who.send('GET', 'user/getUserMenus')).headers.get('x-access');
  const before = await mark();
  place.db.config.set('login.maxErrors', '7');
  expect(await mark()).toBe(before);
  place.db.config.set('ui.upColor', 'red');
  expect(await mark()).not.toBe(before);
});

test('what guards money and log-ins takes the own password to change', () => {
  const keys = settingsOf(bench().db).map(({ key }) => key);
  expect(keys.filter((key) => !isGuardedKey(key)).toSorted()).toEqual([
    'reminder.pollSeconds',
    'reminder.sound',
    'sys.uploadFile.fileSize',
    'sys.user.passwordDays',
    'ui.upColor',
  ]);
});

test.each<[type: SettingType, stored: string, limits: { min?: number; max?: number; choices?: string[] }]>([
  ['count', '4', { min: 5 }],
  ['minutes', '11', { max: 10 }],
  ['hours', '1.5', {}],
  ['flag', 'yes', {}],
  ['choice', 'blue', { choices: ['green', 'red'] }],
  ['money', '1e3', {}],
  ['money', '11', { max: 10 }],
  ['amounts', '{"1":5}', {}],
  ['points', '{"W05":101}', { max: 100 }],
  ['codes', 'CN,,RU', {}],
])('a %s that is stored as %j counts as not stored', (type, stored, limits) => {
  const { db } = bench();
  const defaults: Record<SettingType, string> = {
    count: '7',
    minutes: '7',
    hours: '7',
    flag: 'true',
    choice: 'green',
    money: '7',
    amounts: '{"1":"7"}',
    points: '{"W05":7}',
    codes: 'CN',
  };
  const one = declare({ key: 'test.one', type, default: defaults[type], title: ['', '', ''], ...limits });
  const usual = setting(db, one);
  db.config.set('test.one', stored);
  expect(setting(db, one)).toEqual(usual);
});
