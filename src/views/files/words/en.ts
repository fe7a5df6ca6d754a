import type zh from './zh-CN';

export default {
  'file.name': 'File name',
  'file.type': 'Type',
  'file.size': 'Size',
  'file.md5': 'MD5',
  'file.url': 'Link',
  'file.createdBy': 'Uploaded by',
  'file.createdAt': 'Uploaded at',
  'file.upload': 'Upload files',
  'file.uploaded': 'The files are uploaded',
  'file.type.image': 'Image',
  'file.type.video': 'Video',
  'file.type.audio': 'Audio',
  'file.type.document': 'Document',
} satisfies Record<keyof typeof zh, string>;
