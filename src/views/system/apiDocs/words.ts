import type { Words } from '@/i18n/keys';

export const words = {
  'apiDocs.calls': ['接口列表', 'Calls', 'API 清單'],
  'apiDocs.search': [
    '按地址、权限或说明查找',
    'Find by path, permission or description',
    '依位址、權限或說明尋找',
  ],
  'apiDocs.count': ['接口：{{n}}', 'Calls: {{n}}', 'API：{{n}}'],
  'apiDocs.choose': ['请选择一个接口', 'Select a call', '請選擇一個 API'],
  'apiDocs.unknown': [
    '没有这个接口，请重新选择',
    'There is no such call. Select another one.',
    '沒有這個 API，請重新選擇',
  ],
  'apiDocs.open': ['无需登录', 'No session needed', '無需登入'],
  'apiDocs.session': ['登录即可调用', 'Every session may call it', '登入即可呼叫'],
  'apiDocs.stepUp': ['需要登录密码', 'Asks for the sign-in password', '需要登入密碼'],
  'apiDocs.staffOnly': [
    '绑定会员的用户不能调用',
    'Refused to users bound to a member',
    '綁定會員的使用者不能呼叫',
  ],
  'apiDocs.query': ['查询参数', 'Query', '查詢參數'],
  'apiDocs.body': ['请求体', 'Body', '請求內容'],
  'apiDocs.answer': ['返回数据', 'Answer', '回傳資料'],
  'apiDocs.refusals': ['拒绝代码', 'Refusals', '拒絕代碼'],
  'apiDocs.touches': ['同时影响的数据', 'Also changes', '同時影響的資料'],
  'apiDocs.curl': ['命令行调用', 'Command line', '命令列呼叫'],
  'apiDocs.required': ['必填', 'required', '必填'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
