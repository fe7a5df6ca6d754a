import type { Words } from '@/i18n/keys';

export const words = {
  'login.step.code': [
    '请输入验证器上的 6 位验证码',
    'Enter the 6-digit code of your authenticator',
    '請輸入驗證器上的 6 位驗證碼',
  ],
  'login.step.password': [
    '您的密码由管理员设置，请先设置新密码',
    'An administrator has set your password. Set a new one first.',
    '您的密碼由管理員設定，請先設定新密碼',
  ],
  'login.step.bind': [
    '登录需要谷歌验证。请用验证器扫描二维码，再输入 6 位验证码',
    'Sign-in needs a Google code. Scan the QR code with your authenticator, then enter its 6-digit code.',
    '登入需要 Google 驗證。請用驗證器掃描 QR Code，再輸入 6 位驗證碼',
  ],
  'login.step.key': ['密钥', 'Key', '金鑰'],
  'login.step.newPassword': ['新密码', 'New password', '新密碼'],
  'login.step.again': ['再次输入新密码', 'New password again', '再次輸入新密碼'],
  'login.step.badPassword': [
    '6 到 16 位字母、数字或下划线，以字母开头',
    '6 to 16 letters, digits or underscores, starting with a letter',
    '6 到 16 位字母、數字或底線，以字母開頭',
  ],
  'login.step.badAgain': ['两次输入不一致', 'The passwords differ', '兩次輸入不一致'],
  'login.step.same': ['不能与原密码相同', 'Choose a password you have not had', '不能與原密碼相同'],
  'login.step.badCode': ['请输入 6 位数字', 'Enter 6 digits', '請輸入 6 位數字'],
  'login.step.unknown': [
    '服务器要求的步骤暂不支持，请联系管理员',
    'The server asks for a step this console does not know. Contact an administrator.',
    '伺服器要求的步驟暫不支援，請聯絡管理員',
  ],
  'login.step.next': ['继续', 'Continue', '繼續'],
  'login.step.back': ['返回', 'Back', '返回'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    signInStep: typeof words;
  }
}
