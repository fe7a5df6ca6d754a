import type { Area } from '../../core/area';

/** Dictionaries of payout batches, in the notation of the seeds. */
export const batchDictionaries: NonNullable<Area['dictionaries']> = {
  biz_batch_status: [
    '打款批次状态',
    [
      '0=草稿/Draft/草稿/default*',
      '1=待放行/To release/待放行/processing',
      '2=打款中/Paying/撥款中',
      '3=已完成/Done/已完成!',
      '4=部分完成/Partly done/部分完成/default!',
      '5=未打款/Not paid/未撥款/default!',
      '6=已取消/Cancelled/已取消/default!',
      '7=已驳回/Rejected/已駁回/default!',
    ],
  ],
  biz_batch_line: [
    '批次明细结果',
    [
      '0=未打款/Not paid/未撥款/default*',
      '1=处理中/In progress/處理中',
      '2=已打款/Paid/已撥款',
      '3=已拒绝/Refused/已拒絕/gold',
      '4=失败/Failed/失敗/gold',
      '5=待核实/To be verified/待核實/red',
    ],
  ],
};
