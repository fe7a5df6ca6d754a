import type { DictSource } from '../../core/dictSource';

/** Dictionaries about contracts, delivery and staking, in the notation of `dictionaries.ts`. */
export const dictTrade: DictSource = {
  biz_pos_side: ['持仓方向', ['1=多/Long/多/green*', '2=空/Short/空/red']],
  biz_margin_mode: ['保证金模式', ['1=逐仓/Isolated/逐倉*', '2=全仓/Cross/全倉']],
  biz_pos_status: [
    '持仓状态',
    ['1=正常/Normal/正常*', '2=预警/Warning/預警/gold', '3=强平中/Liquidating/強平中/red'],
  ],
  biz_force_reason: [
    '后台平仓原因',
    [
      'risk=风险控制/Risk control/風險控制*',
      'delist=品种下架/Delisting/品種下架',
      'request=会员申请/Requested by member/會員申請',
      'legal=司法/Legal/司法',
      'system=系统故障/System fault/系統故障',
    ],
  ],
  biz_order_status: [
    '合约订单状态',
    [
      '1=持有中/Open/持有中*',
      '2=部分平仓/Partly closed/部分平倉',
      '3=已平仓/Closed/已平倉!',
      '4=已强平/Liquidated/已強平!',
      '5=后台平仓/Force-closed/後台平倉!',
    ],
  ],
  biz_close_reason: [
    '平仓原因',
    [
      '1=主动/Manual/主動*',
      '2=止盈/Take profit/停利',
      '3=止损/Stop loss/停損',
      '4=强平/Liquidation/強平',
      '5=自动减仓/Auto-deleveraging/自動減倉',
      '6=后台平仓/Force close/後台平倉',
      '7=下架结算/Settlement/下架結算',
    ],
  ],
  biz_entrust_action: [
    '委托方向',
    [
      '1=开多/Open long/開多/green*',
      '2=开空/Open short/開空/red',
      '3=平多/Close long/平多/cyan',
      '4=平空/Close short/平空/orange',
    ],
  ],
  biz_entrust_type: [
    '委托类型',
    [
      '1=限价/Limit/限價*',
      '2=市价/Market/市價',
      '3=计划限价/Stop limit/計畫限價',
      '4=计划市价/Stop market/計畫市價',
      '5=止盈/Take profit/停利',
      '6=止损/Stop loss/停損',
      '7=跟踪委托/Trailing stop/移動停損',
    ],
  ],
  biz_tif: [
    '有效方式',
    [
      'GTC=取消前有效/Good till cancelled/取消前有效*',
      'IOC=立即成交否则取消/Immediate or cancel/立即成交否則取消',
      'FOK=全部成交否则取消/Fill or kill/全部成交否則取消',
      'GTX=只做挂单/Post only/只掛單',
    ],
  ],
  biz_trigger_by: ['触发价类型', ['1=最新价/Last/最新價*', '2=标记价/Mark/標記價', '3=指数价/Index/指數價']],
  biz_create_type: [
    '委托来源',
    [
      '1=会员/Member/會員*',
      '2=止盈/Take profit/停利',
      '3=止损/Stop loss/停損',
      '4=强平/Liquidation/強平',
      '5=自动减仓/Auto-deleveraging/自動減倉',
      '6=结算/Settlement/結算',
      '7=系统/System/系統',
      '8=后台/Staff/後台',
    ],
  ],
  biz_entrust_status: [
    '委托状态',
    [
      '0=待触发/Untriggered/待觸發/default',
      '1=新委托/New/新委託*',
      '2=部分成交/Partly filled/部分成交',
      '3=全部成交/Filled/全部成交!',
      '4=已撤销/Cancelled/已撤銷/default!',
      '5=部分成交已撤/Partly filled, cancelled/部分成交已撤!',
      '6=已拒绝/Rejected/已拒絕/default!',
      '7=已过期/Expired/已過期/default!',
    ],
  ],
  biz_cancel_reason: [
    '撤单原因',
    [
      'positionClosed=仓位已平/Position closed/倉位已平',
      'closeOnly=合约仅可平仓/Symbol is close-only/合約僅可平倉',
      'noBalance=可用余额不足/Insufficient available balance/可用餘額不足',
      'member=会员撤单/Cancelled by the member/會員撤單',
      'expired=超过有效期/Expired/超過有效期',
    ],
  ],
  biz_deal_role: ['成交角色', ['1=吃单/Taker/吃單*', '2=挂单/Maker/掛單']],
  biz_exec_type: [
    '成交类型',
    [
      '1=普通/Trade/普通*',
      '2=强平/Liquidation/強平',
      '3=自动减仓/Auto-deleveraging/自動減倉',
      '4=后台平仓/Force close/後台平倉',
      '5=结算/Settlement/結算',
    ],
  ],
  biz_trade_state: [
    '交易状态',
    [
      '1=交易中/Trading/交易中*',
      '2=仅平仓/Close only/僅平倉/gold',
      '3=暂停/Suspended/暫停/red',
      '4=已下架/Delisted/已下架/default!',
    ],
  ],
  biz_index_source: [
    '指数来源',
    [
      'nova=新星/Nova/新星',
      'orbit=轨道/Orbit/軌道',
      'polar=极光/Polar/極光',
      'quasar=类星/Quasar/類星',
      'comet=彗星/Comet/彗星',
      'zenith=天顶/Zenith/天頂',
    ],
  ],
  biz_price_source: ['结算价来源', ['index=指数/Index/指數*', 'mark=标记/Mark/標記']],
  biz_cycle_unit: [
    '周期单位',
    ['s=秒/Seconds/秒*', 'm=分钟/Minutes/分鐘', 'h=小时/Hours/小時', 'd=天/Days/天'],
  ],
  biz_tie_rule: ['平局规则', ['1=退还本金/Refund stake/退還本金*', '2=判负/Counts as loss/判負']],
  biz_delivery_dir: ['交割方向', ['1=看涨/Up/看漲/green*', '2=看跌/Down/看跌/red']],
  biz_delivery_result: [
    '交割结果',
    ['0=未结算/Unsettled/未結算/default*', '1=胜/Win/勝!', '2=负/Loss/負!', '3=平局/Tie/平手!'],
  ],
  biz_delivery_status: [
    '交割订单状态',
    [
      '1=进行中/Running/進行中*',
      '2=已结算/Settled/已結算!',
      '3=待核实/To be verified/待核實/red',
      '4=已作废/Voided/已作廢/default!',
    ],
  ],
  biz_staking_type: ['质押类型', ['1=活期/Flexible/活期*', '2=定期/Locked/定期']],
  biz_interest_mode: ['派息方式', ['1=每日派息/Daily/每日派息*', '2=到期派息/At maturity/到期派息']],
  biz_staking_status: [
    '质押产品状态',
    [
      '0=草稿/Draft/草稿/default*',
      '1=在售/On sale/銷售中',
      '2=售罄/Sold out/售完/default',
      '3=下架/Unavailable/下架/default',
      '4=已结束/Ended/已結束/default!',
    ],
  ],
  biz_staking_order_status: [
    '质押订单状态',
    [
      '1=质押中/Staking/質押中*',
      '2=赎回中/Redeeming/贖回中/processing',
      '3=已赎回/Redeemed/已贖回!',
      '4=提前赎回/Redeemed early/提前贖回!',
      '5=已续期/Renewed/已續期!',
    ],
  ],
};
