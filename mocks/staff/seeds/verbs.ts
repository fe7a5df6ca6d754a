import type { Area } from '../../core/area';
import { buttonPaths, verbOf } from '../../core/named';
import type { Texts } from '../../core/rows';

const TEXTS: Record<string, Texts> = {
  add: ['新增', 'Add', '新增'],
  edit: ['编辑', 'Edit', '編輯'],
  update: ['编辑', 'Edit', '編輯'],
  delete: ['删除', 'Delete', '刪除'],
  get: ['详情', 'Details', '詳情'],
  list: ['查看', 'View', '檢視'],
  export: ['导出', 'Export', '匯出'],
  import: ['导入', 'Import', '匯入'],
  review: ['审核', 'Review', '審核'],
  setStatus: ['启用/停用', 'Enable/disable', '啟用/停用'],
  sort: ['排序', 'Sort', '排序'],
  copy: ['复制', 'Copy', '複製'],
  cancel: ['取消', 'Cancel', '取消'],
  publish: ['发布', 'Publish', '發佈'],
  revoke: ['撤销', 'Revoke', '撤銷'],
  reveal: ['查看敏感信息', 'Reveal', '檢視敏感資訊'],
  freeze: ['冻结', 'Freeze', '凍結'],
  unfreeze: ['解冻', 'Unfreeze', '解凍'],
  kick: ['强制下线', 'Force sign-out', '強制登出'],
  close: ['注销', 'Close', '註銷'],
  clear: ['清空', 'Clear', '清空'],
  chargeLogAdd: ['人工充值', 'Manual recharge', '人工充值'],
  chargeLogReview: ['充值审核', 'Review recharge', '充值審核'],
  withdrawLogReview: ['提现审核', 'Review withdrawal', '提現審核'],
  withdrawLogReviewFinal: ['提现终审', 'Final review of withdrawal', '提現終審'],
  withdrawLogOverride: ['风控豁免', 'Override risk block', '風控豁免'],
  withdrawLogPay: ['打款', 'Pay', '撥款'],
  withdrawLogResult: ['登记打款结果', 'Record payout result', '登記撥款結果'],
  withdrawLogRelease: ['解除挂起', 'Release hold', '解除掛起'],
  lowerRisk: ['调低风险等级', 'Lower risk level', '調低風險等級'],
  approveClose: ['批准注销', 'Approve closure', '核准註銷'],
  setMarketMaker: ['维护平台账户', 'Manage platform accounts', '維護平台帳戶'],
  overrule: ['豁免证件重复', 'Override duplicate document', '豁免證件重複'],
  setPermission: ['设置权限', 'Set permissions', '設定權限'],
  setTags: ['编辑标签', 'Edit tags', '編輯標籤'],
  setParent: ['变更邀请人', 'Change inviter', '變更邀請人'],
  resetPassword: ['重置登录密码', 'Reset password', '重設登入密碼'],
  resetFundPassword: ['重置资金密码', 'Reset fund password', '重設資金密碼'],
  resetGoogle: ['重置谷歌验证', 'Reset 2FA', '重設 Google 驗證'],
  resetPwd: ['重置密码', 'Reset password', '重設密碼'],
  team: ['查看团队', 'View team', '檢視團隊'],
  timeline: ['查看时间线', 'View timeline', '檢視時間線'],
  security: ['查看安全信息', 'View security', '檢視安全資訊'],
  recheck: ['重新对账', 'Recheck ledger', '重新對帳'],
  generate: ['批量生成', 'Generate addresses', '批次產生'],
  collect: ['归集', 'Collect', '歸集'],
  blacklist: ['加入黑名单', 'Blacklist', '列入黑名單'],
  unblacklist: ['移出黑名单', 'Remove from blacklist', '移出黑名單'],
  confirmChange: ['确认变更', 'Confirm change', '確認變更'],
  setRecharge: ['充值开关', 'Turn recharge on or off', '充值開關'],
  setWithdraw: ['提现开关', 'Turn withdrawal on or off', '提現開關'],
  refresh: ['刷新余额', 'Refresh balances', '重新整理餘額'],
  forceClose: ['后台平仓', 'Force close', '後台平倉'],
  forceCloseSymbol: ['按合约全部平仓', 'Close all positions of a symbol', '依合約全部平倉'],
  cancelBySymbol: ['按合约撤单', 'Cancel entrusts by symbol', '依合約撤單'],
  setTradeState: ['设置交易状态', 'Set trading state', '設定交易狀態'],
  void: ['作废', 'Void', '作廢'],
  voidReview: ['复核作废', 'Review voiding', '覆核作廢'],
  redeem: ['赎回', 'Redeem', '贖回'],
  reissueInterest: ['补发收益', 'Reissue interest', '補發收益'],
  grant: ['发放', 'Grant', '發放'],
  clawback: ['追回', 'Claw back', '追回'],
  withdraw: ['下线', 'Unpublish', '下線'],
  setTop: ['置顶', 'Pin', '置頂'],
  switch: ['站点开关', 'Turn site on or off', '網站開關'],
  history: ['修改历史', 'History', '修改歷史'],
  restore: ['恢复版本', 'Restore version', '還原版本'],
  handle: ['处理', 'Handle', '處理'],
  unlock: ['解除锁定', 'Unlock', '解除鎖定'],
  dataScope: ['数据范围', 'Set data scope', '資料範圍'],
  refreshCache: ['刷新缓存', 'Refresh cache', '重新整理快取'],
  run: ['立即执行', 'Run now', '立即執行'],
  forceLogout: ['强制下线', 'Force sign-out', '強制登出'],
  remove: ['删除缓存', 'Delete cache', '刪除快取'],
  preview: ['预览', 'Preview', '預覽'],
  code: ['生成代码', 'Generate code', '產生程式碼'],
  sync: ['同步', 'Sync', '同步'],
  rejectFinal: ['永久驳回', 'Reject permanently', '永久駁回'],
};

/** What the menu calls the button of a permission. @throws Error that names the line to add, for an action without words */
export function verbTexts(areas: readonly Area[], path: string): Texts {
  const verb = verbOf({ path });
  const [own] = areas.flatMap(({ actions }) => actions?.[verb] ?? []);
  const texts = own?.button ?? TEXTS[verb];
  if (texts) return texts;
  const area = areas.find(({ menu = [] }) =>
    menu.some(({ contract }) => buttonPaths(contract).includes(path)),
  );
  const line = `actions: { ${verb}: { button: ['…', '…', '…'], done: ['…', '…', '…'] } },`;
  throw new Error(
    `the button ${path} has no words: add "${line}" to mocks/${area?.name ?? '<area>'}/area.ts`,
  );
}
