import type { Words } from '@/i18n/keys';

export const words = {
  'user.userName': ['用户账号', 'Username', '使用者帳號'],
  'user.userNickname': ['昵称', 'Nickname', '暱稱'],
  'user.password': ['初始密码', 'First password', '初始密碼'],
  'user.deptId': ['部门', 'Department', '部門'],
  'user.deptName': ['部门', 'Department', '部門'],
  'user.roleNames': ['角色', 'Roles', '角色'],
  'user.roleIds': ['角色', 'Roles', '角色'],
  'user.postNames': ['岗位', 'Posts', '職位'],
  'user.mobile': ['手机号', 'Mobile', '手機號碼'],
  'user.userEmail': ['邮箱', 'Email', '信箱'],
  'user.sex': ['性别', 'Gender', '性別'],
  'user.bindMemberId': ['绑定会员 UID', 'Bound member UID', '綁定會員 UID'],
  'user.isAdmin': ['后台管理员', 'Console user', '後台管理員'],
  'user.describe': ['签名', 'Signature', '簽名'],
  'user.userStatus': ['状态', 'Status', '狀態'],
  'user.googleBound': ['谷歌验证', 'Google code', 'Google 驗證'],
  'user.pwdUpdatedAt': ['密码更新', 'Password changed', '密碼更新'],
  'user.lastLoginIp': ['最近登录 IP', 'Last sign-in IP', '最近登入 IP'],
  'user.lastLoginTime': ['最近登录', 'Last sign-in', '最近登入'],
  'user.about': ['用户', 'User', '使用者'],
  'user.depts': ['部门', 'Departments', '部門'],
  'user.days': ['{{n}} 天', '{{n}} days', '{{n}} 天'],
  'user.rolesHint': [
    '只能分配您自己拥有其全部权限的角色',
    'Only roles whose permissions you hold yourself',
    '只能指派您自己擁有其全部權限的角色',
  ],
  'user.bindHint': [
    '绑定后只能查看该会员及其下级的数据，且不能做任何修改',
    'A bound user sees this member and everybody below, and changes nothing',
    '綁定後只能檢視該會員及其下級的資料，且不能做任何修改',
  ],
  'user.passwordHint': ['下次登录时必须修改', 'Has to be changed at the next sign-in', '下次登入時必須修改'],
  'user.strength': ['强度：{{strength}}', 'Strength: {{strength}}', '強度：{{strength}}'],
  'user.strength.weak': ['弱', 'weak', '弱'],
  'user.strength.medium': ['中', 'medium', '中'],
  'user.strength.strong': ['强', 'strong', '強'],
  'user.badName': [
    '5 到 16 位字母、数字或下划线，以字母开头',
    '5 to 16 letters, digits or underscores, beginning with a letter',
    '5 到 16 位字母、數字或底線，以字母開頭',
  ],
  'user.badPassword': [
    '6 到 16 位字母、数字或下划线，以字母开头',
    '6 to 16 letters, digits or underscores, beginning with a letter',
    '6 到 16 位字母、數字或底線，以字母開頭',
  ],
  'user.badMobile': ['请输入 11 位手机号', 'Enter a mobile number of 11 digits', '請輸入 11 位手機號碼'],
  'user.badEmail': ['邮箱格式不正确', 'Not a valid email address', '信箱格式不正確'],
  'user.badUid': ['请输入 8 位会员 UID', 'Enter a member UID of 8 digits', '請輸入 8 位會員 UID'],
  'user.oneself': ['不能停用自己', "You can't disable yourself", '不能停用自己'],
  'user.builtIn': [
    '内置管理员不能停用',
    "The built-in administrator can't be disabled",
    '內建管理員不能停用',
  ],
  'user.resetPwd': ['重置密码', 'Reset password', '重設密碼'],
  'user.resetText': [
    '「{{name}}」会立即下线，下次登录时必须设置新密码。',
    '"{{name}}" is signed out immediately and has to set a new password at the next sign-in.',
    '「{{name}}」會立即登出，下次登入時必須設定新密碼。',
  ],
  'user.resetDone': ['密码已重置', 'Password reset', '密碼已重設'],
  'user.resetGoogle': ['重置谷歌验证', 'Reset Google code', '重設 Google 驗證'],
  'user.googleText': [
    '解除「{{name}}」的验证器绑定，之后登录只需密码。',
    'Unbinds the authenticator of "{{name}}", who then signs in with the password alone.',
    '解除「{{name}}」的驗證器綁定，之後登入只需密碼。',
  ],
  'user.googleDone': ['谷歌验证已重置', 'Google code reset', 'Google 驗證已重設'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
