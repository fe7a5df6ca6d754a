import type { Content, WebsiteRow } from '../rows';
import { legalTexts } from './legal';
import { FAVICON, LOGO_DARK, LOGO_LIGHT } from './logos';

const basics = {
  siteName: { zh: '新航数字资产', en: 'Nova Digital Assets', tw: '新航數位資產' },
  logoLight: LOGO_LIGHT,
  logoDark: LOGO_DARK,
  favicon: FAVICON,
  domains: ['www.example.com', 'm.example.com', 'trade.example.net'],
  copyright: {
    zh: '© 2026 新航数字资产 版权所有',
    en: '© 2026 Nova Digital Assets. All rights reserved.',
    tw: '© 2026 新航數位資產 版權所有',
  },
  icp: '',
};

const contact = {
  supportEmail: 'support@example.com',
  supportUrl: 'https://help.example.com',
  telegram: 'https://t.example.com/nova',
  twitter: 'https://x.example.com/nova',
  discord: '',
  workHours: {
    zh: '每日 09:00–22:00（UTC+8）',
    en: 'Daily 09:00–22:00 (UTC+8)',
    tw: '每日 09:00–22:00（UTC+8）',
  },
};

const apps = {
  iosUrl: 'https://apps.example.com/ios/nova',
  androidUrl: 'https://apps.example.com/android/nova',
  apkUrl: 'https://download.example.com/nova-3.4.1.apk',
  appVersion: '3.4.1',
  minVersion: '3.2.0',
  forceUpdate: 0,
  updateNote: {
    zh: '1. 行情加载更快\n2. 修复已知问题',
    en: '1. Quotes load faster\n2. Known problems mended',
    tw: '1. 行情載入更快\n2. 修復已知問題',
  },
} as const;

const seo = {
  seoTitle: {
    zh: '新航数字资产：合约与现货交易',
    en: 'Nova: contracts and spot',
    tw: '新航數位資產：合約與現貨交易',
  },
  seoKeywords: {
    zh: '数字资产, 合约, 质押',
    en: 'digital assets, contracts, staking',
    tw: '數位資產, 合約, 質押',
  },
  seoDescription: {
    zh: '合约、交割与质押，一个账户全部拥有。',
    en: 'Contracts, delivery and staking in one account.',
    tw: '合約、交割與質押，一個帳戶全部擁有。',
  },
};

const regions: Pick<Content, 'blockedCountries' | 'defaultLang' | 'langs' | 'timezone'> = {
  blockedCountries: ['KP', 'IR', 'SY'],
  defaultLang: 'zh-cn',
  langs: ['zh-cn', 'en', 'zh-tw'],
  timezone: 'Asia/Shanghai',
};

/** The site as it was before anybody changed it; its seeds say when that was. */
export const firstWebsite = (): WebsiteRow =>
  structuredClone({
    id: 1,
    version: 1,
    closuresVersion: 1,
    createdAt: '',
    updatedAt: '',
    updatedBy: '',
    content: {
      ...basics,
      ...contact,
      ...apps,
      ...seo,
      ...legalTexts,
      termsVersion: 2,
      privacyVersion: 1,
      riskDisclosureVersion: 1,
      amlVersion: 1,
      ...regions,
    },
    legalSince: { terms: '', privacy: '', riskDisclosure: '', aml: '' },
  });
