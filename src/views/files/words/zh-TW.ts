import type zh from './zh-CN';

export default {
  'file.name': '檔案名稱',
  'file.type': '類型',
  'file.size': '大小',
  'file.md5': 'MD5',
  'file.url': '連結',
  'file.createdBy': '上傳人',
  'file.createdAt': '上傳時間',
  'file.upload': '上傳檔案',
  'file.uploaded': '檔案已上傳',
  'file.type.image': '圖片',
  'file.type.video': '影片',
  'file.type.audio': '音訊',
  'file.type.document': '文件',
} satisfies Record<keyof typeof zh, string>;
