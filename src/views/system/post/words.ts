import type { Words } from '@/i18n/keys';

export const words = {
  'post.postCode': ['岗位编码', 'Post code', '職位編碼'],
  'post.postName': ['岗位名称', 'Post name', '職位名稱'],
  'post.postSort': ['排序', 'Sort order', '排序'],
  'post.userCount': ['人数', 'Users', '人數'],
  'post.about': ['岗位', 'Post', '職位'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
