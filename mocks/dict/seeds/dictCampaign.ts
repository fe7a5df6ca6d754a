import type { DictSource } from '../../core/dictSource';

/** Dictionaries about campaigns, content and risk, in the notation of `dictionaries.ts`. */
export const dictCampaign: DictSource = {
  biz_coupon_type: [
    '优惠券类型',
    [
      '1=体验金/Trial bonus/體驗金*',
      '2=手续费抵扣/Fee discount/手續費折抵',
      '3=现金券/Cash/現金券',
      '4=充值赠送/Recharge match/充值贈送',
      '5=质押加息/APR boost/質押加息',
      '6=亏损补贴/Loss cover/虧損補貼',
    ],
  ],
  biz_coupon_scope: [
    '优惠券范围',
    [
      'all=通用/All/通用*',
      'contract=合约/Contract/合約',
      'delivery=交割/Delivery/交割',
      'staking=质押/Staking/質押',
      'withdraw=提现/Withdrawal/提現',
    ],
  ],
  biz_receive_mode: [
    '领取方式',
    ['1=后台发放/Granted/後台發放*', '2=会员领取/Claimed/會員領取', '3=事件触发/On event/事件觸發'],
  ],
  biz_valid_type: [
    '有效期类型',
    ['1=固定日期/Fixed dates/固定日期*', '2=领取后天数/Days after receipt/領取後天數'],
  ],
  biz_coupon_status: [
    '优惠券状态',
    [
      '0=草稿/Draft/草稿/default*',
      '1=进行中/Active/進行中',
      '2=已暂停/Paused/已暫停/default',
      '3=已结束/Ended/已結束/default!',
    ],
  ],
  biz_member_coupon_status: [
    '领券状态',
    [
      '1=未使用/Unused/未使用*',
      '2=使用中/In use/使用中',
      '3=已使用/Used/已使用!',
      '4=已过期/Expired/已過期/default!',
      '5=已撤回/Revoked/已撤回/default!',
    ],
  ],
  biz_sender_type: ['发送方', ['1=会员/Member/會員*', '2=平台/Platform/平台']],
  biz_envelope_type: [
    '红包类型',
    ['1=拼手气/Random amount/隨機金額*', '2=均分/Equal/均分', '3=专属/Exclusive/專屬'],
  ],
  biz_envelope_cond: [
    '领取条件',
    [
      '0=不限/Anyone/不限*',
      '1=新会员/New members/新會員',
      '2=已认证/KYC passed/已認證',
      '3=有交易/Has traded/有交易',
    ],
  ],
  biz_envelope_status: [
    '红包状态',
    [
      '0=待审核/Pending/待審核/processing',
      '1=领取中/Active/領取中*',
      '2=已领完/Finished/已領完!',
      '3=已过期/Expired/已過期/default!',
      '4=已取消/Cancelled/已取消/default!',
      '5=已驳回/Rejected/已駁回/default!',
    ],
  ],
  biz_redeem_reward: ['兑换奖励', ['1=币/Coin/幣*', '2=优惠券/Coupon/優惠券']],
  biz_redeem_batch_status: [
    '兑换批次状态',
    [
      '0=草稿/Draft/草稿/default*',
      '1=进行中/Active/進行中',
      '2=已暂停/Paused/已暫停/default',
      '3=已结束/Ended/已結束/default!',
      '4=已作废/Void/已作廢/default!',
    ],
  ],
  biz_redeem_code_status: [
    '兑换码状态',
    [
      '1=未使用/Unused/未使用*',
      '2=已使用/Used/已使用!',
      '3=已作废/Void/已作廢/default!',
      '4=已过期/Expired/已過期/default!',
    ],
  ],
  biz_award_type: [
    '奖励类型',
    [
      '101=注册/Sign-up/註冊',
      '102=认证/KYC/認證',
      '103=首充/First recharge/首充',
      '104=邀请/Invite/邀請',
      '105=返佣/Rebate/返佣*',
      '106=交易赛/Contest/交易賽',
      '107=签到/Check-in/簽到',
      '108=人工/Manual/人工',
    ],
  ],
  biz_award_status: [
    '奖励状态',
    [
      '1=待审核/Pending/待審核/processing*',
      '2=已发放/Paid/已發放!',
      '3=已驳回/Rejected/已駁回/default!',
      '4=已追回/Clawed back/已追回/default!',
    ],
  ],
  biz_banner_pos: [
    '轮播位置',
    [
      '1=网页首页/Web home/網頁首頁*',
      '2=App 首页/App home/App 首頁',
      '3=活动页/Campaign page/活動頁',
      '4=弹窗/Pop-up/彈出視窗',
      '5=合约页/Contract page/合約頁',
    ],
  ],
  biz_link_type: [
    '跳转类型',
    ['0=不跳转/None/不跳轉*', '1=站内页/Internal/站內頁', '2=外链/External/外部連結', '3=公告/Notice/公告'],
  ],
  biz_notice_cat: [
    '公告分类',
    [
      '1=系统/System/系統*',
      '2=活动/Campaign/活動',
      '3=充值与提现/Recharges and withdrawals/充值與提現',
      '4=上币/Listing/上幣',
      '5=维护/Maintenance/維護',
      '6=风险提示/Risk/風險提示',
    ],
  ],
  biz_notice_target: [
    '公告对象',
    ['1=全部/All/全部*', '2=等级/Levels/等級', '3=国家/Countries/國家', '4=指定会员/Chosen members/指定會員'],
  ],
  biz_notice_status: [
    '公告状态',
    [
      '0=草稿/Draft/草稿/default*',
      '1=待发布/Scheduled/待發佈/default',
      '2=已发布/Published/已發佈',
      '3=已下线/Unpublished/已下線/default',
    ],
  ],
  biz_tutor_field: [
    '导师领域',
    [
      'spot=现货/Spot/現貨*',
      'contract=合约/Contract/合約',
      'quant=量化/Quant/量化',
      'onchain=链上/On-chain/鏈上',
      'edu=入门/Basics/入門',
    ],
  ],
  biz_violation_type: [
    '违规类型',
    [
      'multi=多账号/Multiple accounts/多帳號*',
      'wash=刷量/Wash trading/刷量',
      'bonus=恶意套利/Bonus abuse/濫用優惠',
      'kyc=虚假认证/Fake KYC/虛假認證',
      'chargeback=拒付/Chargeback/拒付',
      'aml=洗钱嫌疑/AML suspicion/洗錢嫌疑',
      'api=接口滥用/API abuse/API 濫用',
      'manip=操纵市场/Market manipulation/操縱市場',
      'abuse=言语辱骂/Abusive language/言語辱罵',
      'other=其他/Other/其他',
    ],
  ],
  biz_severity: [
    '严重程度',
    ['1=轻微/Minor/輕微/default*', '2=一般/Moderate/一般/gold', '3=严重/Severe/嚴重/red'],
  ],
  biz_violation_source: ['违规来源', ['1=规则/Rule/規則*', '2=人工/Staff/人工', '3=举报/Report/舉報']],
  biz_penalty: [
    '处罚措施',
    [
      'warn=警告/Warning/警告*',
      'noWithdraw=禁止提现/Withdrawals blocked/禁止提現',
      'noTrade=禁止交易/Trading blocked/禁止交易',
      'freeze=冻结/Freeze/凍結',
      'clawback=扣回收益/Clawback/扣回收益',
      'close=注销/Close/註銷',
    ],
  ],
  biz_violation_status: [
    '违规状态',
    [
      '1=待处理/Pending/待處理/processing*',
      '2=已确认/Confirmed/已確認',
      '3=已排除/Dismissed/已排除/default!',
      '4=申诉中/Appealed/申訴中/processing',
      '5=已撤销/Revoked/已撤銷!',
    ],
  ],
  biz_ip_action: [
    'IP 行为',
    [
      'register=注册/Registration/註冊',
      'login=登录/Sign-in/登入*',
      'withdraw=提现/Withdrawal/提現',
      'password=修改密码/Password change/變更密碼',
      'bind=绑定设备/Device binding/綁定裝置',
      'kyc=认证/KYC/認證',
    ],
  ],
  biz_ip_type: [
    'IP 类型',
    [
      '1=住宅/Residential/住宅*',
      '2=移动/Mobile/行動',
      '3=机房/Data centre/資料中心/gold',
      '4=VPN/VPN/VPN/gold',
      '5=Tor/Tor/Tor/red',
    ],
  ],
  biz_ip_rule: ['IP 规则', ['1=黑名单/Blacklist/黑名單*', '2=白名单/Whitelist/白名單']],
  biz_ip_scope: ['IP 规则范围', ['1=会员端/Members/會員端*', '2=后台/Console/後台']],
  biz_user_type: ['账号类别', ['1=会员/Member/會員*', '2=后台/Staff/後台']],
  biz_login_error: [
    '登录错误类型',
    [
      '1=密码错误/Wrong password/密碼錯誤*',
      '2=验证码错误/Wrong captcha/驗證碼錯誤',
      '3=二次验证错误/Wrong Google code/二次驗證錯誤',
      '4=账号不存在/Unknown account/帳號不存在',
      '5=账号冻结/Account frozen/帳號凍結',
      '6=IP 受限/IP blocked/IP 受限',
      '7=次数过多/Too many attempts/次數過多',
    ],
  ],
};
