import type { Area } from '../../core/area';

/** Dictionaries of grants, in the notation of the seeds. */
export const couponDictionaries: NonNullable<Area['dictionaries']> = {
  biz_coupon_grant_status: [
    '发券状态',
    [
      '1=待复核/To review/待覆核/processing*',
      '2=已发放/Done/已發放!',
      '3=已驳回/Rejected/已駁回/default!',
      '4=已撤回/Cancelled/已撤回/default!',
      '5=已失效/Lapsed/已失效/default!',
    ],
  ],
  biz_grant_target: [
    '发放对象',
    ['1=UID 列表/UID list/UID 清單*', '2=文件/File/檔案', '3=等级/Levels/等級', '4=标签/Tags/標籤'],
  ],
  biz_grant_obstacle: [
    '不可领取原因',
    [
      'unknown=没有该会员/No such member/沒有該會員*',
      'twice=名单中重复/Listed twice/名單中重複',
      'closed=已注销/Closed/已註銷',
      'frozen=已冻结/Frozen/已凍結',
      'level=等级不符/Wrong level/等級不符',
      'country=国家不符/Wrong country/國家不符',
      'limit=已达每人限领/Limit per member reached/已達每人限領',
      'lately=24 小时内已发放/Granted within 24 hours/24 小時內已發放',
      'quantity=已发完/None left/已發完',
    ],
  ],
};
