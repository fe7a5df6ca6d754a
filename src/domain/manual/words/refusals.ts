import type { Words } from '@/i18n/keys';

/** What each refusal of the server means, and what to do next. */
export const words = {
  'manual.refusal.signedOut': [
    '登录已结束，请重新登录。未保存的表单会保留草稿。',
    'Your session is over. Sign in again. An unsaved form keeps its draft.',
    '登入已結束，請重新登入。未儲存的表單會保留草稿。',
  ],
  'manual.refusal.invalidInput': [
    '有一项填写不正确，表单会在该项下说明。',
    'Something was not entered correctly. The form says it below the input.',
    '有一項填寫不正確，表單會在該項下說明。',
  ],
  'manual.refusal.reasonTooShort': [
    '原因太短。请写明缘由，让他人看得懂。',
    'The reason is too short. Write it so that someone else understands it.',
    '原因太短。請寫明緣由，讓他人看得懂。',
  ],
  'manual.refusal.wrongCaptcha': [
    '验证码不正确或已过期，请换一张。',
    'The captcha is wrong or has expired. Get a new one.',
    '驗證碼不正確或已過期，請換一張。',
  ],
  'manual.refusal.wrongPassword': [
    '用户名或密码不正确。',
    'The username or the password is wrong.',
    '使用者名稱或密碼不正確。',
  ],
  'manual.refusal.userDisabled': [
    '该用户已停用，请联系管理员。',
    'The user is disabled. Ask an administrator.',
    '該使用者已停用，請聯絡管理員。',
  ],
  'manual.refusal.loginLocked': [
    '密码错误次数过多，登录已锁定。请等待，或请管理员解除。',
    'Too many wrong passwords. Wait, or ask an administrator to unlock it.',
    '密碼錯誤次數過多，登入已鎖定。請等待，或請管理員解除。',
  ],
  'manual.refusal.wrongSmsCode': [
    '手机号或短信验证码不正确。',
    'The mobile number or the SMS code is wrong.',
    '手機號碼或簡訊驗證碼不正確。',
  ],
  'manual.refusal.stepNeeded': [
    '登录还需要一步，页面会说明是哪一步。',
    'The sign-in takes one more step. The page says which.',
    '登入還需要一步，頁面會說明是哪一步。',
  ],
  'manual.refusal.wrongCode': [
    '验证器的验证码不正确，或已经用过一次。等下一个。',
    'The code of the authenticator is wrong or was used already. Wait for the next one.',
    '驗證器的驗證碼不正確，或已經用過一次。等下一個。',
  ],
  'manual.refusal.signInExpired': [
    '登录用时过长，请重新开始。',
    'The sign-in took too long. Start again.',
    '登入用時過長，請重新開始。',
  ],
  'manual.refusal.addressRefused': [
    '规则不允许从当前 IP 登录，请联系管理员。',
    'A rule refuses your IP address. Ask an administrator.',
    '規則不允許從目前 IP 登入，請聯絡管理員。',
  ],
  'manual.refusal.forbidden': [
    '您没有所需的权限，请找有权限的同事处理。',
    'You lack the permission. Ask a colleague who has it.',
    '您沒有所需的權限，請找有權限的同事處理。',
  ],
  'manual.refusal.wrongStepUp': [
    '您自己的登录密码不正确，没有执行任何操作。',
    'Your own sign-in password is wrong. Nothing was done.',
    '您自己的登入密碼不正確，沒有執行任何操作。',
  ],
  'manual.refusal.stepUpLocked': [
    '密码错误次数过多，敏感操作暂时锁定。',
    'Too many wrong passwords. Sensitive actions are locked for a while.',
    '密碼錯誤次數過多，敏感操作暫時鎖定。',
  ],
  'manual.refusal.codeNeeded': [
    '需要您的验证器上的验证码，没有执行任何操作。',
    'A code of your authenticator is needed. Nothing was done.',
    '需要您驗證器上的驗證碼，沒有執行任何操作。',
  ],
  'manual.refusal.protectedRecord': [
    '记录受保护：您自己的、内置的，或超级管理员的。',
    'The record is protected: your own, a built-in one, or that of a super administrator.',
    '記錄受保護：您自己的、內建的，或超級管理員的。',
  ],
  'manual.refusal.notFound': [
    '记录不存在、已删除，或不在您的数据范围内。',
    'The record does not exist, was deleted, or is outside your data scope.',
    '記錄不存在、已刪除，或不在您的資料範圍內。',
  ],
  'manual.refusal.staleVersion': [
    '您打开后有人改过该记录。查看差异后再决定。',
    'Someone changed the record since you opened it. Look at the difference, then decide.',
    '您開啟後有人改過該記錄。檢視差異後再決定。',
  ],
  'manual.refusal.alreadyDecided': [
    '同事已经作出决定。请看下一条。',
    'A colleague has decided already. Go on with the next record.',
    '同事已經作出決定。請看下一筆。',
  ],
  'manual.refusal.claimedByAnother': [
    '同事正在审核该记录，请等待或看下一条。',
    'A colleague is reviewing the record. Wait, or go on with the next.',
    '同事正在審核該記錄，請等待或看下一筆。',
  ],
  'manual.refusal.samePerson': [
    '需要另一个人：您申请、录入或先审核过。',
    'It takes someone else: you asked for it, entered it, or reviewed it first.',
    '需要另一個人：您申請、登錄或先審核過。',
  ],
  'manual.refusal.wrongState': [
    '记录目前的状态不允许此操作，重新加载后再看。',
    'The record is in a state that does not allow it. Reload and look again.',
    '記錄目前的狀態不允許此操作，重新載入後再看。',
  ],
  'manual.refusal.notUnique': [
    '该值已被另一条记录使用。',
    'Another record has this value already.',
    '此值已被另一筆記錄使用。',
  ],
  'manual.refusal.inUse': [
    '还有记录依赖它，所以不能删除。可以停用。',
    "Other records rest on it, so it can't be deleted. Disable it instead.",
    '還有記錄依賴它，所以不能刪除。可以停用。',
  ],
  'manual.refusal.insufficientBalance': [
    '会员的可用余额不够。',
    "The member's available balance is too small.",
    '會員的可用餘額不足。',
  ],
  'manual.refusal.amountOutOfBounds': [
    '金额不在允许的范围内，提示会写明范围。',
    'The amount is outside what is allowed. The message names the bounds.',
    '金額不在允許的範圍內，提示會寫明範圍。',
  ],
  'manual.refusal.tooManyDecimals': [
    '小数位多于该币种所允许的。',
    'More decimals than the coin has.',
    '小數位多於該幣種所允許的。',
  ],
  'manual.refusal.addressMismatch': [
    '地址格式与所选的链不符。',
    'The address does not fit the chain.',
    '地址格式與所選的鏈不符。',
  ],
  'manual.refusal.overLimit': [
    '超过您的角色、会员或活动的限额。',
    'Over the limit of your role, of the member or of the campaign.',
    '超過您的角色、會員或活動的限額。',
  ],
  'manual.refusal.riskBlock': [
    '风险检查不允许。先看拦截的检查项。',
    'A risk check blocks it. Read the checks that block first.',
    '風險檢查不允許。先看攔截的檢查項目。',
  ],
  'manual.refusal.wrongTimeRange': [
    '时间范围不正确：结束早于开始，或跨度过长。',
    'The time range is wrong: it ends before it starts, or is too long.',
    '時間範圍不正確：結束早於開始，或跨度過長。',
  ],
  'manual.refusal.selfLockout': [
    '这样会使您自己无法登录。',
    'You would no longer be able to sign in.',
    '這樣會使您自己無法登入。',
  ],
  'manual.refusal.circle': [
    '一条记录不能放在自己或其下级之下。',
    "A record can't be below itself.",
    '一筆記錄不能放在自己或其下級之下。',
  ],
  'manual.refusal.tooMuch': [
    '请求过于频繁，或导出的行数过多。稍后再试，或缩小筛选范围。',
    'Too many requests, or too many rows to export. Wait, or narrow the filters.',
    '要求過於頻繁，或匯出的列數過多。稍後再試，或縮小篩選範圍。',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'manual/refusals': typeof words;
  }
}
