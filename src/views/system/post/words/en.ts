import type zh from './zh-CN';

export default {
  'post.postCode': 'Code',
  'post.postName': 'Post',
  'post.postSort': 'Sort',
  'post.userCount': 'Users',
  'post.about': 'Post',
} satisfies Record<keyof typeof zh, string>;
