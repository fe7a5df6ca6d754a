import type { Words } from '@/i18n/keys';

export const words = {
  'config.configName': ['参数名称', 'Name', '參數名稱'],
  'config.configKey': ['参数键名', 'Key', '參數鍵名'],
  'config.configValue': ['参数键值', 'Value', '參數鍵值'],
  'config.valueType': ['值类型', 'Value type', '值類型'],
  'config.groupName': ['分组', 'Group', '分組'],
  'config.configType': ['内置', 'Built-in', '內建'],
  'config.help': ['说明', 'Description', '說明'],
  'config.initialValue': ['默认值', 'Default value', '預設值'],
  'config.guarded': ['修改需密码', 'Password required', '修改需密碼'],
  'config.danger': ['须他人确认', 'Second person', '須他人確認'],
  'config.danger.none': ['否', 'No', '否'],
  'config.danger.always': ['任何修改', 'Any change', '任何修改'],
  'config.danger.raise': ['调高或增加时', 'When raised or extended', '調高或增加時'],
  'config.danger.lower': ['调低或减少时', 'When lowered or cut', '調低或減少時'],
  'config.names': ['可用名称：{{list}}', 'Known names: {{list}}', '可用名稱：{{list}}'],
  'config.related': ['相关参数', 'Related parameters', '相關參數'],
  'config.from': ['不小于 {{min}}', '{{min}} or more', '不小於 {{min}}'],
  'config.range': ['{{min}} 至 {{max}}', '{{min}} to {{max}}', '{{min}} 至 {{max}}'],
  'config.least': ['取值范围', 'Accepted values', '取值範圍'],
  'config.most': ['最大值', 'Maximum', '最大值'],
  'config.waits.always': [
    '任何修改都须由他人确认后才会生效。',
    'Any change takes effect only after another operator confirms it.',
    '任何修改都須由他人確認後才會生效。',
  ],
  'config.waits.raise': [
    '调高或增加须由他人确认后生效；其他修改保存后立即生效。',
    'Raising or extending it takes effect only after another operator confirms it. Other changes take effect immediately.',
    '調高或增加須由他人確認後生效；其他修改儲存後立即生效。',
  ],
  'config.waits.lower': [
    '调低或减少须由他人确认后生效；其他修改保存后立即生效。',
    'Lowering or cutting it takes effect only after another operator confirms it. Other changes take effect immediately.',
    '調低或減少須由他人確認後生效；其他修改儲存後立即生效。',
  ],
  'config.about': ['参数', 'Parameter', '參數'],
  'config.yes': ['是', 'Yes', '是'],
  'config.no': ['否', 'No', '否'],
  'config.keyPattern': [
    '小写字母开头，仅限字母、数字和点',
    'A lower-case letter first; letters, digits and dots only',
    '小寫字母開頭，僅限字母、數字和點',
  ],
  'config.secretHint': ['留空则不修改', 'Leave empty to keep it', '留空則不修改'],
  'config.guardedText': [
    '此参数影响资金安全，修改需输入您的登录密码，并记录新旧值。',
    'This protects funds. Changing it requires your password, and both values are logged.',
    '此參數影響資金安全，修改需輸入您的登入密碼，並記錄新舊值。',
  ],
  'config.atOnce': [
    '保存后立即生效，无需刷新。',
    'It takes effect immediately, without a reload.',
    '儲存後立即生效，無需重新整理。',
  ],
  'config.refreshCache': ['刷新缓存', 'Refresh cache', '重新整理快取'],
  'config.refreshed': ['已重新读取参数：{{n}}', 'Values reloaded: {{n}}', '已重新讀取參數：{{n}}'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
