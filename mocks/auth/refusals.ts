import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  higherLevel: [
    '会员已通过高级认证，请先撤销高级认证',
    'The member has passed Advanced. Revoke that first.',
    '會員已通過高級認證，請先撤銷高級認證',
  ],
  lowerLevel: [
    '会员已注销，或初级认证尚未通过',
    'The member is closed or has not passed Basic',
    '會員已註銷，或初級認證尚未通過',
  ],
  documentUsed: [
    '该证件号码已被其他会员使用',
    'Another member already uses this document number',
    '此證件號碼已被其他會員使用',
  ],
} as const satisfies Record<string, Texts>;
