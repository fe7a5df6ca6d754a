import type { Words } from '@/i18n/keys';

export const words = {
  'ipRule.ruleType': ['规则类型', 'Rule', '規則類型'],
  'ipRule.scope': ['适用端', 'Scope', '適用端'],
  'ipRule.value': ['IP/网段/国家', 'IP, range or country', 'IP/網段/國家'],
  'ipRule.valueHint': [
    'IPv4 地址、/8 至 /32 的网段，或两位国家代码，例如 203.0.113.0/24',
    'An IPv4 address, a range from /8 to /32, or a two-letter country code, for example 203.0.113.0/24',
    'IPv4 位址、/8 至 /32 的網段，或兩碼國家代碼，例如 203.0.113.0/24',
  ],
  'ipRule.expireAt': ['失效时间', 'Expires', '失效時間'],
  'ipRule.expireHint': ['留空为永久有效', 'Leave it empty for ever', '留空為永久有效'],
  'ipRule.inForce': ['生效中', 'In force', '生效中'],
  'ipRule.automatic': ['系统自动', 'Automatic', '系統自動'],
  'ipRule.hitCount': ['命中次数', 'Hits', '命中次數'],
  'ipRule.lastHitAt': ['最近命中', 'Last hit', '最近命中'],
  'ipRule.add': ['新增规则', 'Add rule', '新增規則'],
  'ipRule.block': ['封禁 IP', 'Block IP', '封鎖 IP'],
  'ipRule.blockText': [
    '来自 {{ip}} 的登录与注册将被拒绝，相应会话立即结束。',
    'Sign-ins and registrations from {{ip}} will be refused, and its sessions end immediately.',
    '來自 {{ip}} 的登入與註冊將被拒絕，相應工作階段立即結束。',
  ],
  'ipRule.blockManyText': [
    '所选 {{n}} 条记录的 IP 将对会员端封禁，相应会话立即结束。',
    'The IP addresses of the {{n}} selected records will be blocked for members, and their sessions end immediately.',
    '所選 {{n}} 筆記錄的 IP 將對會員端封鎖，相應工作階段立即結束。',
  ],
  'ipRule.blocked': ['已封禁', 'Blocked', '已封鎖'],
  'ipRule.on': ['启用', 'Enable', '啟用'],
  'ipRule.off': ['停用', 'Disable', '停用'],
  'ipRule.onText': [
    '启用后立即生效：{{value}}',
    'It is in force immediately: {{value}}',
    '啟用後立即生效：{{value}}',
  ],
  'ipRule.offText': [
    '停用后不再生效：{{value}}',
    'It no longer counts: {{value}}',
    '停用後不再生效：{{value}}',
  ],
  'ipRule.records': ['IP 记录', 'Records', 'IP 記錄'],
  'ipRule.rules': ['IP 规则', 'Rules', 'IP 規則'],
  'ipRule.figures': ['统计', 'Figures', '統計'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
