import type { Words } from '@/i18n/keys';

/** Messages of the upload panel. */
export const words = {
  'upload.title': ['上传列表', 'Upload list', '上傳清單'],
  'upload.close': ['收起上传列表', 'Hide upload list', '收合上傳清單'],
  'upload.empty': ['没有待上传的文件', 'No files to upload', '目前沒有待上傳的檔案'],
  'upload.dropHere': [
    '也可以将文件或文件夹拖放到这里',
    'You can also drop files or folders here',
    '也可以將檔案或資料夾拖放到這裡',
  ],
  'upload.addFiles': ['选择文件', 'Choose files', '選擇檔案'],
  'upload.addFolder': ['选择文件夹', 'Choose a folder', '選擇資料夾'],
  'upload.pauseAll': ['全部暂停', 'Pause all', '全部暫停'],
  'upload.resumeAll': ['全部开始', 'Start all', '全部開始'],
  'upload.clearFinished': ['清除已完成', 'Clear finished', '清除已完成'],
  'upload.pause': ['暂停 {{name}}', 'Pause {{name}}', '暫停 {{name}}'],
  'upload.resume': ['继续 {{name}}', 'Resume {{name}}', '繼續 {{name}}'],
  'upload.retry': ['重试 {{name}}', 'Retry {{name}}', '重試 {{name}}'],
  'upload.remove': ['移除 {{name}}', 'Remove {{name}}', '移除 {{name}}'],
  'upload.count': [
    '已完成 {{finished}} / {{files}}',
    '{{finished}} of {{files}} finished',
    '已完成 {{finished}} / {{files}}',
  ],
  'upload.countFailed': [
    '已完成 {{finished}} / {{files}}，失败 {{failed}}',
    '{{finished}} of {{files}} finished, {{failed}} failed',
    '已完成 {{finished}} / {{files}}，失敗 {{failed}}',
  ],
  'upload.overall': ['总进度', 'Overall progress', '總進度'],
  'upload.progress': ['{{name}} 的进度', 'Progress of {{name}}', '{{name}} 的進度'],
  'upload.speed': ['{{size}}/s', '{{size}}/s', '{{size}}/s'],
  'upload.leftSecond': ['剩余 {{count}} 秒', '{{count}} s left', '剩餘 {{count}} 秒'],
  'upload.leftMinute': ['剩余 {{count}} 分钟', '{{count}} min left', '剩餘 {{count}} 分鐘'],
  'upload.leftHour': ['剩余 {{count}} 小时', '{{count}} h left', '剩餘 {{count}} 小時'],
  'upload.leftDay': ['剩余 {{count}} 天', '{{count}} d left', '剩餘 {{count}} 天'],
  'upload.state.md5': [
    '正在计算 MD5 {{percent}}%',
    'Computing MD5 {{percent}}%',
    '正在計算 MD5 {{percent}}%',
  ],
  'upload.state.waiting': ['等待中', 'Waiting', '等待中'],
  'upload.state.uploading': ['{{percent}}%', '{{percent}}%', '{{percent}}%'],
  'upload.state.merging': ['正在合并…', 'Merging…', '正在合併…'],
  'upload.state.success': ['已完成', 'Done', '已完成'],
  'upload.state.error': ['上传失败', 'Failed', '上傳失敗'],
  'upload.state.paused': ['已暂停', 'Paused', '已暫停'],
  'upload.paused.session': ['登录后继续', 'resumes after you sign in', '登入後繼續'],
  'upload.paused.offline': ['联网后继续', "resumes when you're back online", '連線後繼續'],
  'upload.problem.connection': ['网络连接错误', 'Network connection error', '網路連線錯誤'],
  'upload.problem.timeout': ['网络超时', 'The network timed out', '網路逾時'],
  'upload.problem.malformed': [
    '服务器响应格式错误',
    'Invalid response from the server',
    '伺服器回應格式錯誤',
  ],
  'upload.problem.http': ['服务器返回 {{status}}', 'The server returned {{status}}', '伺服器傳回 {{status}}'],
  'upload.problem.refused': ['服务器拒绝：{{msg}}', 'Rejected by the server: {{msg}}', '伺服器拒絕：{{msg}}'],
  'upload.problem.lost': [
    '服务器未保存已上传的内容，请重新上传',
    'The server did not keep the uploaded data. Upload the file again.',
    '伺服器未儲存已上傳的內容，請重新上傳',
  ],
  'upload.problem.other': ['上传失败', 'Upload failed', '上傳失敗'],
  'upload.duplicate': [
    '{{name}} 已在上传列表中，不会重复上传',
    "{{name}} is already in the list and won't be uploaded again",
    '{{name}} 已在上傳清單中，不會重複上傳',
  ],
  'upload.unreadable': [
    '{{name}} 已被修改、移动或删除，上传已取消',
    '{{name}} was changed, moved or deleted, so its upload was cancelled',
    '{{name}} 已被修改、移動或刪除，上傳已取消',
  ],
  'upload.refusedTitle': ['{{count}} 个文件未加入', 'Files not added: {{count}}', '{{count}} 個檔案未加入'],
  'upload.refusedMore': ['另有 {{count}} 个', '{{count}} more', '另有 {{count}} 個'],
  'upload.refusedOne': ['{{name}}：{{reason}}', '{{name}}: {{reason}}', '{{name}}：{{reason}}'],
  'upload.refused.empty': ['文件名为空', 'file name is empty', '檔名為空'],
  'upload.refused.tooLong': [
    '文件名超过 255 个字符',
    'file name is longer than 255 characters',
    '檔名超過 255 個字元',
  ],
  'upload.refused.path': ['文件名含有路径', 'file name contains a path', '檔名含有路徑'],
  'upload.refused.characters': [
    '文件名含有不可见字符',
    'file name contains invisible characters',
    '檔名含有不可見字元',
  ],
  'upload.refused.noExtension': ['文件没有扩展名', 'file name has no extension', '檔案沒有副檔名'],
  'upload.refused.type': ['不支持的文件类型', 'file type not supported', '不支援的檔案類型'],
  'upload.refused.tooLarge': ['文件太大', 'file is too large', '檔案太大'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    upload: typeof words;
  }
}
