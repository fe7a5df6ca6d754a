import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  noNotice: ['没有已发布的公告可跳转', 'There is no published notice to link to', '沒有已發佈的公告可跳轉'],
  endsFirst: ['下线时间须晚于上线时间', 'It must end after it starts', '下線時間須晚於上線時間'],
  endPast: ['下线时间须晚于现在', 'The end must be in the future', '下線時間須晚於現在'],
  noLangs: ['请选择其他语言', 'Choose at least one other language', '請選擇其他語言'],
} satisfies Record<string, Texts>;
