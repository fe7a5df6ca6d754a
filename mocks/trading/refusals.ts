import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  liquidating: [
    '仓位正在强平，不能后台平仓',
    "Being liquidated, so staff can't close it",
    '倉位正在強平，不能後台平倉',
  ],
  noMark: [
    '合约没有标记价，不能平仓',
    'The symbol has no mark price, so nothing can be closed',
    '合約沒有標記價，不能平倉',
  ],
  deadMark: [
    '标记价停在 {at}，已超过 {minutes} 分钟，一人不能按此旧价平仓。请恢复行情，或由两人按合约全部平仓',
    "The mark price stopped at {at}, more than {minutes} min ago. One operator can't close at it. Restore the feed, or have two people close all positions of the symbol.",
    '標記價停在 {at}，已超過 {minutes} 分鐘，一人不能按此舊價平倉。請恢復行情，或由兩人依合約全部平倉',
  ],
  stillOpening: [
    '合约仍可开仓，请先设为仅平仓或暂停',
    'Members can still open positions. Set the symbol to close-only or suspended first.',
    '合約仍可開倉，請先設為僅平倉或暫停',
  ],
  nothingOpen: ['没有未平仓的仓位', 'No position is open', '沒有未平倉的倉位'],
  closeWaits: [
    '该合约已有待复核的全部平仓申请',
    'A request to close all positions of this symbol is already waiting',
    '該合約已有待覆核的全部平倉申請',
  ],
  tradeStep: [
    '不能从当前交易状态改为所选状态',
    "The trading state can't change from the current one to this one",
    '不能從目前的交易狀態改為所選狀態',
  ],
  positionsOpen: [
    '仍有未平仓的仓位，不能下架',
    "Positions are still open, so it can't be delisted",
    '仍有未平倉的倉位，不能下架',
  ],
  forcedEntrust: [
    '平台发起的委托不能撤销',
    "Entrusts placed by the platform can't be cancelled",
    '平台發起的委託不能撤銷',
  ],
  entrustEnded: [
    '委托已结束，不能撤销',
    "The entrust has ended and can't be cancelled",
    '委託已結束，不能撤銷',
  ],
} as const satisfies Record<string, Texts>;
