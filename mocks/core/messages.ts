/** Refusal texts: simplified Chinese, English, traditional Chinese. */
export const messages = {
  401: [
    '登录状态已过期，请重新登录',
    'Your session has expired. Sign in again.',
    '登入狀態已過期，請重新登入',
  ],
  40000: ['参数有误，请检查后重试', 'Invalid input. Check it and try again.', '參數有誤，請檢查後再試'],
  40001: [
    '请填写不少于 {n} 个字的原因',
    'Enter a reason of at least {n} characters',
    '請填寫不少於 {n} 個字的原因',
  ],
  40010: ['验证码错误或已过期', 'Wrong or expired captcha', '驗證碼錯誤或已過期'],
  40011: ['用户名或密码错误', 'Wrong username or password', '使用者名稱或密碼錯誤'],
  40012: [
    '该用户已被停用，请联系管理员',
    'This account is disabled. Contact an administrator.',
    '此使用者已停用，請聯絡管理員',
  ],
  40013: [
    '密码错误次数过多，登录锁定至 {until}，请 {n} 分钟后再试',
    'Too many wrong passwords. Sign-in is locked until {until}. Try again in {n} min.',
    '密碼錯誤次數過多，登入鎖定至 {until}，請 {n} 分鐘後再試',
  ],
  40014: ['手机号或短信验证码错误', 'Wrong mobile number or SMS code', '手機號碼或簡訊驗證碼錯誤'],
  40015: ['登录还需一步', 'One more step to sign in', '登入還需一步'],
  40016: ['谷歌验证码错误或已使用', 'Wrong or used Google code', 'Google 驗證碼錯誤或已使用'],
  40017: ['登录已超时，请重新登录', 'This sign-in has expired. Start again.', '登入已逾時，請重新登入'],
  40018: [
    '当前 IP 地址不允许登录，请联系管理员',
    'Sign-in from this IP address is not allowed. Contact an administrator.',
    '目前 IP 位址不允許登入，請聯絡管理員',
  ],
  40300: ['没有操作权限', "You don't have permission to do this", '沒有操作權限'],
  40301: ['登录密码错误', 'Wrong sign-in password', '登入密碼錯誤'],
  40302: [
    '错误次数过多，验证锁定至 {until}，请 {n} 分钟后再试',
    'Too many wrong attempts. This check is locked until {until}. Try again in {n} min.',
    '錯誤次數過多，驗證鎖定至 {until}，請 {n} 分鐘後再試',
  ],
  40305: ['请输入谷歌验证码', 'Enter your Google code', '請輸入 Google 驗證碼'],
  40303: [
    '受保护的记录，不能执行此操作',
    "This record is protected and can't be changed",
    '受保護的記錄，不能執行此操作',
  ],
  40400: ['数据不存在或已删除', "This record doesn't exist or has been deleted", '資料不存在或已刪除'],
  40900: [
    '数据已被他人修改，请刷新后重试',
    'Someone else changed this record. Reload and try again.',
    '資料已被他人修改，請重新整理後再試',
  ],
  40901: [
    '该记录已由 {who} 审核，不能重复审核',
    'Already reviewed by {who}',
    '此記錄已由 {who} 審核，不能重複審核',
  ],
  40902: ['{who} 正在审核该记录', '{who} is reviewing this record', '{who} 正在審核此記錄'],
  40903: [
    '您已参与此记录的申请或审核，请由他人操作',
    'You have requested or reviewed this yourself. Someone else must do it.',
    '您已參與此記錄的申請或審核，請由他人操作',
  ],
  40904: [
    '状态已变化或不允许此操作，请刷新后查看',
    "The current status doesn't allow this. Reload the record.",
    '狀態已變更或不允許此操作，請重新整理後查看',
  ],
  40905: ['该值已被使用', 'Already in use', '此值已被使用'],
  40906: ['存在关联数据，不能删除', "In use and can't be deleted", '存在關聯資料，不能刪除'],
  42201: ['可用余额不足', 'Insufficient available balance', '可用餘額不足'],
  42202: [
    '金额须在 {min} 与 {max} 之间',
    'Amount must be between {min} and {max}',
    '金額須在 {min} 與 {max} 之間',
  ],
  42203: ['最多支持 {n} 位小数', 'Up to {n} decimal places', '最多支援 {n} 位小數'],
  42204: ['地址格式与所选链不符', "The address doesn't match the chain", '地址格式與所選鏈不符'],
  42205: ['超出额度上限 {max}', 'Exceeds the limit {max}', '超出額度上限 {max}'],
  42206: ['触发风控规则：{rule}', 'Blocked by risk rule: {rule}', '觸發風控規則：{rule}'],
  42207: ['时间范围不正确', 'Invalid time range', '時間範圍不正確'],
  42208: ['该操作会使您自己无法登录', 'You would no longer be able to sign in', '此操作會使您自己無法登入'],
  42209: [
    '不能选择自身或下级',
    "You can't select the record itself or anything below it",
    '不能選擇自身或下級',
  ],
  42900: ['操作过于频繁，请稍后重试', 'Too many requests. Try again later.', '操作過於頻繁，請稍後再試'],
} as const satisfies Record<number, readonly [zh: string, en: string, tw: string]>;

