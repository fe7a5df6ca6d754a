import type { ConsoleSettings } from '@/api/types';
import { platformZone, PLATFORM_ZONES } from '../../../src/contract/zones';
import type { PlatformZone } from '@/contract/zones';
import { closuresOf } from '../closures';
import type { Db } from '../db';
import { isScoped } from '../staffOnly';
import type { User } from '../systemRows';
import { declare, setting } from './setting';

const pollSeconds = declare({
  key: 'reminder.pollSeconds',
  type: 'count',
  default: '15',
  min: 5,
  max: 300,
  title: ['待审查询间隔（秒）', 'Check for pending every (s)', '待審查詢間隔（秒）'],
});

const sound = declare({
  key: 'reminder.sound',
  type: 'flag',
  default: 'true',
  title: ['待审提醒提示音', 'Reminder sound', '待審提醒提示音'],
});

const upColor = declare({
  key: 'ui.upColor',
  type: 'choice',
  default: 'green',
  choices: ['green', 'red'],
  title: ['上涨颜色', 'Colour for rises', '上漲顏色'],
  remark: [
    'green 为绿涨红跌，red 为红涨绿跌',
    'green: up is green and down is red. red: the other way round.',
    'green 為綠漲紅跌，red 為紅漲綠跌',
  ],
});

export const uploadSize = declare({
  key: 'sys.uploadFile.fileSize',
  type: 'count',
  default: '2048',
  min: 1,
  max: 1_048_576,
  title: ['上传文件大小上限（MB）', 'Upload size limit (MB)', '上傳檔案大小上限（MB）'],
});

const passwordDays = declare({
  key: 'sys.user.passwordDays',
  type: 'count',
  default: '90',
  min: 1,
  max: 3650,
  title: ['密码使用天数上限', 'Password age limit (days)', '密碼使用天數上限'],
});

const timezone = declare({
  key: 'sys.timezone',
  type: 'choice',
  default: PLATFORM_ZONES[0],
  choices: PLATFORM_ZONES,
  second: 'always',
  title: ['平台时区', "The platform's time zone", '平台時區'],
  remark: [
    '平台日由此时区的零点开始；可选时区均为 UTC+8，因为所有时间都按此存储',
    "The platform's day begins at its midnight. Every choice is at UTC+8, because all times are stored so.",
    '平台日由此時區的零點開始；可選時區均為 UTC+8，因為所有時間都依此儲存',
  ],
});

/** Settings that the console keeps to as well. */
export const consoleSettings = [pollSeconds, sound, upColor, uploadSize, passwordDays, timezone];

/** The zone that the platform lives in. */
export const consoleZone = (db: Db): PlatformZone => platformZone(setting(db, timezone));

/** Their values, as they travel with the menu, and what is closed now. */
export const consoleSettingsOf = (db: Db, user: User): ConsoleSettings => ({
  pollSeconds: setting(db, pollSeconds),
  sound: setting(db, sound),
  upColor: setting(db, upColor) === 'red' ? 'red' : 'green',
  uploadMegabytes: setting(db, uploadSize),
  passwordDays: setting(db, passwordDays),
  timezone: consoleZone(db),
  closures: closuresOf(db, !isScoped({ user })),
});
