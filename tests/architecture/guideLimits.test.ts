import { expect, test } from 'vitest';
import { CODES } from '#mocks/core/googleCode';
import { SESSION_IDLE } from '#mocks/core/access';
import type { AttemptRule } from '#mocks/core/attempts';
import { settingsOf } from '#mocks/core/config/registry';
import { DEEPEST_BODY } from '#mocks/core/input';
import { LOG_LINES } from '#mocks/core/jobs';
import { MEMBER_IDLE } from '#mocks/core/memberSessions';
import { TICKET_LIFE } from '#mocks/core/signInSteps';
import { CODE_LIFE, STEP_UP } from '#mocks/core/stepUp';
import { HOUR, MINUTE } from '#mocks/core/time';
import { createDb } from '#mocks/db';
import { EXTENSIONS } from '#mocks/file/uploads';
import { KEPT as LOGIN_LOG_KEPT } from '#mocks/loginLog/clean';
import { REGRET } from '#mocks/member/profile/notes';
import { RESET_LINK_LIFE } from '#mocks/member/resetLinks';
import { KEPT as OPER_LOG_KEPT } from '#mocks/operLog/area';
import { BODY_CAP } from '#mocks/server/node';
import { CAPTCHA_LIFE, QR_LIFE, SMS_LIFE, SMS_PAUSE, SMS_TRIES } from '#mocks/session/handlers';
import { CANCEL_MOST } from '@/contract/trading/entrust';
import { CLOSE_MOST } from '@/contract/trading/forceClose';
import { LEAST_REASON } from '@/contract/field/limits';
import { LONGEST_IMAGE } from '@/contract/field/shared';
import { MOST_WRITTEN } from '@/contract/field/texts';
import { LARGEST_PAGE, USUAL_PAGE } from '@/contract/filter';
import { LONGEST_TEXT, MOST_VALUES } from '@/contract/filterInput';
import { adjust } from '@/contract/finance/adjust';
import { APPROVE_MOST, PAY_MOST } from '@/contract/finance/withdraw';
import { MOST_CHUNKS } from '@/contract/shell/upload';
import { gen } from '@/contract/system/gen';
import { CHUNK_SIZE } from '@/lib/upload/chunks';
import { guideRows, guideSection } from './guide';
import { NOON } from '../noon';

const number = (value: number | string | undefined): string => Number(value).toLocaleString('en');

const minutes = (ms: number): string => (ms === MINUTE ? '1 minute' : `${number(ms / MINUTE)} minutes`);

const hours = (ms: number): string => `${number(ms / HOUR)} hours`;

const tries = ({ tries: allowed, within }: AttemptRule): string => `${allowed} within ${minutes(within)}`;

/** What limits the code itself has. */
const FIXED: Readonly<Record<string, string>> = {
  'life of a captcha': minutes(CAPTCHA_LIFE),
  'pause between codes by text message to a number': minutes(SMS_PAUSE),
  'life of a code by text message': minutes(SMS_LIFE),
  'wrong codes by text message': number(SMS_TRIES),
  'life of a QR ticket': minutes(QR_LIFE),
  'life of the ticket of a sign-in with steps': minutes(TICKET_LIFE),
  'wrong codes of an authenticator': tries(CODES),
  'wrong own passwords': tries(STEP_UP),
  'how long a code of an authenticator counts for calls with `operPassword`': minutes(CODE_LIFE),
  'time without a call that ends a session': hours(SESSION_IDLE),
  'bytes of a request': `${BODY_CAP / 1024 ** 2} MB`,
  'levels of a body': number(DEEPEST_BODY),
  'rows of a page': number(LARGEST_PAGE),
  'rows of a page without `pageSize`': number(USUAL_PAGE),
  'characters of a filter': number(LONGEST_TEXT),
  'values of a filter': number(MOST_VALUES),
  'records of a write': number(MOST_WRITTEN),
  'withdraws approved at once': number(APPROVE_MOST),
  'withdraws paid at once': number(PAY_MOST),
  'positions closed at once': number(CLOSE_MOST),
  'entrusts cancelled at once': number(CANCEL_MOST),
  'lines of an import of adjustments': number(adjust.calls.import.body.rows.options.max),
  'descriptions of an import of generated code': number(gen.calls.import.body.descriptions.options.max),
  'characters of a reason': number(LEAST_REASON),
  'characters of a picture in a body': number(LONGEST_IMAGE),
  'bytes of a chunk': number(CHUNK_SIZE),
  'chunks of an upload': number(MOST_CHUNKS),
  'session of a member without anything done': hours(MEMBER_IDLE),
  'life of a reset link': minutes(RESET_LINK_LIFE),
  'time in which an author may delete a note': minutes(REGRET),
  'days for which a line of the operation log is kept at least': number(OPER_LOG_KEPT),
  'days for which a line of the log-in log is kept at least': number(LOGIN_LOG_KEPT),
  'lines of the log of jobs': number(LOG_LINES),
};

const declared = settingsOf(createDb({ now: NOON }));

const [, , ...limits] = guideRows('Limits');

const bySetting = limits.filter(([, , , setting = '']) => / to /.test(setting));

test('docs/backend/guide.md names the limits that are settings with their defaults and bounds', () => {
  for (const [limit = '', value = '', , told = ''] of bySetting) {
    const key = /`(.+)`/.exec(told)?.[1];
    const setting = declared.find((one) => one.key === key);
    expect(told, limit).toBe(`\`${setting?.key}\`, ${number(setting?.min)} to ${number(setting?.max)}`);
    expect(value.split(' ')[0], limit).toBe(number(setting?.default));
  }
});

test('docs/backend/guide.md names the other limits as the code has them', () => {
  const told = limits
    .filter((row) => !bySetting.includes(row))
    .map(([limit = '', value = '']) => [limit, value]);
  expect(Object.fromEntries(told)).toEqual(FIXED);
});

test('docs/backend/guide.md names the files that may be uploaded', () => {
  const [, list = ''] = /Files may be uploaded that end in ([^;]+);/.exec(guideSection('Limits')) ?? [];
  expect(list.match(/\w+/g)).toEqual([...EXTENSIONS]);
});
