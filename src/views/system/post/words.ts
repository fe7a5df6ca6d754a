import type { Words } from '@/i18n/keys';

export const words = {
  'post.postCode': ['岗位编码', 'Code', '崗位編碼'],
  'post.postName': ['岗位名称', 'Post', '崗位名稱'],
  'post.postSort': ['排序', 'Sort', '排序'],
  'post.userCount': ['人数', 'Users', '人數'],
  'post.about': ['岗位', 'Post', '崗位'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
