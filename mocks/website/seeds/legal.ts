import type { LegalText } from '../../../src/contract/content/websiteContent';
import type { LocalTexts } from '@/api/types';

/** The legal texts of the demo's site: their first paragraphs. */
export const legalTexts: Record<LegalText, LocalTexts> = {
  terms: {
    zh: '<ol><li><p>本协议约束您对本平台的使用。</p></li><li><p>您须年满 18 周岁，并具有完全民事行为能力。</p></li><li><p>您须妥善保管账户与密码，账户下的操作视为您本人所为。</p></li><li><p>平台可因维护或风险暂停部分服务，并会提前公告。</p></li></ol>',
    en: '<ol><li><p>This agreement governs your use of the platform.</p></li><li><p>You must be at least 18 years old and legally capable.</p></li><li><p>You keep your account and password safe. What is done with your account counts as done by you.</p></li><li><p>The platform may suspend services for maintenance or risk, and announces this in advance.</p></li></ol>',
    tw: '<ol><li><p>本協議約束您對本平台的使用。</p></li><li><p>您須年滿 18 歲，並具有完全行為能力。</p></li><li><p>您須妥善保管帳戶與密碼，帳戶下的操作視為您本人所為。</p></li><li><p>平台可因維護或風險暫停部分服務，並會提前公告。</p></li></ol>',
  },
  privacy: {
    zh: '<ol><li><p>我们仅收集提供服务所必需的信息。</p></li><li><p>证件与联系方式加密保存，查看会被记录。</p></li><li><p>您可以随时申请导出或更正您的信息。</p></li></ol>',
    en: '<ol><li><p>We collect only what the service needs.</p></li><li><p>Documents and contact data are stored encrypted, and every look at them is logged.</p></li><li><p>You may ask for a copy or a correction of your data at any time.</p></li></ol>',
    tw: '<ol><li><p>我們僅收集提供服務所必需的資訊。</p></li><li><p>證件與聯絡方式加密保存，檢視會被記錄。</p></li><li><p>您可以隨時申請匯出或更正您的資訊。</p></li></ol>',
  },
  riskDisclosure: {
    zh: '<ol><li><p>数字资产价格波动剧烈，您可能损失全部本金。</p></li><li><p>杠杆会放大亏损，仓位可能被强平。</p></li><li><p>过往收益不代表未来表现。</p></li></ol>',
    en: '<ol><li><p>Prices of digital assets move sharply. You may lose all of your capital.</p></li><li><p>Leverage magnifies losses, and positions may be liquidated.</p></li><li><p>Past returns say nothing about the future.</p></li></ol>',
    tw: '<ol><li><p>數位資產價格波動劇烈，您可能損失全部本金。</p></li><li><p>槓桿會放大虧損，倉位可能被強平。</p></li><li><p>過往收益不代表未來表現。</p></li></ol>',
  },
  aml: {
    zh: '<ol><li><p>平台对所有会员进行实名认证。</p></li><li><p>可疑交易会被暂停并上报。</p></li><li><p>不接受来自受制裁地址的资产。</p></li></ol>',
    en: '<ol><li><p>The platform identifies all members.</p></li><li><p>Suspicious transactions are held and reported.</p></li><li><p>Assets from sanctioned addresses are not accepted.</p></li></ol>',
    tw: '<ol><li><p>平台對所有會員進行實名認證。</p></li><li><p>可疑交易會被暫停並通報。</p></li><li><p>不接受來自受制裁位址的資產。</p></li></ol>',
  },
};
