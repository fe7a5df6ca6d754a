import type { Words } from '@/i18n/keys';

/** Messages of the review of any kind of record; they are loaded with its code. */
export const words = {
  'review.approve': ['通过', 'Approve', '通過'],
  'review.reject': ['驳回', 'Reject', '駁回'],
  'review.hold': ['挂起', 'Put on hold', '掛起'],
  'review.release': ['解除挂起', 'Release hold', '解除掛起'],
  'review.done': ['审核完成', 'Reviewed', '審核完成'],
  'review.decidedAt': ['审核时间 {{at}}', 'Reviewed at {{at}}', '審核時間 {{at}}'],
  'review.order': [
    '单号 {{orderNo}}，折合 ≈ {{usdt}} USDT',
    'Order {{orderNo}}, ≈ {{usdt}} USDT',
    '單號 {{orderNo}}，折合 ≈ {{usdt}} USDT',
  ],
  'review.subject': [
    '会员 {{uid}}，{{amount}} {{coin}}',
    'Member {{uid}}, {{amount}} {{coin}}',
    '會員 {{uid}}，{{amount}} {{coin}}',
  ],
  'review.address': ['地址 {{address}}', 'Address {{address}}', '地址 {{address}}'],
  'review.claimedByMe': [
    '已由您领取审核，剩余 {{left}}',
    'Claimed by you, {{left}} left',
    '已由您領取審核，剩餘 {{left}}',
  ],
  'review.tail': ['地址末六位', 'Last six characters', '地址末六碼'],
  'review.tailHint': [
    '请对照上方地址，手动输入末六位',
    'Type the last six characters of the address above',
    '請對照上方地址，手動輸入末六碼',
  ],
  'review.tailWrong': [
    '与地址末六位不符',
    "Doesn't match the last six characters of the address",
    '與地址末六碼不符',
  ],
  'review.queue': ['审核队列', 'Review queue', '審核佇列'],
  'review.order.label': ['排序', 'Sort by', '排序'],
  'review.order.list': ['同列表', 'As in the list', '同清單'],
  'review.order.oldest': ['最早', 'Oldest', '最早'],
  'review.order.riskiest': ['风险最高', 'Riskiest', '風險最高'],
  'review.order.largest': ['金额最大', 'Largest', '金額最大'],
  'review.left': ['还有 {{n}} 条', 'Left: {{n}}', '還有 {{n}} 筆'],
  'review.next': ['下一条', 'Next', '下一筆'],
  'review.previous': ['上一条', 'Previous', '上一筆'],
  'review.empty': ['没有待审核的记录', 'Nothing to review', '沒有待審核的記錄'],
  'review.noMore': ['没有更多待审核的记录', 'No more records to review', '沒有更多待審核的記錄'],
  'review.counts': [
    '本班：通过 {{approved}}，驳回 {{rejected}}，挂起 {{held}}',
    'This shift: {{approved}} approved, {{rejected}} rejected, {{held}} put on hold',
    '本班：通過 {{approved}}，駁回 {{rejected}}，掛起 {{held}}',
  ],
  'review.countsPaid': ['，打款 {{paid}}', ', {{paid}} paid', '，撥款 {{paid}}'],
  'review.median': ['每条 {{n}} 秒（中位数）', '{{n}} s each (median)', '每筆 {{n}} 秒（中位數）'],
  'review.help': ['说明与快捷键', 'Manual and keys', '說明與快速鍵'],
  'review.keys.reason': ['以第 n 个原因驳回', 'Reject with the reason of that number', '以第 n 個原因駁回'],
  'review.keys.send': ['在对话框中提交', 'Submit the open dialog', '在對話框中送出'],
  'review.keys.zoom': ['放大或还原图片', 'Zoom the image in or reset it', '放大或還原圖片'],
  'review.reasons': ['驳回原因', 'Rejection reasons', '駁回原因'],
  'review.checks': ['风险检查', 'Risk checks', '風險檢查'],
  'review.score': ['风险评分 {{score}}', 'Risk score {{score}}', '風險評分 {{score}}'],
  'review.passed': ['{{n}} 项通过', '{{n}} passed', '{{n}} 項通過'],
  'review.notFound': ['未发现：{{names}}', 'No findings: {{names}}', '未發現：{{names}}'],
  'review.level.pass': ['通过', 'Pass', '通過'],
  'review.level.warn': ['警告', 'Warning', '警告'],
  'review.level.block': ['拦截', 'Blocked', '攔截'],
  'review.weight': ['+{{n}} 分', '+{{n}}', '+{{n}} 分'],
  'review.evidence': ['依据（{{n}}）', 'Evidence ({{n}})', '依據（{{n}}）'],
  'review.openEvidence': ['打开', 'Open', '開啟'],
  'review.noChecks': ['没有检查项', 'No checks', '沒有檢查項目'],
  'review.checksLoading': [
    '风险检查尚未完成，完成后才能通过',
    'Risk checks are still loading. You can approve once they are done.',
    '風險檢查尚未完成，完成後才能通過',
  ],
  'review.checksFailed': [
    '风险检查读取失败，暂不能通过，请刷新后重试',
    "Couldn't load the risk checks, so approval is off. Reload the record and try again.",
    '風險檢查讀取失敗，暫不能通過，請重新整理後再試',
  ],
  'review.blocked': [
    '风险检查不允许通过：{{list}}。可挂起、驳回，或由风控豁免。',
    'Approval blocked by risk checks: {{list}}. Put it on hold, reject it, or ask the risk team to override.',
    '風險檢查不允許通過：{{list}}。可掛起、駁回，或由風控豁免。',
  ],
  'review.pictures': ['图片', 'Images', '圖片'],
  'review.showPicture': ['查看', 'Show', '檢視'],
  'review.enlarge': ['全屏查看', 'View full screen', '全螢幕查看'],
  'review.zoomIn': ['放大', 'Zoom in', '放大'],
  'review.zoomOut': ['缩小', 'Zoom out', '縮小'],
  'review.rotateLeft': ['向左旋转', 'Rotate left', '向左旋轉'],
  'review.rotateRight': ['向右旋转', 'Rotate right', '向右旋轉'],
  'review.resetPicture': ['还原', 'Reset', '還原'],
  'review.ofPicture': ['{{action}}「{{label}}」', '{{action}}: {{label}}', '{{action}}「{{label}}」'],
  'review.pictureHint': [
    'V 全屏，滚轮或 Z 缩放，拖动或方向键移动',
    'Press V for full screen, Z or the wheel to zoom. Drag or use the arrow keys to pan.',
    'V 全螢幕，滾輪或 Z 縮放，拖曳或方向鍵移動',
  ],
  'review.pictureFailed': ['图片加载失败', "Couldn't load the image", '圖片載入失敗'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    review: typeof words;
  }
}
