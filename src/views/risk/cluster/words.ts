import type { Words } from '@/i18n/keys';

/** Words of the page of a cluster. */
export const words = {
  'clusterPage.start': ['起点会员', 'Starting member', '起點會員'],
  'clusterPage.pick': [
    '选择会员以查看其关联账户',
    'Choose a member to see the accounts tied to them',
    '選擇會員以檢視其關聯帳戶',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'risk/cluster': typeof words;
  }
}
