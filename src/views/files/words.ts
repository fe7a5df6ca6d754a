import type { Words } from '@/i18n/keys';

/** Words of the file library. */
export const words = {
  'file.name': ['文件名', 'File name', '檔案名稱'],
  'file.type': ['类型', 'Type', '類型'],
  'file.size': ['大小', 'Size', '大小'],
  'file.md5': ['MD5', 'MD5', 'MD5'],
  'file.url': ['链接', 'Link', '連結'],
  'file.createdBy': ['上传人', 'Uploaded by', '上傳人'],
  'file.createdAt': ['上传时间', 'Uploaded at', '上傳時間'],
  'file.upload': ['上传文件', 'Upload files', '上傳檔案'],
  'file.uploaded': ['文件已上传', 'Files uploaded', '檔案已上傳'],
  'file.type.image': ['图片', 'Image', '圖片'],
  'file.type.video': ['视频', 'Video', '影片'],
  'file.type.audio': ['音频', 'Audio', '音訊'],
  'file.type.document': ['文档', 'Document', '文件'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
