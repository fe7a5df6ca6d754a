import { declare } from '../config/setting';

export const changeHours = declare({
  key: 'review.changeHours',
  type: 'hours',
  default: '24',
  min: 1,
  max: 168,
  title: [
    '待确认变更有效时长（小时）',
    'Hours until a change that waits for a second person lapses',
    '待確認變更有效時長（小時）',
  ],
});
