import type { Words } from '@/i18n/keys';

export const words = {
  'dept.parentId': ['上级部门', 'Parent department', '上級部門'],
  'dept.deptName': ['部门名称', 'Department', '部門名稱'],
  'dept.orderNum': ['排序', 'Sort order', '排序'],
  'dept.leader': ['负责人', 'Leader', '負責人'],
  'dept.phone': ['电话', 'Phone', '電話'],
  'dept.email': ['邮箱', 'Email', '信箱'],
  'dept.userCount': ['人数', 'Users', '人數'],
  'dept.about': ['部门', 'Department', '部門'],
  'dept.top': ['无（顶级）', 'None (top level)', '無（頂層）'],
  'dept.addChild': ['新增下级', 'Add below', '新增下級'],
  'dept.withBelow': ['所有下级部门一起', 'All departments below as well', '所有下級部門一起'],
  'dept.hasChildren': ['存在下级部门', 'It has departments below', '存在下級部門'],
  'dept.hasUsers': ['存在用户', 'It has users', '存在使用者'],
  'dept.badPhone': ['请输入手机号或座机号', 'Enter a mobile or landline number', '請輸入手機或市話號碼'],
  'dept.badEmail': ['邮箱格式不正确', 'Not a valid email address', '信箱格式不正確'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
