import type { Words } from '@/i18n/keys';

/** What each state means, by the resource and the name in its flow. */
export const words = {
  'manual.state.change.none': ['没有待确认的变更', 'No change is waiting', '沒有待確認的變更'],
  'manual.state.change.waiting': [
    '变更等待另一位操作人确认，旧值仍然有效',
    'A change waits for another operator. The old value stays in force',
    '變更等待另一位操作人確認，舊值仍然有效',
  ],
  'manual.state.switch.off': ['已停用，不生效', 'Switched off, without effect', '已停用，不生效'],
  'manual.state.switch.on': ['已启用，生效中', 'Switched on, in effect', '已啟用，生效中'],
  'manual.state.adjust.pending': [
    '等待另一位操作人决定，大额需要两位',
    'Waits for another operator, a large one for two',
    '等待另一位操作人決定，大額需要兩位',
  ],
  'manual.state.adjust.approved': [
    '已记账，余额已变动',
    'Booked. The balance has changed',
    '已入帳，餘額已變動',
  ],
  'manual.state.adjust.rejected': [
    '被驳回，余额未变',
    'Turned down. The balance is unchanged',
    '被駁回，餘額未變',
  ],
  'manual.state.adjust.cancelled': [
    '申请人撤回，或所依据的违规被撤销',
    'Taken back by its author, or the violation behind it was revoked',
    '申請人撤回，或所依據的違規被撤銷',
  ],
  'manual.state.adjust.onHold': [
    '暂停处理，解除后继续',
    'Paused until it is released',
    '暫停處理，解除後繼續',
  ],
  'manual.state.auth.pending': [
    '会员已提交，等待审核',
    'Handed in by the member, waits for a review',
    '會員已送出，等待審核',
  ],
  'manual.state.auth.approved': ['认证有效', 'The authentication is valid', '認證有效'],
  'manual.state.auth.rejected': [
    '被驳回，会员可以重新申请',
    'Turned down. The member may apply again',
    '被駁回，會員可以重新申請',
  ],
  'manual.state.auth.rejectedForGood': [
    '永久驳回，会员不能再申请',
    "Turned down for ever. The member can't apply again",
    '永久駁回，會員不能再申請',
  ],
  'manual.state.auth.superseded': [
    '会员提交了新的申请',
    'The member has handed in another one',
    '會員送出了新的申請',
  ],
  'manual.state.auth.revoked': [
    '通过后被撤销，等级随之降低',
    'Approved, then taken back. The level falls',
    '通過後被撤銷，等級隨之降低',
  ],
  'manual.state.auth.expired': [
    '证件已到期，需要重新认证',
    'The document has expired. The member has to apply again',
    '證件已到期，需要重新認證',
  ],
  'manual.state.award.pending': ['等待审核后发放', 'Waits for a review before it is paid', '等待審核後發放'],
  'manual.state.award.paid': ['已发放到会员账户', 'Paid to the member', '已發放到會員帳戶'],
  'manual.state.award.rejected': ['被驳回，未发放', 'Turned down, not paid', '被駁回，未發放'],
  'manual.state.award.clawedBack': [
    '发放后由两人追回',
    'Paid, then taken back by two operators',
    '發放後由兩人追回',
  ],
  'manual.state.contentNotice.draft': [
    '草稿，会员看不到',
    "A draft that members don't see",
    '草稿，會員看不到',
  ],
  'manual.state.contentNotice.scheduled': [
    '到设定的时间自动发布',
    'Appears by itself at its time',
    '到設定的時間自動發佈',
  ],
  'manual.state.contentNotice.published': ['会员看得到', 'Members see it', '會員看得到'],
  'manual.state.contentNotice.withdrawn': [
    '已撤回或已到期，可以再次发布',
    'Withdrawn or over. It can be published again',
    '已撤回或已到期，可以再次發佈',
  ],
  'manual.state.contractEntrust.waiting': ['等待触发价', 'Waits for its trigger price', '等待觸發價'],
  'manual.state.contractEntrust.placed': [
    '在市场上，尚未成交',
    'In the market, nothing filled yet',
    '在市場上，尚未成交',
  ],
  'manual.state.contractEntrust.partlyFilled': ['一部分已成交', 'A part is filled', '一部分已成交'],
  'manual.state.contractEntrust.filled': ['全部成交', 'All of it is filled', '全部成交'],
  'manual.state.contractEntrust.cancelled': [
    '未成交即取消',
    'Cancelled before anything was filled',
    '未成交即取消',
  ],
  'manual.state.contractEntrust.cancelledPartlyFilled': [
    '部分成交后其余取消',
    'A part was filled, the rest cancelled',
    '部分成交後其餘取消',
  ],
  'manual.state.contractEntrust.rejected': ['市场未接受', 'Not accepted by the market', '市場未接受'],
  'manual.state.contractEntrust.expired': ['有效期内未成交', 'Not filled in time', '有效期內未成交'],
  'manual.state.contractPosition.normal': ['保证金充足', 'Enough margin', '保證金充足'],
  'manual.state.contractPosition.warning': [
    '风险率接近强平，请关注',
    'Close to liquidation, to be watched',
    '風險率接近強平，請留意',
  ],
  'manual.state.contractPosition.liquidating': [
    '系统正在强平，不能再后台平仓',
    "Being liquidated by the system, so staff can't close it",
    '系統正在強平，不能再後台平倉',
  ],
  'manual.state.contractSymbol.trading': ['可以开仓和平仓', 'Members open and close', '可以開倉和平倉'],
  'manual.state.contractSymbol.closeOnly': [
    '只能平仓，不能开仓',
    'Members may close only',
    '只能平倉，不能開倉',
  ],
  'manual.state.contractSymbol.suspended': [
    '暂停交易，可随时恢复',
    'No trading for the time being',
    '暫停交易，可隨時恢復',
  ],
  'manual.state.contractSymbol.delisted': [
    '已下架，不能恢复',
    "Taken from the market. It can't come back",
    '已下架，不能恢復',
  ],
  'manual.state.coupon.draft': ['草稿，尚不能发放', "A draft that can't be granted yet", '草稿，尚不能發放'],
  'manual.state.coupon.active': ['可以发放和使用', 'Granted and used', '可以發放和使用'],
  'manual.state.coupon.paused': [
    '暂停发放，已发的仍可使用',
    'Not granted for now. What members hold stays valid',
    '暫停發放，已發的仍可使用',
  ],
  'manual.state.coupon.ended': [
    '不再发放，已发的仍可使用',
    'Not granted any more. What members hold stays valid',
    '不再發放，已發的仍可使用',
  ],
  'manual.state.couponGrant.waiting': [
    '等待另一位操作人复核',
    'Waits for another operator',
    '等待另一位操作人覆核',
  ],
  'manual.state.couponGrant.done': ['已发放给会员', 'Granted to the members', '已發放給會員'],
  'manual.state.couponGrant.rejected': [
    '被驳回，未发放',
    'Turned down, nothing was granted',
    '被駁回，未發放',
  ],
  'manual.state.couponGrant.cancelled': ['申请人自行撤回', 'Taken back by its author', '申請人自行撤回'],
  'manual.state.couponGrant.lapsed': ['逾时无人复核', 'No one decided in time', '逾時無人覆核'],
  'manual.state.deliveryOrder.running': ['尚未到期', 'Not due yet', '尚未到期'],
  'manual.state.deliveryOrder.settled': [
    '已按到期价格结算',
    'Settled at the price of its expiry',
    '已依到期價格結算',
  ],
  'manual.state.deliveryOrder.unclear': [
    '来源的价格不一致或缺失，暂不结算',
    'The sources disagree or are silent, so it is not settled',
    '來源的價格不一致或缺失，暫不結算',
  ],
  'manual.state.deliveryOrder.voided': [
    '由两人作废，投入已退回',
    'Voided by two people. The stake went back',
    '由兩人作廢，投入已退回',
  ],
  'manual.state.job.paused': ['已暂停，不会运行', "Paused, doesn't run", '已暫停，不會執行'],
  'manual.state.job.running': ['按计划运行', 'Runs by its schedule', '依排程執行'],
  'manual.state.member.normal': [
    '可以登录，权限以外无限制',
    'May sign in, limited by permissions alone',
    '可以登入，權限以外無限制',
  ],
  'manual.state.member.frozen': [
    '不能登录和提现，待提现的已挂起',
    "Can't sign in or withdraw. Waiting withdrawals are on hold",
    '不能登入和提現，待提現的已掛起',
  ],
  'manual.state.member.closed': ['已注销，不能恢复', "Closed. It can't be opened again", '已註銷，無法恢復'],
  'manual.state.memberCoupon.unused': [
    '已发放，尚未使用',
    'Held by the member, not used yet',
    '已發放，尚未使用',
  ],
  'manual.state.memberCoupon.inUse': ['使用了一部分', 'A part of it was used', '使用了一部分'],
  'manual.state.memberCoupon.used': ['已全部使用', 'Used up', '已全部使用'],
  'manual.state.memberCoupon.expired': ['未在有效期内使用', 'Not used in time', '未在有效期內使用'],
  'manual.state.memberCoupon.revoked': ['由员工收回', 'Taken back by the staff', '由員工收回'],
  'manual.state.notice.draft': ['草稿，员工看不到', "A draft that the staff doesn't see", '草稿，員工看不到'],
  'manual.state.notice.published': ['员工看得到', 'The staff sees it', '員工看得到'],
  'manual.state.notice.closed': ['已关闭，不再显示', 'Closed, no longer shown', '已關閉，不再顯示'],
  'manual.state.notice.scheduled': [
    '到设定的时间自动发布',
    'Appears by itself at its time',
    '到設定的時間自動發佈',
  ],
  'manual.state.recharge.confirming': [
    '链上确认数不足，或凭证未交',
    'Not enough confirmations on the chain, or the payment proof is missing',
    '鏈上確認數不足，或憑證未交',
  ],
  'manual.state.recharge.pending': ['等待审核', 'Waits for a review', '等待審核'],
  'manual.state.recharge.credited': [
    '已入账，会员可使用',
    'Credited. The member can use it',
    '已入帳，會員可使用',
  ],
  'manual.state.recharge.rejected': ['被驳回，未入账', 'Turned down, not credited', '被駁回，未入帳'],
  'manual.state.recharge.expired': [
    '逾时未审核或未确认',
    'Not reviewed or confirmed in time',
    '逾時未審核或未確認',
  ],
  'manual.state.recharge.onHold': [
    '暂停处理，解除后继续',
    'Paused until it is released',
    '暫停處理，解除後繼續',
  ],
  'manual.state.rechargeAddress.assigned': ['属于一位会员', 'Belongs to a member', '屬於一位會員'],
  'manual.state.rechargeAddress.idle': [
    '在地址池中，可以分配',
    'In the pool, can be assigned',
    '在地址池中，可以分配',
  ],
  'manual.state.rechargeAddress.retired': [
    '已退役，会员另有新地址',
    'Retired. Its member has another one',
    '已退役，會員另有新地址',
  ],
  'manual.state.redEnvelope.waiting': [
    '等待另一位操作人审核',
    'Waits for another operator',
    '等待另一位操作人審核',
  ],
  'manual.state.redEnvelope.active': ['会员可以领取', 'Members can claim it', '會員可以領取'],
  'manual.state.redEnvelope.finished': ['全部领完', 'All parts are claimed', '全部領完'],
  'manual.state.redEnvelope.expired': [
    '到期，未领的已退回',
    'Over. What was left went back',
    '到期，未領的已退回',
  ],
  'manual.state.redEnvelope.cancelled': [
    '提前取消，未领的已退回',
    'Cancelled early. What was left went back',
    '提前取消，未領的已退回',
  ],
  'manual.state.redEnvelope.rejected': ['被驳回，未发出', 'Turned down, never sent', '被駁回，未發出'],
  'manual.state.redeemBatch.draft': [
    '草稿，兑换码尚不能用',
    "A draft whose codes can't be used yet",
    '草稿，兌換碼尚不能用',
  ],
  'manual.state.redeemBatch.active': ['会员可以兑换', 'Members redeem its codes', '會員可以兌換'],
  'manual.state.redeemBatch.paused': ['暂停兑换，可恢复', 'Not redeemed for now', '暫停兌換，可恢復'],
  'manual.state.redeemBatch.ended': [
    '已结束，剩余的已过期',
    'Over. Codes that are left have expired',
    '已結束，剩餘的已過期',
  ],
  'manual.state.redeemBatch.void': [
    '已作废，剩余的不能再用',
    'Voided. Codes that are left are void',
    '已作廢，剩餘的不能再用',
  ],
  'manual.state.redeemCode.unused': ['还有可用次数', 'Uses of it are left', '還有可用次數'],
  'manual.state.redeemCode.used': ['已用完', 'Used up', '已用完'],
  'manual.state.redeemCode.void': ['已作废', 'Void', '已作廢'],
  'manual.state.redeemCode.expired': ['批次已结束', 'Its batch has ended', '批次已結束'],
  'manual.state.stakingOrder.staking': [
    '本金在产品中，正在计息',
    'The principal is in the product and earns interest',
    '本金在產品中，正在計息',
  ],
  'manual.state.stakingOrder.redeeming': [
    '已赎回，本金正在退回',
    'Redeemed. The principal is on its way back',
    '已贖回，本金正在退回',
  ],
  'manual.state.stakingOrder.redeemed': [
    '本金和收益已退回',
    'Principal and interest are back',
    '本金和收益已退回',
  ],
  'manual.state.stakingOrder.redeemedEarly': [
    '到期前赎回，收益按条件扣减',
    'Redeemed before its end, with less interest',
    '到期前贖回，收益依條件扣減',
  ],
  'manual.state.stakingOrder.renewed': [
    '到期后本金转入新订单',
    'Over. Another order took the principal',
    '到期後本金轉入新訂單',
  ],
  'manual.state.stakingProduct.draft': [
    '草稿，会员看不到',
    "A draft that members don't see",
    '草稿，會員看不到',
  ],
  'manual.state.stakingProduct.onSale': ['会员可以购买', 'Members can buy it', '會員可以購買'],
  'manual.state.stakingProduct.soldOut': [
    '额度已满，有余额时自动恢复',
    'The quota is used up. It comes back by itself',
    '額度已滿，有餘額時自動恢復',
  ],
  'manual.state.stakingProduct.offSale': [
    '已下架，订单照常进行',
    'Off sale. Its orders go on',
    '已下架，訂單照常進行',
  ],
  'manual.state.stakingProduct.ended': ['销售期已结束', 'Its sale is over', '銷售期已結束'],
  'manual.state.violation.pending': [
    '已登记，等待另一位操作人处理',
    'Recorded, waits for another operator',
    '已登記，等待另一位操作人處理',
  ],
  'manual.state.violation.confirmed': [
    '已确认，处罚生效',
    'Confirmed. Its penalties are in force',
    '已確認，處罰生效',
  ],
  'manual.state.violation.dismissed': ['不成立，没有处罚', 'Dismissed without penalties', '不成立，沒有處罰'],
  'manual.state.violation.appealed': [
    '会员申诉，等待他人决定',
    'The member appeals. Someone else decides',
    '會員申訴，等待他人決定',
  ],
  'manual.state.violation.revoked': [
    '已撤销，处罚解除',
    'Revoked. Its penalties have ended',
    '已撤銷，處罰解除',
  ],
  'manual.state.withdraw.pending': ['等待首次审核', 'Waits for the first review', '等待首次審核'],
  'manual.state.withdraw.secondReview': [
    '等待另一位审核人，大额需终审权限',
    'Waits for a different reviewer, the largest for one with final reviews',
    '等待另一位審核人，大額需終審權限',
  ],
  'manual.state.withdraw.approved': [
    '审核已通过，等待打款',
    'Approved, waits to be paid',
    '審核已通過，等待撥款',
  ],
  'manual.state.withdraw.processing': [
    '已交给网关或人工打款',
    'Given to the gateway, or being paid by hand',
    '已交給閘道或人工撥款',
  ],
  'manual.state.withdraw.confirming': [
    '已在链上，等待确认',
    'On the chain, waits for confirmations',
    '已在鏈上，等待確認',
  ],
  'manual.state.withdraw.completed': ['已到账', 'Arrived', '已到帳'],
  'manual.state.withdraw.rejected': [
    '被驳回，金额已退回会员',
    'Turned down. The amount went back to the member',
    '被駁回，金額已退回會員',
  ],
  'manual.state.withdraw.failed': [
    '打款失败，金额已退回会员',
    'The payout failed. The amount went back to the member',
    '撥款失敗，金額已退回會員',
  ],
  'manual.state.withdraw.cancelled': [
    '应会员要求取消，金额已退回',
    'Cancelled for the member. The amount went back',
    '應會員要求取消，金額已退回',
  ],
  'manual.state.withdraw.onHold': [
    '暂停处理，解除后重新审核',
    'Paused. Once released it is reviewed again',
    '暫停處理，解除後重新審核',
  ],
  'manual.state.withdraw.unclear': [
    '网关没有答复：切勿再次打款，查明后由两人登记结果',
    'The gateway never answered. Never pay again: look it up, and two people record the result',
    '閘道沒有回覆：切勿再次撥款，查明後由兩人登記結果',
  ],
  'manual.state.withdrawAddress.waiting': [
    '新地址，24 小时后生效',
    'New, active after 24 hours',
    '新地址，24 小時後生效',
  ],
  'manual.state.withdrawAddress.active': ['可以用于提现', 'Can be withdrawn to', '可以用於提現'],
  'manual.state.withdrawAddress.disabled': [
    '已停用，会员不能使用',
    "Switched off. The member can't use it",
    '已停用，會員不能使用',
  ],
  'manual.state.withdrawAddress.blacklisted': ['对所有会员禁止', 'Barred for all members', '對所有會員禁止'],
  'manual.state.payoutBatch.draft': [
    '已选好提现，尚未打款，制单人可移除明细',
    'Withdrawals are put together. Nothing is paid, and its maker may take lines out',
    '已選好提現，尚未撥款，製單人可移除明細',
  ],
  'manual.state.payoutBatch.waiting': [
    '金额达到限额，等待制单人以外的操作人放行',
    'The sum asks for another operator than its maker to release it',
    '金額達到限額，等待製單人以外的操作人放行',
  ],
  'manual.state.payoutBatch.paying': [
    '已放行，仍有明细在途或待核实',
    'Released. Some lines are on their way, or what became of them is not known',
    '已放行，仍有明細在途或待核實',
  ],
  'manual.state.payoutBatch.done': ['所有明细都已到账', 'Every line has arrived', '所有明細都已到帳'],
  'manual.state.payoutBatch.partlyDone': [
    '部分明细到账，其余被拒绝或失败',
    'Some lines have arrived, others were refused or failed',
    '部分明細到帳，其餘被拒絕或失敗',
  ],
  'manual.state.payoutBatch.unpaid': [
    '没有一笔打出，提现保持原状',
    'Not one line was paid. The withdrawals are as they were',
    '沒有一筆撥出，提現保持原狀',
  ],
  'manual.state.payoutBatch.cancelled': [
    '放行前取消，提现仍为待打款',
    'Cancelled before its release. The withdrawals still await their payout',
    '放行前取消，提現仍為待撥款',
  ],
  'manual.state.payoutBatch.refused': [
    '复核人驳回，提现仍为待打款',
    'Turned down by the second person. The withdrawals still await their payout',
    '覆核人駁回，提現仍為待撥款',
  ],
  'manual.state.reconciliation.balanced': [
    '账面与链上余额一致',
    'Books and chain agree',
    '帳面與鏈上餘額一致',
  ],
  'manual.state.reconciliation.differs': [
    '账面与链上余额不一致，等待说明原因',
    'Books and chain differ. It has to be explained',
    '帳面與鏈上餘額不一致，等待說明原因',
  ],
  'manual.state.reconciliation.waiting': [
    '已说明原因，金额较大，等待另一位操作人确认',
    'Explained. The sum asks for another operator to confirm it',
    '已說明原因，金額較大，等待另一位操作人確認',
  ],
  'manual.state.reconciliation.explained': [
    '差异已说明并确认',
    'The difference is explained and settled',
    '差異已說明並確認',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'manual/states': typeof words;
  }
}
