import type { Words } from '@/i18n/keys';

export const words = {
  'rechargeAddress.address': ['充值地址', 'Address', '充值地址'],
  'rechargeAddress.allocType': ['分配状态', 'Allocation', '分配狀態'],
  'rechargeAddress.source': ['来源', 'Origin', '來源'],
  'rechargeAddress.chainBalance': ['链上余额', 'On-chain balance', '鏈上餘額'],
  'rechargeAddress.toCollect': ['待归集', 'To collect', '待歸集'],
  'rechargeAddress.collectNo': ['归集任务号', 'Collection no.', '歸集任務號'],
  'rechargeAddress.totalReceived': ['累计收款', 'Total received', '累計收款'],
  'rechargeAddress.receiveCount': ['收款次数', 'Receipts', '收款次數'],
  'rechargeAddress.lastReceivedAt': ['最近收款', 'Last received at', '最近收款'],
  'rechargeAddress.allocatedAt': ['分配时间', 'Allocated at', '分配時間'],
  'rechargeAddress.count': ['数量', 'Count', '數量'],
  'rechargeAddress.add': ['新增地址', 'Add address', '新增地址'],
  'rechargeAddress.memoHint': [
    '需要 Memo 的链必填，其他链留空',
    'Required on chains that use a memo. Otherwise leave empty.',
    '需要 Memo 的鏈必填，其他鏈留空',
  ],
  'rechargeAddress.memberHint': [
    '只有空闲地址可以分配；已分配的地址不能转给其他会员',
    "Only idle addresses can be assigned. An assigned address can't be moved to another member.",
    '只有閒置地址可以分配；已分配的地址不能轉給其他會員',
  ],
  'rechargeAddress.sectionAddress': ['地址', 'Address', '地址'],
  'rechargeAddress.sectionMoney': ['收款与归集', 'Receipts and collection', '收款與歸集'],
  'rechargeAddress.qr': ['二维码', 'QR code', 'QR Code'],
  'rechargeAddress.qrTitle': [
    '{{walletCode}} 收款二维码',
    '{{walletCode}} receiving QR code',
    '{{walletCode}} 收款 QR Code',
  ],
  'rechargeAddress.qrLabel': [
    '地址 {{address}} 的二维码',
    'QR code of {{address}}',
    '地址 {{address}} 的 QR Code',
  ],
  'rechargeAddress.records': ['充值记录', 'Recharge logs', '充值記錄'],
  'rechargeAddress.collect': ['归集', 'Collect', '歸集'],
  'rechargeAddress.collectText': [
    '将 {{n}} 个地址上的 {{amounts}} 归集到热钱包。会员余额不变。',
    "Move {{amounts}} from the selected addresses ({{n}}) to the hot wallet? Member balances don't change.",
    '將 {{n}} 個地址上的 {{amounts}} 歸集到熱錢包。會員餘額不變。',
  ],
  'rechargeAddress.collected': ['归集任务已创建', 'Collection task created', '歸集任務已建立'],
  'rechargeAddress.collecting': ['归集中', 'Collecting', '歸集中'],
  'rechargeAddress.due': ['待归集', 'To collect', '待歸集'],
  'rechargeAddress.nothingToCollect': [
    '所选地址须有余额且不在归集中',
    'Select only addresses that have a balance and are not being collected',
    '所選地址須有餘額且不在歸集中',
  ],
  'rechargeAddress.disable': ['停用', 'Disable', '停用'],
  'rechargeAddress.disableText': [
    '停用后不再分配给会员，可重新启用。',
    'This address will no longer be assigned to members. You can enable it again.',
    '停用後不再分配給會員，可重新啟用。',
  ],
  'rechargeAddress.replaceText': [
    '该地址已分配给会员 {{uid}}，停用后将为其分配新地址。旧地址永久退役、不可恢复，但仍会继续监控其入账。',
    'This address belongs to member {{uid}}, who will get a new one. The old address is retired permanently. Payments to it are still monitored.',
    '此地址已分配給會員 {{uid}}，停用後將為其分配新地址。舊地址永久停用、無法復原，但仍會繼續監控其入帳。',
  ],
  'rechargeAddress.disabled': ['已停用', 'Disabled', '已停用'],
  'rechargeAddress.replaced': [
    '会员 {{uid}} 的新地址：{{address}}',
    'New address of member {{uid}}: {{address}}',
    '會員 {{uid}} 的新地址：{{address}}',
  ],
  'rechargeAddress.enable': ['启用', 'Enable', '啟用'],
  'rechargeAddress.enabled': ['已启用', 'Enabled', '已啟用'],
  'rechargeAddress.generate': ['批量生成', 'Generate addresses', '批次產生'],
  'rechargeAddress.generateText': [
    '由托管网关生成空闲地址，一次 1–{{n}} 个。',
    'The custody gateway generates idle addresses, 1–{{n}} at a time.',
    '由託管閘道產生閒置地址，一次 1–{{n}} 個。',
  ],
  'rechargeAddress.generated': ['地址已生成', 'Addresses generated', '地址已產生'],
  'rechargeAddress.import': ['导入', 'Import', '匯入'],
  'rechargeAddress.importText': [
    '每行一个地址，同属一个钱包代码；出错的行不影响其他行。最多 {{n}} 行。',
    "One address per line, all for one wallet code. Lines with errors don't affect the others. Up to {{n}} lines.",
    '每列一個地址，同屬一個錢包代碼；出錯的列不影響其他列。最多 {{n}} 列。',
  ],
  'rechargeAddress.importCounts': [
    '已导入 {{done}} 个地址，{{failed}} 行有误',
    'Addresses imported: {{done}}. Lines with errors: {{failed}}',
    '已匯入 {{done}} 個地址，{{failed}} 列有誤',
  ],
  'rechargeAddress.toCollectTotal': ['待归集合计（USDT）', 'To collect (USDT)', '待歸集合計（USDT）'],
  'rechargeAddress.idleLeft': [
    '各钱包代码剩余空闲地址（少于 20 个时告警）',
    'Idle addresses left by wallet code (alert below 20)',
    '各錢包代碼剩餘閒置地址（少於 20 個時警示）',
  ],
  'rechargeAddress.idleLow': [
    '{{walletCode}} 仅剩 {{n}} 个空闲地址，请及时生成',
    'Idle addresses left for {{walletCode}}: {{n}}. Generate more.',
    '{{walletCode}} 僅剩 {{n}} 個閒置地址，請盡快產生',
  ],
  'rechargeAddress.addresses': ['{{n}} 个地址', 'Addresses: {{n}}', '{{n}} 個地址'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
