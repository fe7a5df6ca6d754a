import type { Words } from '@/i18n/keys';

/** Messages about members tied together by what they have in common. */
export const words = {
  'cluster.open': ['关联图谱', 'Account cluster', '關聯圖譜'],
  'cluster.openPage': ['在页面中打开', 'Open in full page', '在頁面中開啟'],
  'cluster.none': ['没有发现关联账户', 'No tied accounts found', '沒有發現關聯帳戶'],
  'cluster.kind.document': ['证件', 'Document', '證件'],
  'cluster.kind.address': ['提现地址', 'Withdraw address', '提現地址'],
  'cluster.kind.device': ['设备', 'Device', '裝置'],
  'cluster.kind.ip': ['IP', 'IP', 'IP'],
  'cluster.kind.inviter': ['邀请人', 'Inviter', '邀請人'],
  'cluster.glyph.document': ['证', 'D', '證'],
  'cluster.glyph.address': ['址', 'A', '址'],
  'cluster.glyph.device': ['机', 'P', '機'],
  'cluster.glyph.ip': ['IP', 'IP', 'IP'],
  'cluster.glyph.inviter': ['邀', 'I', '邀'],
  'cluster.kinds': ['关联方式', 'Tied by', '關聯方式'],
  'cluster.depth': ['关联层级', 'Distance', '關聯層級'],
  'cluster.depth1': ['直接关联', 'Direct', '直接關聯'],
  'cluster.depth2': ['两层', 'Two steps', '兩層'],
  'cluster.summary': [
    '{{members}} 位会员，{{things}} 项共有信息（{{kinds}}）',
    'Members: {{members}}. Shared: {{things}} ({{kinds}})',
    '{{members}} 位會員，{{things}} 項共有資訊（{{kinds}}）',
  ],
  'cluster.kindCount': ['{{kind}} {{n}}', '{{kind}}: {{n}}', '{{kind}} {{n}}'],
  'cluster.picture': [
    '关联图谱：{{summary}}。左侧表格内容相同，可用键盘选择会员。',
    'Account cluster. {{summary}}. The table says the same, and its rows can be selected by keyboard.',
    '關聯圖譜：{{summary}}。左側表格內容相同，可用鍵盤選取會員。',
  ],
  'cluster.leftOutMembers': [
    '另有 {{n}} 位会员未显示：最多显示 {{most}} 位，按关联权重选取',
    'Members not shown: {{n}}. Only the {{most}} with the heaviest ties are.',
    '另有 {{n}} 位會員未顯示：最多顯示 {{most}} 位，按關聯權重選取',
  ],
  'cluster.leftOutThings': [
    '另有 {{n}} 项共有信息未显示：最多显示 {{most}} 项',
    'Shared items not shown: {{n}}. Only the {{most}} heaviest are.',
    '另有 {{n}} 項共有資訊未顯示：最多顯示 {{most}} 項',
  ],
  'cluster.further': [
    '还有 {{n}} 项信息与图外会员共有，增加层级可继续查看',
    'Items that members outside this cluster share too: {{n}}. A greater distance follows them.',
    '還有 {{n}} 項資訊與圖外會員共有，增加層級可繼續檢視',
  ],
  'cluster.furthest': [
    '还有 {{n}} 项信息与图外会员共有',
    'Items that members outside this cluster share too: {{n}}',
    '還有 {{n}} 項資訊與圖外會員共有',
  ],
  'cluster.crowds': [
    '{{n}} 项信息为 {{most}} 位以上会员共有，未据此展开',
    'Items that more than {{most}} members share, which were not followed: {{n}}',
    '{{n}} 項資訊為 {{most}} 位以上會員共有，未據此展開',
  ],
  'cluster.table': ['关联会员', 'Members of the cluster', '關聯會員'],
  'cluster.ties': ['关联依据', 'Ties', '關聯佐證'],
  'cluster.weight': ['权重', 'Weight', '權重'],
  'cluster.seen': ['次数', 'Times', '次數'],
  'cluster.first': ['首次', 'First', '首次'],
  'cluster.last': ['最近', 'Last', '最近'],
  'cluster.numbers': ['单号', 'Records', '單號'],
  'cluster.have': ['共有会员', 'Members', '共有會員'],
  'cluster.evidence': ['会员 {{uid}} 的关联依据', 'Ties of member {{uid}}', '會員 {{uid}} 的關聯佐證'],
  'cluster.shared': ['{{kind}} {{value}}', '{{kind}} {{value}}', '{{kind}} {{value}}'],
  'cluster.tie': [
    '{{uid}} · {{kind}} {{value}}',
    '{{uid}} · {{kind}} {{value}}',
    '{{uid}} · {{kind}} {{value}}',
  ],
  'cluster.tieFacts': [
    '权重 {{weight}}，{{n}} 次，{{first}} 至 {{last}}',
    'Weight {{weight}}, sightings: {{n}}, {{first}} to {{last}}',
    '權重 {{weight}}，{{n}} 次，{{first}} 至 {{last}}',
  ],
  'cluster.haveCount': ['共有会员：{{n}}', 'Members who have it: {{n}}', '共有會員：{{n}}'],
  'cluster.tone.late': ['高风险', 'High risk', '高風險'],
  'cluster.tone.warn': ['中风险', 'Medium risk', '中風險'],
  'cluster.tone.off': ['已冻结或已注销', 'Frozen or closed', '已凍結或已註銷'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    cluster: typeof words;
  }
}
