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
    '密码错误次数过多，请 {n} 分钟后再试',
    'Too many wrong passwords. Try again in {n} min.',
    '密碼錯誤次數過多，請 {n} 分鐘後再試',
  ],
  40014: ['手机号或短信验证码错误', 'Wrong mobile number or SMS code', '手機號碼或簡訊驗證碼錯誤'],
  40015: ['登录还需一步', 'One more step to sign in', '登入還需一步'],
  40016: ['谷歌验证码错误或已使用', 'Wrong or used Google code', 'Google 驗證碼錯誤或已使用'],
  40017: ['登录已超时，请重新登录', 'This sign-in has expired. Start again.', '登入已逾時，請重新登入'],
  40300: ['没有操作权限', "You don't have permission to do this", '沒有操作權限'],
  40301: ['登录密码错误', 'Wrong sign-in password', '登入密碼錯誤'],
  40302: [
    '登录密码验证已锁定，请 15 分钟后再试',
    'Password check locked. Try again in 15 minutes.',
    '登入密碼驗證已鎖定，請 15 分鐘後再試',
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
    '提交人与审核人不能为同一人',
    "The same person can't submit and approve",
    '申請人與審核人不能為同一人',
  ],
  40904: ['当前状态不允许此操作', 'Not allowed in the current status', '目前狀態不允許此操作'],
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

/** What a refusal says instead of the text of its code, where that would mislead. */
export const reasons = {
  hasChildren: ['存在下级，不能删除', "It has records below it and can't be deleted", '存在下級，不能刪除'],
  hasUsers: ['存在用户，不能删除', "It has users and can't be deleted", '存在使用者，不能刪除'],
  notHeld: [
    '不能授予您自己没有的权限、额度或数据范围',
    "You can't grant permissions, limits or a data scope that you don't have yourself",
    '不能授予您自己沒有的權限、額度或資料範圍',
  ],
  hotWallet: [
    '热钱包余额不足，请先补充',
    'Hot wallet balance too low. Top it up first.',
    '熱錢包餘額不足，請先補充',
  ],
  higherLevel: [
    '会员已通过高级认证，请先撤销高级认证',
    'The member has passed Advanced. Revoke that first.',
    '會員已通過高級認證，請先撤銷高級認證',
  ],
  credited: ['充值已入账，不能删除', "A credited recharge can't be deleted", '充值已入帳，不能刪除'],
  assetsLeft: [
    '不能注销：资产未清零',
    "Can't close the account: it still holds assets",
    '不能註銷：資產未清零',
  ],
  withdrawsOpen: [
    '不能注销：存在未完成的提现',
    "Can't close the account: a withdrawal is still open",
    '不能註銷：尚有未完成的提現',
  ],
  boundToUser: [
    '不能注销：已绑定后台账号',
    "Can't close the account: it is bound to a console user",
    '不能註銷：已綁定後台帳號',
  ],
  moneyJob: [
    '资金任务不能删除，只能暂停',
    "A job that moves money can't be deleted, only paused",
    '資金任務不能刪除，只能暫停',
  ],
  moneyJobTwice: [
    '资金任务只能有一个，请修改原任务',
    'A job that moves money runs only once. Edit the existing one.',
    '資金任務只能有一個，請修改原任務',
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
  tooManyTags: ['最多 {max} 个标签', 'Up to {max} tags', '最多 {max} 個標籤'],
  teamTooDeep: ['团队层级最多 {max} 级', 'A team can have up to {max} levels', '團隊層級最多 {max} 級'],
  bulkAmount: [
    '批量通过须低于 {max}，请逐笔审核',
    'Bulk approval must be below {max}. Review it individually.',
    '批次通過須低於 {max}，請逐筆審核',
  ],
  exportTooLarge: [
    '导出超过 {n} 行，请缩小筛选范围',
    'The export has more than {n} rows. Narrow the filters.',
    '匯出超過 {n} 列，請縮小篩選範圍',
  ],
  freezeEnd: [
    '冻结到期时间须晚于现在',
    'The end of the freeze must be in the future',
    '凍結到期時間須晚於現在',
  ],
  memberClosed: ['会员已注销', 'The member is closed', '會員已註銷'],
  walletCodeOff: ['钱包代码已停用', 'The wallet code is disabled', '錢包代碼已停用'],
  withdrawOff: [
    '该钱包代码的提现已关闭',
    'Withdrawals are turned off for this wallet code',
    '此錢包代碼的提現已關閉',
  ],
  channelOff: ['充值通道已停用', 'The recharge channel is disabled', '充值通道已停用'],
  receivingUnconfirmed: [
    '收款信息尚未经他人确认',
    'The receiving details are not confirmed yet',
    '收款資訊尚未經他人確認',
  ],
  lowerLevel: [
    '会员已注销，或初级认证尚未通过',
    'The member is closed or has not passed Basic',
    '會員已註銷，或初級認證尚未通過',
  ],
  hasAddress: [
    '该会员已有此钱包代码的充值地址',
    'The member already has a recharge address of this wallet code',
    '該會員已有此錢包代碼的充值地址',
  ],
  hashUsed: [
    '该交易哈希已用于其他记录',
    'Another record already uses this transaction hash',
    '此交易雜湊已用於其他記錄',
  ],
  unknownValue: ['“{value}”不是可用的值', '"{value}" is not a known value', '「{value}」不是可用的值'],
  notAmount: [
    '“{value}”不是大于 0 的数字',
    '"{value}" is not a number greater than 0',
    '「{value}」不是大於 0 的數字',
  ],
  unknownMember: [
    '没有 UID 为“{value}”的会员',
    'No member has the UID "{value}"',
    '沒有 UID 為「{value}」的會員',
  ],
  unknownReference: [
    '没有单号为“{value}”的记录',
    'No record has the number "{value}"',
    '沒有單號為「{value}」的記錄',
  ],
  looksDouble: [
    '与 24 小时内的 {no} 相同，未确认重复',
    'Same as {no} within 24 hours, and not confirmed as intended',
    '與 24 小時內的 {no} 相同，未確認重複',
  ],
  requestUsed: [
    '这次提交此前已经处理，内容与现在的不同',
    'This submission was already carried out with other content',
    '這次送出先前已經處理，內容與現在的不同',
  ],
  documentUsed: [
    '该证件号码已被其他会员使用',
    'Another member already uses this document number',
    '此證件號碼已被其他會員使用',
  ],
  builtInDict: [
    '内置字典，不能删除或停用',
    "A built-in dictionary can't be deleted or disabled",
    '內建字典，不能刪除或停用',
  ],
  builtInValue: [
    '内置键值，不能删除或更改键值',
    "A built-in value can't be deleted or changed. Its label, colour and order can.",
    '內建鍵值，不能刪除或變更鍵值',
  ],
  numericCode: [
    '该字典的键值须为整数',
    'Values of this dictionary are whole numbers',
    '此字典的鍵值須為整數',
  ],
} as const satisfies Record<string, readonly [zh: string, en: string, tw: string]>;
