import type { Words } from '@/i18n/keys';

/** Words of the editor of formatted texts, loaded with it. */
export const words = {
  'editor.toolbar': ['格式', 'Formatting', '格式'],
  'editor.undo': ['撤销', 'Undo', '復原'],
  'editor.redo': ['重做', 'Redo', '重做'],
  'editor.paragraph': ['正文', 'Paragraph', '內文'],
  'editor.heading': ['{{n}} 级标题', 'Heading {{n}}', '標題 {{n}}'],
  'editor.bold': ['加粗', 'Bold', '粗體'],
  'editor.italic': ['斜体', 'Italic', '斜體'],
  'editor.underline': ['下划线', 'Underline', '底線'],
  'editor.strike': ['删除线', 'Strikethrough', '刪除線'],
  'editor.bulletList': ['无序列表', 'Bullet list', '項目符號清單'],
  'editor.orderedList': ['有序列表', 'Numbered list', '編號清單'],
  'editor.blockquote': ['引用', 'Quote', '引用'],
  'editor.horizontalRule': ['分隔线', 'Divider', '分隔線'],
  'editor.left': ['左对齐', 'Align left', '靠左對齊'],
  'editor.center': ['居中', 'Center', '置中對齊'],
  'editor.right': ['右对齐', 'Align right', '靠右對齊'],
  'editor.link': ['链接', 'Link', '連結'],
  'editor.image': ['图片', 'Image', '圖片'],
  'editor.linkAddress': ['链接地址', 'Link address', '連結網址'],
  'editor.imageAddress': ['图片地址', 'Image address', '圖片網址'],
  'editor.imageText': ['图片说明', 'Image description', '圖片說明'],
  'editor.upload': ['上传图片', 'Upload', '上傳圖片'],
  'editor.apply': ['确定', 'Apply', '確定'],
  'editor.remove': ['移除链接', 'Remove link', '移除連結'],
  'editor.cancel': ['取消', 'Cancel', '取消'],
  'editor.wrongLink': [
    '请填写 https:// 开头的地址、mailto: 开头的邮件地址，或以 / 开头的站内路径',
    'Enter an address that begins with https:// or mailto:, or a path of the site that begins with /',
    '請填寫 https:// 開頭的網址、mailto: 開頭的郵件地址，或以 / 開頭的站內路徑',
  ],
  'editor.wrongImage': [
    '请填写 https:// 开头的地址，或已上传图片的路径',
    'Enter an address that begins with https://, or the path of an uploaded image',
    '請填寫 https:// 開頭的網址，或已上傳圖片的路徑',
  ],
  'editor.keys': ['Alt+F10 跳到格式栏', 'Alt+F10 moves to the formatting bar', 'Alt+F10 移到格式列'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    editor: typeof words;
  }
}
