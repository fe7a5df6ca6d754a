import type { Words } from '@/i18n/keys';

/** Words of the personal centre. */
export const words = {
  'personal.userName': ['用户名', 'Username', '使用者名稱'],
  'personal.dept': ['部门', 'Department', '部門'],
  'personal.roles': ['角色', 'Roles', '角色'],
  'personal.lastIp': ['上次登录 IP', 'Last sign-in IP', '上次登入 IP'],
  'personal.lastTime': ['上次登录时间', 'Last sign-in time', '上次登入時間'],
  'personal.none': ['未设置', 'Not set', '未設定'],
  'personal.info': ['基本资料', 'Profile', '基本資料'],
  'personal.nickname': ['昵称', 'Nickname', '暱稱'],
  'personal.email': ['邮箱', 'Email', '信箱'],
  'personal.mobile': ['手机号', 'Mobile number', '手機號碼'],
  'personal.contactHint': [
    '邮箱和手机号可用于登录，修改时需要验证当前密码，并会通知原邮箱和手机号。',
    'You can sign in with your email or mobile number. Changing them requires your current password, and the old email and number are notified.',
    '信箱和手機號碼可用於登入，修改時需要驗證目前密碼，並會通知原信箱和手機號碼。',
  ],
  'personal.sex': ['性别', 'Gender', '性別'],
  'personal.sex.0': ['保密', 'Prefer not to say', '保密'],
  'personal.sex.1': ['男', 'Male', '男'],
  'personal.sex.2': ['女', 'Female', '女'],
  'personal.describe': ['个性签名', 'Bio', '個人簽名'],
  'personal.save': ['保存', 'Save', '儲存'],
  'personal.saved': ['资料已保存', 'Profile saved', '資料已儲存'],
  'personal.security': ['修改密码', 'Change password', '修改密碼'],
  'personal.oldPassword': ['当前密码', 'Current password', '目前密碼'],
  'personal.newPassword': ['新密码', 'New password', '新密碼'],
  'personal.again': ['确认新密码', 'Confirm new password', '確認新密碼'],
  'personal.passwordHint': [
    '以字母开头，6 至 16 位字母、数字或下划线。修改后其他设备上的登录会失效。',
    '6–16 letters, digits or underscores, starting with a letter. Changing it signs you out on other devices.',
    '以字母開頭，6 至 16 位字母、數字或底線。修改後其他裝置上的登入會失效。',
  ],
  'personal.change': ['修改密码', 'Change password', '修改密碼'],
  'personal.changed': ['密码已修改', 'Password changed', '密碼已修改'],
  'personal.strength': ['密码强度：{{strength}}', 'Strength: {{strength}}', '密碼強度：{{strength}}'],
  'personal.strength.weak': ['弱', 'Weak', '弱'],
  'personal.strength.medium': ['中', 'Medium', '中'],
  'personal.strength.strong': ['强', 'Strong', '強'],
  'personal.need.nickname': ['请输入昵称', 'Enter a nickname', '請輸入暱稱'],
  'personal.need.oldPassword': ['请输入当前密码', 'Enter your current password', '請輸入目前密碼'],
  'personal.need.newPassword': ['请输入新密码', 'Enter a new password', '請輸入新密碼'],
  'personal.need.again': ['请再次输入新密码', 'Enter the new password again', '請再次輸入新密碼'],
  'personal.bad.email': ['邮箱格式不正确', 'Enter a valid email address', '信箱格式不正確'],
  'personal.bad.mobile': ['手机号格式不正确', 'Enter a valid mobile number', '手機號碼格式不正確'],
  'personal.bad.password': [
    '须以字母开头，6 至 16 位字母、数字或下划线',
    'Use 6–16 letters, digits or underscores, starting with a letter',
    '須以字母開頭，6 至 16 位字母、數字或底線',
  ],
  'personal.bad.same': [
    '新密码不能与当前密码相同',
    "The new password can't be the same as the current one",
    '新密碼不能與目前密碼相同',
  ],
  'personal.bad.again': ['两次输入的新密码不一致', "The new passwords don't match", '兩次輸入的新密碼不一致'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
