import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import localeData from 'dayjs/plugin/localeData';
import weekday from 'dayjs/plugin/weekday';
import weekOfYear from 'dayjs/plugin/weekOfYear';
import { wallAt } from '@/lib/wall';

dayjs.extend(localeData);
dayjs.extend(weekday);
dayjs.extend(weekOfYear);

type Config = Parameters<typeof DatePicker.generatePicker<Dayjs>>[0];

/** dayjs in the operator's language. Values are platform times that are handled as if they were UTC. */
const config: Config = {
  getNow: () => wallAt(),
  getFixedDate: (text) => dayjs.utc(text),
  getEndDate: (date) => date.endOf('month'),
  getWeekDay: (date) => date.day(),
  getYear: (date) => date.year(),
  getMonth: (date) => date.month(),
  getDate: (date) => date.date(),
  getHour: (date) => date.hour(),
  getMinute: (date) => date.minute(),
  getSecond: (date) => date.second(),
  getMillisecond: (date) => date.millisecond(),
  addYear: (date, diff) => date.add(diff, 'year'),
  addMonth: (date, diff) => date.add(diff, 'month'),
  addDate: (date, diff) => date.add(diff, 'day'),
  setYear: (date, year) => date.year(year),
  setMonth: (date, month) => date.month(month),
  setDate: (date, day) => date.date(day),
  setHour: (date, hour) => date.hour(hour),
  setMinute: (date, minute) => date.minute(minute),
  setSecond: (date, second) => date.second(second),
  setMillisecond: (date, millisecond) => date.millisecond(millisecond),
  isAfter: (date, other) => date.isAfter(other),
  isValidate: (date) => date.isValid(),
  locale: {
    getWeekFirstDay: () => dayjs.localeData().firstDayOfWeek(),
    getWeekFirstDate: (_, date) => date.weekday(0),
    getWeek: (_, date) => date.week(),
    getShortWeekDays: () => dayjs.localeData().weekdaysMin(),
    getShortMonths: () => dayjs.localeData().monthsShort(),
    format: (_, date, format) => date.format(format),
    parse: (_, text, formats) =>
      formats.map((format) => dayjs.utc(text, format, true)).find((date) => date.isValid()) ?? null,
  },
};

/**
 * antd's pickers in the platform's time zone: "now" and "today" are those of the platform, and no time is shifted to
 * the browser's zone or skipped by its daylight saving.
 */
export const WallPicker = DatePicker.generatePicker<Dayjs>(config);
