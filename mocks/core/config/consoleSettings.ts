import type { ConsoleSettings } from '@/api/types';
import type { Db } from '../db';
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

/** Settings that the console keeps to as well. */
export const consoleSettings = [pollSeconds, sound, upColor, uploadSize, passwordDays];

/** Their values, as they travel with the menu. */
export const consoleSettingsOf = (db: Db): ConsoleSettings => ({
  pollSeconds: setting(db, pollSeconds),
  sound: setting(db, sound),
  upColor: setting(db, upColor) === 'red' ? 'red' : 'green',
  uploadMegabytes: setting(db, uploadSize),
  passwordDays: setting(db, passwordDays),
});
