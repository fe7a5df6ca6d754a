import type { Words } from '@/i18n/keys';

/** What each screen is for, by the component of its menu entry. */
export const words = {
  'manual.screen.home/index': [
    '今天要处理什么：各队列的卡片、待确认的变更、告警、上一班的交接、您今日的审核，以及资金与风险的概况。只显示您有权查看的内容。',
    'What to do today: a card for each queue, changes to confirm, alerts, what the last shift handed over, your own reviews, and how money and risk stand. You see what you may work on.',
    '今天要處理什麼：各佇列的卡片、待確認的變更、警示、上一班的交接、您今日的審核，以及資金與風險的概況。只顯示您有權檢視的內容。',
  ],
  'manual.screen.personal/index': [
    '您自己的账户：资料、密码、验证器、登录记录、登录中的会话，以及交接班。',
    'Your own account: details, password, authenticator, sign-ins, open sessions, and the hand-over of a shift.',
    '您自己的帳戶：資料、密碼、驗證器、登入記錄、登入中的工作階段，以及交班。',
  ],
  'manual.screen.member/list/index': [
    '查找会员，查看账户状态与权限，冻结、解冻、重置登录方式或注销账户。',
    'Find members, see what they may do, and freeze, unfreeze, reset or close an account.',
    '尋找會員，檢視帳戶狀態與權限，凍結、解凍、重設登入方式或註銷帳戶。',
  ],
  'manual.screen.member/detail/index': [
    '一位会员的全部信息：资料、资产、订单、安全、团队和时间线，可留下备注。',
    'Everything about one member: details, assets, orders, security, team and timeline. Leave notes for colleagues.',
    '一位會員的全部資訊：資料、資產、訂單、安全、團隊和時間軸，可留下備註。',
  ],
  'manual.screen.member/asset/index': [
    '每位会员各账户的可用与冻结余额，以及余额与流水是否一致。',
    "Members' available and frozen balances by account, and whether they agree with the asset ledger.",
    '每位會員各帳戶的可用與凍結餘額，以及餘額與流水是否一致。',
  ],
  'manual.screen.member/assetLog/index': [
    '每一笔余额变动：原因、变动前后的余额，以及引起它的记录。这里不能修改任何内容。',
    'Every movement of a balance: why, before and after, and the record that caused it. Nothing can be changed here.',
    '每一筆餘額變動：原因、變動前後的餘額，以及引起它的記錄。這裡不能修改任何內容。',
  ],
  'manual.screen.member/auth/index': [
    '审核实名认证：对照证件、人脸和填写的资料，再决定通过或驳回。',
    'Review real-name authentications: compare the document, the face and what was typed, then approve or reject.',
    '審核實名認證：對照證件、人臉和填寫的資料，再決定通過或駁回。',
  ],
  'manual.screen.finance/recharge/index': [
    '所有充值：审核凭证充值和有疑点的链上充值，登记人工充值。',
    'All recharges: review payment proofs and doubtful on-chain recharges, and enter manual ones.',
    '所有充值：審核憑證充值和有疑點的鏈上充值，登記人工充值。',
  ],
  'manual.screen.finance/withdraw/index': [
    '所有提现：查看风险检查、审核、打款，并登记打款结果。',
    'All withdrawals: read the risk checks, review, pay, and record what became of the payout.',
    '所有提現：檢視風險檢查、審核、撥款，並登記撥款結果。',
  ],
  'manual.screen.finance/rechargeAddress/index': [
    '会员充值用的地址：分配、导入、退役与归集。',
    'The addresses members recharge to: assign, import, retire and collect.',
    '會員充值用的地址：分配、匯入、退役與歸集。',
  ],
  'manual.screen.finance/withdrawAddress/index': [
    '会员保存的提现地址：停用，或对所有会员加入黑名单。',
    'The addresses members withdraw to: disable one, or blacklist it for all members.',
    '會員儲存的提現地址：停用，或對所有會員列入黑名單。',
  ],
  'manual.screen.finance/channel/index': [
    '会员充值的途径和收款信息。收款信息的变更需要另一位操作人确认。',
    'The ways members recharge, with their receiving details. A change of receiving details waits for another operator.',
    '會員充值的途徑和收款資訊。收款資訊的變更需要另一位操作人確認。',
  ],
  'manual.screen.finance/walletCode/index': [
    '每个币种与链的充值和提现条件，以及热钱包、冷钱包与偿付覆盖率。',
    'Recharge and withdrawal terms of each coin and chain, with hot and cold wallets and coverage.',
    '每個幣種與鏈的充值和提現條件，以及熱錢包、冷錢包與償付覆蓋率。',
  ],
  'manual.screen.finance/adjust/index': [
    '不经充值和提现更正余额：一人申请，另一人决定。',
    'Correct a balance without a recharge or a withdrawal: one operator asks, another decides.',
    '不經充值和提現更正餘額：一人申請，另一人決定。',
  ],
  'manual.screen.contract/position/index': [
    '所有未平仓的持仓及其风险率；必要时后台平仓。列表每五秒自行刷新。',
    'All open positions with their margin ratio. Force close where it is needed. The list refreshes itself every five seconds.',
    '所有未平倉的持倉及其風險率；必要時後台平倉。清單每五秒自行更新。',
  ],
  'manual.screen.contract/order/index': [
    '从开仓到平仓的合约订单，及其盈亏由哪些成交、费用和资金费构成。',
    'Contract orders from opening to closing, with the deals, fees and funding that make up their PnL.',
    '從開倉到平倉的合約訂單，及其盈虧由哪些成交、費用和資金費構成。',
  ],
  'manual.screen.contract/entrust/index': [
    '会员的开仓与平仓委托；未成交的可以撤销。',
    "Members' entrusts to open or close. What isn't filled can be cancelled.",
    '會員的開倉與平倉委託；未成交的可以取消。',
  ],
  'manual.screen.contract/deal/index': [
    '市场的每一笔成交，包括强平和自动减仓。',
    'Every deal of the market, liquidations and ADL included.',
    '市場的每一筆成交，包括強平和自動減倉。',
  ],
  'manual.screen.contract/symbol/index': [
    '会员可交易的合约：条件、风险档位、指数来源与交易状态。',
    'The contracts members trade: terms, risk tiers, index sources and trading state.',
    '會員可交易的合約：條件、風險檔位、指數來源與交易狀態。',
  ],
  'manual.screen.delivery/contract/index': [
    '按时间交割的合约：可投注的标的、限额与交易时段。',
    'Contracts delivered by time: what members stake on, limits and trading hours.',
    '按時間交割的合約：可投注的標的、限額與交易時段。',
  ],
  'manual.screen.delivery/cycle/index': [
    '交割周期：时长、赔率、手续费和限额。',
    'Delivery cycles: length, odds, fee and limits.',
    '交割週期：時長、賠率、手續費和限額。',
  ],
  'manual.screen.delivery/order/index': [
    '交割订单及其结算价。价格不能由任何人选择；待核实的订单由两人按周期作废。',
    'Delivery orders with their settlement prices. No one chooses a price. Two people void the orders of a cycle that are to be verified.',
    '交割訂單及其結算價。價格不能由任何人選擇；待核實的訂單由兩人依週期作廢。',
  ],
  'manual.screen.staking/product/index': [
    '质押产品：利率、期限、额度和赎回条件。',
    'Staking products: rate, term, quota and redemption terms.',
    '質押產品：利率、期限、額度和贖回條件。',
  ],
  'manual.screen.staking/order/index': [
    '会员的质押订单：赎回，或补发未付的收益。',
    "Members' staking orders: redeem one, or re-issue interest that wasn't paid.",
    '會員的質押訂單：贖回，或補發未付的收益。',
  ],
  'manual.screen.campaign/coupon/index': [
    '优惠券：面值、条件、发行量，并由此发放。',
    'Coupons: value, terms and quantity. Grant them from here.',
    '優惠券：面值、條件、發行量，並由此發放。',
  ],
  'manual.screen.campaign/couponGrant/index': [
    '每一次发券：发给谁、成本多少、等待谁复核。',
    'Every coupon grant: to whom, at what cost, and who has to review it.',
    '每一次發券：發給誰、成本多少、等待誰覆核。',
  ],
  'manual.screen.campaign/memberCoupon/index': [
    '会员持有的优惠券；未使用的可以收回。',
    'The coupons that members hold. An unused one can be taken back.',
    '會員持有的優惠券；未使用的可以收回。',
  ],
  'manual.screen.campaign/redEnvelope/index': [
    '红包：金额、个数、条件与领取情况。',
    'Red envelopes: amount, parts, conditions and claims.',
    '紅包：金額、個數、條件與領取情況。',
  ],
  'manual.screen.campaign/redeemCode/index': [
    '兑换码批次及单个兑换码：启用、暂停、作废与导出。',
    'Batches of redemption codes and the single codes: enable, pause, void and export.',
    '兌換碼批次及單一兌換碼：啟用、暫停、作廢與匯出。',
  ],
  'manual.screen.campaign/award/index': [
    '活动奖励：审核待发放的，追回发错的。',
    'Awards of campaigns: review those that wait, claw back those that were wrong.',
    '活動獎勵：審核待發放的，追回發錯的。',
  ],
  'manual.screen.content/banner/index': [
    '会员看到的轮播图：图片、链接、位置与时间。',
    'The banners members see: image, link, place and time.',
    '會員看到的輪播圖：圖片、連結、位置與時間。',
  ],
  'manual.screen.content/notice/index': [
    '给会员的公告：起草、排期、发布与撤回，每个版本都会保留。',
    'Notices to members: draft, schedule, publish and withdraw. Every version is kept.',
    '給會員的公告：草擬、排程、發佈與撤回，每個版本都會保留。',
  ],
  'manual.screen.content/tutor/index': [
    '公开的导师介绍，及其数据由哪位会员得来。',
    'Public tutors, and the members their figures come from.',
    '公開的導師介紹，及其資料由哪位會員得來。',
  ],
  'manual.screen.content/website/index': [
    '网站的基本信息、法律文本、维护与总开关。',
    'Basic details of the site, legal texts, maintenance, and the switches that stop it.',
    '網站的基本資訊、法律文本、維護與總開關。',
  ],
  'manual.screen.risk/violation/index': [
    '违规记录：登记、确认处罚、处理申诉。',
    'Violation records: record one, confirm its penalties, decide about an appeal.',
    '違規記錄：登記、確認處罰、處理申訴。',
  ],
  'manual.screen.risk/ipRecord/index': [
    '会员使用过的 IP，以及禁止或允许某些 IP 的规则。',
    'The IP addresses members used, and the rules that block or allow them.',
    '會員使用過的 IP，以及禁止或允許某些 IP 的規則。',
  ],
  'manual.screen.risk/loginError/index': [
    '失败的会员登录，按来源汇总可看出撞库；可解除锁定。',
    "Members' failed sign-ins. By source they show attacks with stolen passwords. Unlock an account here.",
    '失敗的會員登入，依來源彙總可看出撞庫；可解除鎖定。',
  ],
  'manual.screen.risk/cluster/index': [
    '以设备、IP、地址、证件或邀请关系相连的会员，用图展示，可一并处理。',
    'Members linked by device, IP, address, document or invitation, as a graph. Act on several together.',
    '以裝置、IP、地址、證件或邀請關係相連的會員，以圖呈現，可一併處理。',
  ],
  'manual.screen.system/user/index': [
    '后台用户：角色、部门、启停与登录方式。',
    "The console's users: roles, department, whether they may sign in, and how.",
    '後台使用者：角色、部門、啟停與登入方式。',
  ],
  'manual.screen.system/role/index': [
    '角色持有的权限、数据范围和每日限额，以及其权限的变化；也可以角色的视角查看控制台。',
    'What roles hold: permissions, data scope and daily limits, and how their permissions have changed. The console can be seen as a role.',
    '角色持有的權限、資料範圍和每日限額，以及其權限的變化；也可以角色的視角檢視控制台。',
  ],
  'manual.screen.system/dept/index': [
    '部门树；数据范围以此为准。',
    'The tree of departments, which data scopes go by.',
    '部門樹；資料範圍以此為準。',
  ],
  'manual.screen.system/menu/index': [
    '菜单的目录、页面与按钮，及其权限标识。',
    'Directories, pages and buttons of the menu, with their permissions.',
    '選單的目錄、頁面與按鈕，及其權限標識。',
  ],
  'manual.screen.system/dict/index': [
    '字典：各个代码怎么称呼。',
    'Dictionaries: what codes are called.',
    '字典：各個代碼怎麼稱呼。',
  ],
  'manual.screen.system/dict/dataList/index': [
    '一个字典的标签、键值、颜色和顺序。',
    'Labels, values, colours and order of one dictionary.',
    '一個字典的標籤、鍵值、顏色和順序。',
  ],
  'manual.screen.system/config/index': [
    '平台的参数：限额、门槛与时间。放宽限制的变更需要另一位操作人确认。',
    'Settings of the platform: limits, thresholds and times. What loosens a limit waits for another operator.',
    '平台的參數：限額、門檻與時間。放寬限制的變更需要另一位操作人確認。',
  ],
  'manual.screen.system/notice/index': [
    '给员工的通知：可要求确认已读。',
    'Notices to the staff, which may have to be confirmed.',
    '給員工的通知：可要求確認已讀。',
  ],
  'manual.screen.system/job/index': [
    '定时任务及其运行记录：暂停、恢复、立即执行。',
    'Scheduled jobs and their runs: pause, resume, or run one immediately.',
    '排程任務及其執行記錄：暫停、恢復、立即執行。',
  ],
  'manual.screen.system/loginLog/index': [
    '后台用户的登录记录，成功与失败都有。',
    'Sign-ins to the console, failed ones included.',
    '後台使用者的登入記錄，成功與失敗都有。',
  ],
  'manual.screen.system/operLog/index': [
    '谁在何时做了什么，改动前后的值。',
    'Who did what and when, with the values before and after.',
    '誰在何時做了什麼，變更前後的值。',
  ],
  'manual.screen.system/online/index': [
    '登录中的后台用户；可以强制下线。',
    'Who is signed in to the console. A session can be ended from here.',
    '登入中的後台使用者；可以強制登出。',
  ],
  'manual.screen.system/server/index': [
    '服务器的负载、内存、磁盘与缓存。',
    'Load, memory, disks and caches of the server.',
    '伺服器的負載、記憶體、磁碟與快取。',
  ],
  'manual.screen.system/gen/index': [
    '由数据表生成后台页面的代码。',
    'Makes the code of a screen from a table of the database.',
    '由資料表產生後台頁面的程式碼。',
  ],
  'manual.screen.files/index': [
    '已上传的文件及其使用处。',
    'Uploaded files, and where they are used.',
    '已上傳的檔案及其使用處。',
  ],
  'manual.screen.system/apiDocs/index': [
    '后台与服务器之间的接口。',
    'The calls between the console and the server.',
    '後台與伺服器之間的 API。',
  ],
  'manual.screen.visualizing/demo1/index': [
    '大屏：会员与资金的概况。',
    'A board for a large screen: members and money.',
    '大螢幕：會員與資金的概況。',
  ],
  'manual.screen.visualizing/demo2/index': [
    '大屏：交易与风险的概况。',
    'A board for a large screen: trading and risk.',
    '大螢幕：交易與風險的概況。',
  ],
  'manual.screen.system/post/index': [
    '后台用户的岗位，只用于说明职责。',
    "The posts of the console's users. They say what someone does, and grant nothing.",
    '後台使用者的職位，只用於說明職責。',
  ],
  'manual.screen.finance/reconciliation/index': [
    '每天按钱包代码核对账面与链上余额；有差异须说明原因，大额由另一位操作人确认',
    'Compares books and chain for each wallet code and day. A difference is explained, a large one by two people',
    '每天依錢包代碼核對帳面與鏈上餘額；有差異須說明原因，大額由另一位操作人確認',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'manual/screens': typeof words;
  }
}
