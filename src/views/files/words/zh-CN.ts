/** Words of the file library. */
const words = {
  'file.name': '文件名',
  'file.type': '类型',
  'file.size': '大小',
  'file.md5': 'MD5',
  'file.url': '链接',
  'file.createdBy': '上传人',
  'file.createdAt': '上传时间',
  'file.upload': '上传文件',
  'file.uploaded': '文件已上传',
  'file.type.image': '图片',
  'file.type.video': '视频',
  'file.type.audio': '音频',
  'file.type.document': '文档',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
