const words = {
  'post.postCode': '岗位编码',
  'post.postName': '岗位名称',
  'post.postSort': '排序',
  'post.userCount': '人数',
  'post.about': '岗位',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
