/**
 * The menu, one record a line: id, parent, type (0 directory, 1 page), path, component, icon, permission,
 * flags | three titles | the buttons of a page (`<path>/: verb verb; <path>/: verb`). Areas bring further entries along
 * (`menu` of `Area`), whose buttons follow from the contract.
 */
export const menuTree = `
100 0 0 /member parent TeamOutlined member - | 会员管理 | Members | 會員管理
101 100 1 /member/list member/list/index UserOutlined member/list keep | 会员列表 | Member list | 會員列表 | member/: add edit freeze unfreeze setPermission setTags setParent resetPassword resetFundPassword resetGoogle kick close export; common/: reveal; member/: lowerRisk approveClose setMarketMaker; common/: shareFilter
102 100 1 /member/detail/:id member/detail/index ProfileOutlined member/profile hide+keep | 会员全景 | Member 360 | 會員全景 | memberNote/: list add delete; member/: team timeline security
103 100 1 /member/asset member/asset/index WalletOutlined memberAsset/list keep | 会员资产 | Member assets | 會員資產 | memberAsset/: recheck export
104 100 1 /member/assetLog member/assetLog/index UnorderedListOutlined memberAssetLog/list keep | 资产流水 | Asset ledger | 資產流水 | memberAssetLog/: export
105 100 1 /member/auth member/auth/index IdcardOutlined memberAuth/list keep | 实名认证 | Authentications | 實名認證 | memberAuth/: review rejectFinal edit revoke export overrule; review/: replyForMembers
200 0 0 /finance parent MoneyCollectOutlined cwManage - | 财务管理 | Finance | 財務管理
201 200 1 /finance/recharge finance/recharge/index LoginOutlined cwManage/chargeLogList keep | 充值记录 | Recharge logs | 充值記錄 | memberRechargeLog/: get edit delete export; cwManage/: chargeLogAdd chargeLogReview
202 200 1 /finance/withdraw finance/withdraw/index LogoutOutlined cwManage/withdrawLogList keep | 提现记录 | Withdraw logs | 提現記錄 | cwManage/: withdrawLogReview withdrawLogReviewFinal withdrawLogOverride withdrawLogPay withdrawLogResult; memberWithdrawLog/: edit export; cwManage/: withdrawLogRelease
203 200 1 /finance/rechargeAddress finance/rechargeAddress/index QrcodeOutlined memberRechargeAddress/list keep | 充值地址 | Recharge addresses | 充值地址 | memberRechargeAddress/: add edit delete generate import setStatus collect export
204 200 1 /finance/withdrawAddress finance/withdrawAddress/index ContactsOutlined memberWithdrawAddress/list keep | 提现地址 | Withdraw addresses | 提現地址 | memberWithdrawAddress/: edit delete setStatus blacklist unblacklist export
205 200 1 /finance/channel finance/channel/index ApiOutlined rechargeChannel/list keep | 充值通道 | Recharge channels | 充值通道 | rechargeChannel/: add edit delete setStatus sort confirmChange export
206 200 1 /finance/walletCode finance/walletCode/index BlockOutlined walletCode/list keep | 钱包代码 | Wallet codes | 錢包代碼 | walletCode/: add edit delete setStatus setRecharge setWithdraw sort refresh confirmChange export
207 200 1 /finance/adjust finance/adjust/index SwapOutlined memberAssetAdjust/list keep | 资产调整 | Balance adjustments | 資產調整 | memberAssetAdjust/: add review cancel import export
300 0 0 /contract parent StockOutlined contract - | 合约管理 | Contracts | 合約管理
301 300 1 /contract/position contract/position/index RadarChartOutlined contractPosition/list - | 合约持仓 | Positions | 合約持倉 | contractPosition/: forceClose forceCloseSymbol export
302 300 1 /contract/order contract/order/index FileDoneOutlined contractOrder/list keep | 合约订单 | Contract orders | 合約訂單 | contractOrder/: export
303 300 1 /contract/entrust contract/entrust/index FormOutlined contractEntrust/list keep | 合约委托 | Entrusts | 合約委託 | contractEntrust/: cancel cancelBySymbol export
304 300 1 /contract/deal contract/deal/index CheckSquareOutlined contractDeal/list keep | 合约成交 | Deals | 合約成交 | contractDeal/: export
305 300 1 /contract/symbol contract/symbol/index SlidersOutlined contractSymbol/list keep | 合约品种 | Contract symbols | 合約品種 | contractSymbol/: add edit setStatus setTradeState sort confirmChange export
400 0 0 /delivery parent FieldTimeOutlined delivery - | 交割管理 | Delivery | 交割管理
401 400 1 /delivery/contract delivery/contract/index ThunderboltOutlined deliveryContract/list keep | 交割合约 | Delivery contracts | 交割合約 | deliveryContract/: add edit delete setStatus sort confirmChange export
402 400 1 /delivery/cycle delivery/cycle/index HistoryOutlined deliveryCycle/list keep | 交割周期 | Delivery cycles | 交割週期 | deliveryCycle/: add edit delete setStatus copy sort confirmChange export
403 400 1 /delivery/order delivery/order/index ProfileOutlined deliveryOrder/list keep | 交割订单 | Delivery orders | 交割訂單 | deliveryOrder/: void voidReview export
500 0 0 /staking parent BankOutlined staking - | 质押理财 | Staking | 質押理財
501 500 1 /staking/product staking/product/index GiftOutlined stakingProduct/list keep | 质押产品 | Staking products | 質押產品 | stakingProduct/: add edit delete setStatus publish copy sort confirmChange export
502 500 1 /staking/order staking/order/index ProfileOutlined stakingOrder/list keep | 质押订单 | Staking orders | 質押訂單 | stakingOrder/: redeem reissueInterest review export
600 0 0 /campaign parent NotificationOutlined campaign - | 营销活动 | Campaigns | 行銷活動
601 600 1 /campaign/coupon campaign/coupon/index TagsOutlined coupon/list keep | 优惠券 | Coupons | 優惠券 | coupon/: add edit confirmChange delete setStatus copy sort grant export
602 600 1 /campaign/memberCoupon campaign/memberCoupon/index TagOutlined memberCoupon/list keep | 领券记录 | Issued coupons | 領券記錄 | memberCoupon/: revoke export
603 600 1 /campaign/redEnvelope campaign/redEnvelope/index RedEnvelopeOutlined redEnvelope/list keep | 红包 | Red envelopes | 紅包 | redEnvelope/: add review cancel export
604 600 1 /campaign/redeemCode campaign/redeemCode/index BarcodeOutlined redeemBatch/list keep | 兑换码 | Redemption codes | 兌換碼 | redeemBatch/: add edit setStatus review void export; redeemCode/: list void export
605 600 1 /campaign/award campaign/award/index TrophyOutlined award/list keep | 奖励记录 | Award records | 獎勵記錄 | award/: review clawback clawbackReview export
700 0 0 /content parent ReadOutlined content - | 内容管理 | Content | 內容管理
701 700 1 /content/banner content/banner/index PictureOutlined banner/list keep | 轮播图 | Banners | 輪播圖 | banner/: add edit delete setStatus sort export
702 700 1 /content/notice content/notice/index SoundOutlined contentNotice/list keep | 公告 | Notices | 公告 | contentNotice/: add edit delete publish withdraw setTop export
703 700 1 /content/tutor content/tutor/index SolutionOutlined tutor/list keep | 导师 | Tutors | 導師 | tutor/: add edit delete setStatus sort export
704 700 1 /content/website content/website/index GlobalOutlined websiteInfo/get - | 网站信息 | Website info | 網站資訊 | websiteInfo/: edit switch history restore
800 0 0 /risk parent SafetyCertificateOutlined risk - | 风控安全 | Risk & security | 風控安全
801 800 1 /risk/violation risk/violation/index WarningOutlined violation/list keep | 违规记录 | Violation records | 違規記錄 | violation/: add edit handle revoke export appeal
802 800 1 /risk/ipRecord risk/ipRecord/index EnvironmentOutlined ipRecord/list keep | IP 记录 | IP records | IP 記錄 | ipRecord/: export; ipRule/: list add edit delete setStatus export
803 800 1 /risk/loginError risk/loginError/index StopOutlined loginError/list keep | 登录错误记录 | Login errors | 登入錯誤記錄 | loginError/: unlock delete export
804 800 1 /risk/cluster risk/cluster/index ApartmentOutlined risk/cluster hide+keep | 关联图谱 | Account cluster | 關聯圖譜 | 
900 0 0 /system parent SettingOutlined system - | 系统管理 | System | 系統管理
910 900 0 /system/auth parent LockOutlined system/auth - | 权限管理 | Access | 權限管理
911 910 1 /system/auth/user system/user/index UserSwitchOutlined user/list keep | 用户管理 | Users | 使用者管理 | user/: add edit resetPwd setStatus resetGoogle delete export unlock confirmChange
912 910 1 /system/auth/role system/role/index SafetyOutlined role/list keep | 角色管理 | Roles | 角色管理 | role/: add edit delete setStatus dataScope confirmChange
913 910 1 /system/auth/dept system/dept/index ApartmentOutlined dept/list keep | 部门管理 | Departments | 部門管理 | dept/: add edit delete
915 910 1 /system/auth/menu system/menu/index MenuOutlined menu/list keep | 菜单管理 | Menus | 選單管理 | menu/: add update delete sort
920 900 0 /system/conf parent ToolOutlined system/conf - | 系统配置 | Configuration | 系統設定
921 920 1 /system/conf/dict system/dict/index BookOutlined dict/type/list keep | 字典管理 | Dictionaries | 字典管理 | dict/type/: add edit delete
922 920 1 /system/conf/dictData/:dictType system/dict/dataList BookOutlined dict/data/list hide+keep | 字典数据 | Dictionary data | 字典資料 | dict/data/: add edit delete
923 920 1 /system/conf/config system/config/index ControlOutlined config/list keep | 参数管理 | Parameters | 參數管理 | config/: add edit delete confirmChange refreshCache
924 920 1 /system/conf/notice system/notice/index BellOutlined notice/list keep | 系统通知 | Staff notices | 系統通知 | notice/: add edit delete publish
930 900 0 /system/monitor parent DashboardOutlined system/monitor - | 系统监控 | Monitoring | 系統監控
931 930 1 /system/monitor/job system/job/index ScheduleOutlined job/list keep | 定时任务 | Jobs | 排程任務 | job/: add edit delete setStatus run; jobLog/: list delete clear
932 930 1 /system/monitor/loginLog system/loginLog/index FileProtectOutlined loginLog/list keep | 登录日志 | Login logs | 登入日誌 | loginLog/: delete clear export
933 930 1 /system/monitor/operLog system/operLog/index FileSearchOutlined operLog/list keep | 操作日志 | Operation logs | 操作日誌 | operLog/: delete clear export verify
934 930 1 /system/monitor/online system/online/index WifiOutlined online/list - | 在线用户 | Online users | 線上使用者 | online/: forceLogout
935 930 1 /system/monitor/server system/server/index HddOutlined monitor/server - | 服务监控 | Server monitor | 伺服器監控 | cache/: remove
940 900 0 /system/tools parent BuildOutlined system/tools - | 系统工具 | Tools | 系統工具
941 940 1 /system/tools/gen system/gen/index CodeOutlined gen/list keep | 代码生成 | Code generation | 程式碼產生 | gen/: edit delete import preview code sync
943 940 1 /system/tools/files files/index FileTextOutlined file/list keep | 文件库 | File library | 檔案庫 | file/: delete
942 940 1 /system/tools/apiDocs system/apiDocs/index ApiOutlined system/apiDocs keep | 接口文档 | API docs | API 文件
944 940 1 /system/tools/guide link LinkOutlined system/guide hide | 外部手册 | External guide | 外部手冊
`;
