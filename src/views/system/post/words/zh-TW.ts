import type zh from './zh-CN';

export default {
  'post.postCode': '崗位編碼',
  'post.postName': '崗位名稱',
  'post.postSort': '排序',
  'post.userCount': '人數',
  'post.about': '崗位',
} satisfies Record<keyof typeof zh, string>;
