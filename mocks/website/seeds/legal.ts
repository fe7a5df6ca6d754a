import type { LegalText } from '../../../src/contract/content/websiteContent';
import type { LocalTexts } from '@/api/types';

/** The legal texts of the demo's site: their first paragraphs. */
export const legalTexts: Record<LegalText, LocalTexts> = {
  terms: {
    zh: '1. 本协议约束您对本平台的使用。\n2. 您须年满 18 周岁，并具有完全民事行为能力。\n3. 您须妥善保管账户与密码，账户下的操作视为您本人所为。\n4. 平台可因维护或风险暂停部分服务，并会提前公告。',
    en: '1. This agreement governs your use of the platform.\n2. You must be at least 18 years old and legally capable.\n3. You keep your account and password safe. What is done with your account counts as done by you.\n4. The platform may suspend services for maintenance or risk, and announces this in advance.',
    tw: '1. 本協議約束您對本平台的使用。\n2. 您須年滿 18 歲，並具有完全行為能力。\n3. 您須妥善保管帳戶與密碼，帳戶下的操作視為您本人所為。\n4. 平台可因維護或風險暫停部分服務，並會提前公告。',
  },
  privacy: {
    zh: '1. 我们仅收集提供服务所必需的信息。\n2. 证件与联系方式加密保存，查看会被记录。\n3. 您可以随时申请导出或更正您的信息。',
    en: '1. We collect only what the service needs.\n2. Documents and contact data are stored encrypted, and every look at them is logged.\n3. You may ask for a copy or a correction of your data at any time.',
    tw: '1. 我們僅收集提供服務所必需的資訊。\n2. 證件與聯絡方式加密保存，檢視會被記錄。\n3. 您可以隨時申請匯出或更正您的資訊。',
  },
  riskDisclosure: {
    zh: '1. 数字资产价格波动剧烈，您可能损失全部本金。\n2. 杠杆会放大亏损，仓位可能被强平。\n3. 过往收益不代表未来表现。',
    en: '1. Prices of digital assets move sharply. You may lose all of your capital.\n2. Leverage magnifies losses, and positions may be liquidated.\n3. Past returns say nothing about the future.',
    tw: '1. 數位資產價格波動劇烈，您可能損失全部本金。\n2. 槓桿會放大虧損，倉位可能被強平。\n3. 過往收益不代表未來表現。',
  },
  aml: {
    zh: '1. 平台对所有会员进行实名认证。\n2. 可疑交易会被暂停并上报。\n3. 不接受来自受制裁地址的资产。',
    en: '1. The platform identifies all members.\n2. Suspicious transactions are held and reported.\n3. Assets from sanctioned addresses are not accepted.',
    tw: '1. 平台對所有會員進行實名認證。\n2. 可疑交易會被暫停並通報。\n3. 不接受來自受制裁位址的資產。',
  },
};
