/** Words of the personal centre. */
const words = {
  'personal.userName': '用户名',
  'personal.dept': '部门',
  'personal.roles': '角色',
  'personal.lastIp': '上次登录 IP',
  'personal.lastTime': '上次登录时间',
  'personal.none': '未设置',
  'personal.info': '基本资料',
  'personal.nickname': '昵称',
  'personal.email': '邮箱',
  'personal.mobile': '手机号',
  'personal.sex': '性别',
  'personal.sex.0': '保密',
  'personal.sex.1': '男',
  'personal.sex.2': '女',
  'personal.describe': '签名',
  'personal.save': '保存',
  'personal.saved': '资料已保存',
  'personal.security': '修改密码',
  'personal.oldPassword': '当前密码',
  'personal.newPassword': '新密码',
  'personal.again': '确认新密码',
  'personal.passwordHint': '以字母开头，6 至 16 位字母、数字或下划线。修改后其他设备上的登录会失效。',
  'personal.change': '修改密码',
  'personal.changed': '密码已修改',
  'personal.strength': '密码强度：{{strength}}',
  'personal.strength.weak': '弱',
  'personal.strength.medium': '中',
  'personal.strength.strong': '强',
  'personal.need.nickname': '请输入昵称',
  'personal.need.oldPassword': '请输入当前密码',
  'personal.need.newPassword': '请输入新密码',
  'personal.need.again': '请再次输入新密码',
  'personal.bad.email': '邮箱格式不正确',
  'personal.bad.mobile': '手机号格式不正确',
  'personal.bad.password': '须以字母开头，6 至 16 位字母、数字或下划线',
  'personal.bad.same': '新密码不能与当前密码相同',
  'personal.bad.again': '两次输入的新密码不一致',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
