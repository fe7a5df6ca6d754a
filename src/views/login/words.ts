import type { Words } from '@/i18n/keys';

/** Words of the log-in page. */
export const words = {
  'login.title': ['登录', 'Sign in', '登入'],
  'login.welcome': ['{{greeting}}，欢迎回来！', '{{greeting}}, welcome back!', '{{greeting}}，歡迎回來！'],
  'login.brand': [
    '数字资产与衍生品交易运营中心',
    'Operations centre for digital assets and derivatives',
    '數位資產與衍生品交易營運中心',
  ],
  'login.brandText': [
    '会员、资金、合约与风控，在同一处看清每一笔变化。',
    'Members, funds, contracts and risk: every movement in one place.',
    '會員、資金、合約與風控，在同一處看清每一筆變化。',
  ],
  'login.language': ['语言', 'Language', '語言'],
  'login.language.zh-cn': ['简体中文', '简体中文', '简体中文'],
  'login.language.en': ['English', 'English', 'English'],
  'login.language.zh-tw': ['繁體中文', '繁體中文', '繁體中文'],
  'login.ways': ['登录方式', 'Ways to sign in', '登入方式'],
  'login.way.account': ['账号登录', 'Account', '帳號登入'],
  'login.way.mobile': ['手机登录', 'Mobile', '手機登入'],
  'login.way.qr': ['扫码登录', 'QR code', 'QR Code 登入'],
  'login.username': ['用户名', 'Username', '使用者名稱'],
  'login.password': ['密码', 'Password', '密碼'],
  'login.showPassword': ['显示密码', 'Show password', '顯示密碼'],
  'login.captcha': ['验证码', 'Captcha', '驗證碼'],
  'login.captchaPicture': [
    '图形验证码，点击更换',
    'Captcha image. Click for a new one.',
    '圖形驗證碼，點選更換',
  ],
  'login.captchaAgain': ['点击重试', 'Click to retry', '點選重試'],
  'login.captchaMissing': [
    '验证码未能加载，已重新获取，请重新输入',
    "The captcha didn't load. Enter this new one.",
    '驗證碼未能載入，已重新取得，請重新輸入',
  ],
  'login.mobile': ['手机号', 'Mobile number', '手機號碼'],
  'login.code': ['短信验证码', 'SMS code', '簡訊驗證碼'],
  'login.sendCode': ['获取验证码', 'Get code', '取得驗證碼'],
  'login.sendAgain': ['{{seconds}} 秒后重发', 'Resend in {{seconds}} s', '{{seconds}} 秒後重發'],
  'login.codeSent': [
    '验证码已发送，请查收短信',
    'Code sent. Check your messages.',
    '驗證碼已傳送，請查收簡訊',
  ],
  'login.submit': ['登录', 'Sign in', '登入'],
  'login.busy': ['登录中…', 'Signing in…', '登入中…'],
  'login.need.username': ['请输入用户名', 'Enter your username', '請輸入使用者名稱'],
  'login.need.password': ['请输入密码', 'Enter your password', '請輸入密碼'],
  'login.need.captcha': ['请输入验证码', 'Enter the captcha', '請輸入驗證碼'],
  'login.need.mobile': ['请输入手机号', 'Enter your mobile number', '請輸入手機號碼'],
  'login.need.code': ['请输入短信验证码', 'Enter the SMS code', '請輸入簡訊驗證碼'],
  'login.bad.mobile': ['手机号格式不正确', 'Enter a valid mobile number', '手機號碼格式不正確'],
  'login.bad.code': ['验证码为 4 至 6 位数字', 'Enter the 4- to 6-digit code', '驗證碼為 4 至 6 位數字'],
  'login.qr.label': ['登录二维码', 'Sign-in QR code', '登入 QR Code'],
  'login.qr.loading': ['二维码加载中…', 'Loading QR code…', 'QR Code 載入中…'],
  'login.qr.waiting': [
    '请使用移动端扫描二维码登录',
    'Scan the code with the mobile app to sign in',
    '請使用行動 App 掃描 QR Code 登入',
  ],
  'login.qr.scanned': [
    '扫描成功，请在手机上确认登录',
    'Scanned. Confirm on your phone.',
    '掃描成功，請在手機上確認登入',
  ],
  'login.qr.confirmed': ['已确认，正在进入…', 'Confirmed. Signing in…', '已確認，正在進入…'],
  'login.qr.expired': ['二维码已过期', 'The QR code has expired', 'QR Code 已過期'],
  'login.qr.failed': [
    '二维码加载失败，请刷新',
    'QR code unavailable. Refresh it.',
    'QR Code 載入失敗，請重新整理',
  ],
  'login.qr.refresh': ['刷新二维码', 'Refresh QR code', '重新整理 QR Code'],
  'login.others': ['其他登录方式', 'Or sign in with', '其他登入方式'],
  'login.with': ['使用 {{name}} 登录', 'Sign in with {{name}}', '使用 {{name}} 登入'],
  'login.name.google': ['Google', 'Google', 'Google'],
  'login.name.telegram': ['Telegram', 'Telegram', 'Telegram'],
  'login.name.wechat': ['微信', 'WeChat', '微信'],
  'login.help': ['帮助', 'Help', '說明'],
  'login.terms': ['使用条款', 'Terms of use', '使用條款'],
  'login.privacy': ['隐私说明', 'Privacy', '隱私說明'],
  'login.close': ['关闭', 'Close', '關閉'],
  'login.help.1': [
    '账号由系统管理员创建。忘记密码时，请联系管理员重置，系统不会通过短信或邮件索取您的密码。',
    'Accounts are created by the system administrator, who can also reset a forgotten password. We never ask for your password by text message or email.',
    '帳號由系統管理員建立。忘記密碼時，請聯絡管理員重設，系統不會透過簡訊或郵件索取您的密碼。',
  ],
  'login.help.2': [
    '连续多次输入错误会暂时锁定账号，请稍后再试。看不清验证码时，点击图片即可更换。',
    'Repeated wrong attempts lock the account temporarily. Try again later. If the captcha is hard to read, click it for a new one.',
    '連續多次輸入錯誤會暫時鎖定帳號，請稍後再試。看不清驗證碼時，點選圖片即可更換。',
  ],
  'login.help.3': [
    '扫码登录需要已绑定的移动端；手机登录需要账号中登记的手机号。',
    'QR sign-in requires a linked mobile app. Mobile sign-in requires the number registered on your account.',
    '掃描 QR Code 登入需要已綁定的行動 App；手機登入需要帳號中登記的手機號碼。',
  ],
  'login.terms.1': [
    '本系统仅供获得授权的运营人员在职责范围内使用，账号不得转借或共用。',
    'This system is for authorised operators within their duties. Accounts must not be lent or shared.',
    '本系統僅供獲得授權的營運人員在職責範圍內使用，帳號不得轉借或共用。',
  ],
  'login.terms.2': [
    '所有操作都会记录操作人、时间与内容，并作为审计依据保存。',
    'Every action is recorded with operator, time and content, and kept for audits.',
    '所有操作都會記錄操作人、時間與內容，並作為稽核依據留存。',
  ],
  'login.terms.3': [
    '不得在工作之外复制、导出或传播会员资料与资金数据。',
    'Member records and financial data must not be copied, exported or passed on outside of work.',
    '不得在工作之外複製、匯出或散布會員資料與資金資料。',
  ],
  'login.privacy.1': [
    '登录时会记录 IP 地址、浏览器与操作系统，用于账号安全与审计。',
    'Signing in records the IP address, browser and operating system, for account security and audits.',
    '登入時會記錄 IP 位址、瀏覽器與作業系統，用於帳號安全與稽核。',
  ],
  'login.privacy.2': [
    '登录凭证保存在本浏览器的 Cookie 中，关闭浏览器或退出登录后失效；界面设置只保存在本机。',
    'The session is kept in a cookie of this browser and ends when the browser closes or you sign out. Display settings stay on this device.',
    '登入憑證儲存在本瀏覽器的 Cookie 中，關閉瀏覽器或登出後失效；介面設定只儲存在本機。',
  ],
  'login.privacy.3': [
    '页面不加载第三方脚本、字体或统计代码。',
    'The page loads no third-party scripts, fonts or analytics.',
    '頁面不載入第三方腳本、字型或統計程式碼。',
  ],
  'login.advice': [
    '建议使用最新版本的 Chrome、Edge 或 Firefox，分辨率 1440 × 900 以上。',
    'Works best in the latest Chrome, Edge or Firefox at 1440 × 900 or higher.',
    '建議使用最新版本的 Chrome、Edge 或 Firefox，解析度 1440 × 900 以上。',
  ],
  'login.demo': [
    '演示账号（点击填入，密码 {{password}}）',
    'Demo accounts, password {{password}}. Select one to fill it in.',
    '示範帳號（點選填入，密碼 {{password}}）',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    login: typeof words;
  }
}
