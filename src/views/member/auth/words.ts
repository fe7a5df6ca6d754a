import type { Words } from '@/i18n/keys';

export const words = {
  'auth.authNo': ['申请单号', 'Request no.', '申請單號'],
  'auth.authLevel': ['认证级别', 'Level', '認證級別'],
  'auth.realName': ['真实姓名', 'Real name', '真實姓名'],
  'auth.docType': ['证件类型', 'Document', '證件類型'],
  'auth.docNo': ['证件号码', 'Document no.', '證件號碼'],
  'auth.newDocNo': ['更正证件号码', 'Corrected document no.', '更正證件號碼'],
  'auth.newDocNoHint': [
    '留空则保持原号码不变',
    'Leave empty to keep the present number',
    '留空則維持原號碼不變',
  ],
  'auth.birthday': ['出生日期', 'Birth date', '出生日期'],
  'auth.docExpireAt': ['证件有效期', 'Expiry', '證件有效期'],
  'auth.frontImg': ['正面', 'Front', '正面'],
  'auth.backImg': ['反面', 'Back', '反面'],
  'auth.holdImg': ['手持照', 'Selfie', '手持照'],
  'auth.ocrName': ['OCR 姓名', 'OCR name', 'OCR 姓名'],
  'auth.ocrNo': ['OCR 号码', 'OCR number', 'OCR 號碼'],
  'auth.ocrMatch': ['OCR 一致', 'OCR match', 'OCR 一致'],
  'auth.faceScore': ['人脸相似度', 'Face score', '人臉相似度'],
  'auth.dupCount': ['重复证件', 'Duplicates', '重複證件'],
  'auth.findings': ['自动检出', 'Findings', '自動檢出'],
  'auth.noFindings': ['未检出问题', 'Nothing found', '未檢出問題'],
  'auth.submitCount': ['提交次数', 'Attempts', '提交次數'],
  'auth.rejectCodes': ['驳回原因', 'Reject reasons', '駁回原因'],
  'auth.pending': ['待审核', 'Pending', '待審核'],
  'auth.approvedToday': ['今日通过', 'Approved today', '今日通過'],
  'auth.passRate': ['近 7 日通过率', 'Pass rate, 7 days', '近 7 日通過率'],
  'auth.medianWait': ['等待中位数（近 7 日）', 'Median wait, 7 days', '等待中位數（近 7 日）'],
  'auth.reviewTitle': ['实名审核 {{no}}', 'Review authentication {{no}}', '實名審核 {{no}}'],
  'auth.approveText': [
    '通过后会员的认证等级将变为 {{level}} 级。',
    'Approving raises the member to KYC level {{level}}.',
    '通過後會員的認證等級將變為 {{level}} 級。',
  ],
  'auth.duplicateText': [
    '该证件已被其他会员使用：仅风控可通过，且须填写不少于 5 个字的理由。',
    'Another member has this document: only the risk role may approve, with a note of at least 5 characters.',
    '此證件已被其他會員使用：僅風控可通過，且須填寫不少於 5 個字的理由。',
  ],
  'auth.rejectText': [
    '驳回后会员可重新提交。',
    'After a rejection the member may submit again.',
    '駁回後會員可重新提交。',
  ],
  'auth.rejectFinal': ['永久驳回', 'Reject for good', '永久駁回'],
  'auth.rejectFinalText': [
    '永久驳回后该会员不能再次提交此级别的认证，不可撤销。',
    'After this the member cannot submit this level again. It cannot be undone.',
    '永久駁回後該會員不能再次提交此級別的認證，無法復原。',
  ],
  'auth.subject': [
    '会员 {{uid}}，{{realName}}',
    'Member {{uid}}, {{realName}}',
    '會員 {{uid}}，{{realName}}',
  ],
  'auth.document': [
    '申请 {{authNo}}，证件 {{docNo}}',
    'Request {{authNo}}, document {{docNo}}',
    '申請 {{authNo}}，證件 {{docNo}}',
  ],
  'auth.checklist': ['核对清单', 'Checklist', '核對清單'],
  'auth.checklistHint': [
    '数字键 1–5 勾选，Ctrl+Enter 提交',
    'Keys 1–5 tick, Ctrl+Enter submits',
    '數字鍵 1–5 勾選，Ctrl+Enter 提交',
  ],
  'auth.check.nameMatch': ['姓名与证件一致', 'The name is that of the document', '姓名與證件一致'],
  'auth.check.numberMatch': ['号码与证件一致', 'The number is that of the document', '號碼與證件一致'],
  'auth.check.faceMatch': ['人像为同一人', 'The face is the same person', '人像為同一人'],
  'auth.check.notExpired': ['证件在有效期内', 'The document has not expired', '證件在有效期內'],
  'auth.check.notDuplicate': ['证件未被他人使用', 'Nobody else uses the document', '證件未被他人使用'],
  'auth.ocr': ['OCR 比对', 'OCR comparison', 'OCR 比對'],
  'auth.given': ['填写', 'Given', '填寫'],
  'auth.read': ['识别', 'Read', '辨識'],
  'auth.twins': ['使用同一证件的其他会员', 'Other members with this document', '使用同一證件的其他會員'],
  'auth.twinsOf': ['{{authNo}} 的重复证件', 'Duplicates of {{authNo}}', '{{authNo}} 的重複證件'],
  'auth.openTwin': [
    '查看会员 {{uid}} 的申请',
    'Open the requests of member {{uid}}',
    '檢視會員 {{uid}} 的申請',
  ],
  'auth.bulkRejectText': [
    '将以同一原因驳回选中的 {{n}} 条申请，会员可重新提交。',
    'Rejects the {{n}} selected requests for one reason; the members may submit again.',
    '將以同一原因駁回選取的 {{n}} 筆申請，會員可重新提交。',
  ],
  'auth.pendingOnly': ['只能选择待审核的申请', 'Choose pending requests only', '只能選取待審核的申請'],
  'auth.revoke': ['撤销认证', 'Revoke', '撤銷認證'],
  'auth.revokeText': [
    '会员 {{uid}} 的认证等级将降低一级，不可恢复。',
    'Member {{uid}} goes down one KYC level. This cannot be undone.',
    '會員 {{uid}} 的認證等級將降低一級，無法復原。',
  ],
  'auth.revokeOwn': [
    '由您审核通过，须由他人撤销',
    'You approved it; somebody else has to revoke it',
    '由您審核通過，須由他人撤銷',
  ],
  'auth.revoked': ['已撤销', 'Revoked', '已撤銷'],
  'auth.sectionRequest': ['认证资料', 'Request', '認證資料'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'member/auth': typeof words;
  }
}