/**
 * What a refusal says instead of the text of its code, where that would mislead: what several areas say. A text of one area
 * stands in its folder, as `refusals.ts`.
 */
export const reasons = {
  notHeld: [
    '不能授予您自己没有的{lacking}',
    "You can't grant what you don't have yourself: {lacking}",
    '不能授予您自己沒有的{lacking}',
  ],
  holdsMore: [
    '「{who}」拥有您没有的{lacking}，不能由您修改',
    '"{who}" has what you don\'t have yourself: {lacking}. Ask an administrator who has it.',
    '「{who}」擁有您沒有的{lacking}，不能由您修改',
  ],
  sameAccount: [
    '您与 {who} 的登录方式在 {hours} 小时内由同一人设置过，两人暂按同一人计，请由其他人确认',
    'What you and {who} sign in with was set by one operator within the last {hours} h, so for now you count as one person. Someone else has to confirm.',
    '您與 {who} 的登入方式在 {hours} 小時內由同一人設定過，兩人暫按同一人計，請由其他人確認',
  ],
  takesTwo: [
    '「{who}」会由此获得决定资金的{lacking}。请修改角色或用户，由另一人确认',
    '"{who}" would gain what decides money: {lacking}. Change the role or the user, and have it confirmed.',
    '「{who}」會由此獲得決定資金的{lacking}。請修改角色或使用者，由另一人確認',
  ],
  meansOther: [
    '提交后相关角色、用户或菜单已变化，此变更的结果与提交时不同。请驳回，或由申请人撤回后重新提交',
    'Roles, users or menus have changed since, so this would no longer do what was asked for. Reject it, or have it requested again.',
    '送出後相關角色、使用者或選單已變化，此變更的結果與送出時不同。請駁回，或由申請人撤回後重新送出',
  ],
  superOnly: [
    '超级管理员只能由超级管理员操作',
    'Only super administrators can do this to a super administrator',
    '超級管理員只能由超級管理員操作',
  ],
  ownSession: [
    '不能强制自己下线，请使用退出登录',
    "You can't end your own session here. Sign out instead.",
    '不能強制自己登出，請使用登出',
  ],
  keptDays: [
    '{n} 天内的日志不能删除',
    "Entries of the last {n} days can't be deleted",
    '{n} 天內的日誌不能刪除',
  ],
  questionOpen: [
    '{who} 的提问尚未答复，请待答复或撤回提问后再决定',
    'A question from {who} is still open. Decide once it is answered or taken back.',
    '{who} 的提問尚未答覆，請待答覆或撤回提問後再決定',
  ],
  questionWaits: [
    '该记录已有提问待答复',
    'A question about this record already waits for an answer',
    '此記錄已有提問待答覆',
  ],
  noQuestion: [
    '该记录没有待答复的提问',
    'No question about this record waits for an answer',
    '此記錄沒有待答覆的提問',
  ],
  changeWaits: [
    '已有其他操作人的变更待确认',
    "Another operator's change is waiting to be confirmed",
    '已有其他操作人的變更待確認',
  ],
  outOfBounds: ['须在 {min} 与 {max} 之间', 'Must be between {min} and {max}', '須在 {min} 與 {max} 之間'],
  belowBound: ['不能小于 {min}', "Can't be below {min}", '不能小於 {min}'],
  tooLong: ['最多 {max} 个字符', 'Max. {max} characters', '最多 {max} 個字元'],
  aboveBound: ['不能大于 {max}', "Can't be above {max}", '不能大於 {max}'],
  exportTooLarge: [
    '导出超过 {n} 行，请缩小筛选范围',
    'The export has more than {n} rows. Narrow the filters.',
    '匯出超過 {n} 列，請縮小篩選範圍',
  ],
  memberClosed: ['会员已注销', 'The member is closed', '會員已註銷'],
  walletCodeOff: ['钱包代码已停用', 'The wallet code is disabled', '錢包代碼已停用'],
  hashUsed: [
    '该交易哈希已用于其他记录',
    'Another record already uses this transaction hash',
    '此交易雜湊已用於其他記錄',
  ],
  requestUsed: [
    '这次提交此前已经处理，内容与现在的不同，请先在列表中核对',
    'This submission was already carried out with other content. Check the list before you submit again.',
    '這次送出先前已經處理，內容與現在的不同，請先在清單中核對',
  ],
} as const satisfies Record<string, readonly [zh: string, en: string, tw: string]>;
