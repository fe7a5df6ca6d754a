import type { Words } from '@/i18n/keys';

/** Messages of the upload panel. */
export const words = {
  'upload.title': ['文件列表', 'Files', '檔案列表'],
  'upload.open': ['打开文件列表', 'Open the list of files', '打開檔案列表'],
  'upload.close': ['收起文件列表', 'Hide the list of files', '收起檔案列表'],
  'upload.empty': ['暂无待上传文件', 'No files to upload', '暫無待上傳檔案'],
  'upload.dropHere': [
    '也可以将文件或文件夹拖放到这里',
    'Files and folders can be dropped here as well',
    '也可以將檔案或資料夾拖放到這裡',
  ],
  'upload.addFiles': ['选择文件', 'Choose files', '選擇檔案'],
  'upload.addFolder': ['选择文件夹', 'Choose a folder', '選擇資料夾'],
  'upload.pauseAll': ['全部暂停', 'Pause all', '全部暫停'],
  'upload.resumeAll': ['全部开始', 'Start all', '全部開始'],
  'upload.clearFinished': ['清除已完成', 'Clear finished', '清除已完成'],
  'upload.pause': ['暂停 {{name}}', 'Pause {{name}}', '暫停 {{name}}'],
  'upload.resume': ['继续 {{name}}', 'Resume {{name}}', '繼續 {{name}}'],
  'upload.retry': ['重试 {{name}}', 'Try {{name}} again', '重試 {{name}}'],
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
  'upload.state.md5': ['md5计算中 {{percent}}%', 'Computing md5 {{percent}}%', 'md5計算中 {{percent}}%'],
  'upload.state.waiting': ['等待中', 'Waiting', '等待中'],
  'upload.state.uploading': ['{{percent}}%', '{{percent}}%', '{{percent}}%'],
  'upload.state.merging': ['文件合并中...', 'Merging...', '檔案合併中...'],
  'upload.state.success': ['成功了', 'Done', '成功了'],
  'upload.state.error': ['出错了', 'Failed', '出錯了'],
  'upload.state.paused': ['暂停中', 'Paused', '暫停中'],
  'upload.paused.session': ['登录后继续', 'goes on after log-in', '登入後繼續'],
  'upload.paused.offline': ['联网后继续', 'goes on when online', '連線後繼續'],
  'upload.problem.connection': ['网络连接错误', 'Network connection error', '網路連接錯誤'],
  'upload.problem.timeout': ['网络超时', 'Network time-out', '網路逾時'],
  'upload.problem.malformed': [
    '服务器响应格式错误',
    'The server answered in a wrong format',
    '伺服器回應格式錯誤',
  ],
  'upload.problem.http': ['服务器返回 {{status}}', 'The server answered {{status}}', '伺服器返回 {{status}}'],
  'upload.problem.refused': ['服务器拒绝：{{msg}}', 'The server refused: {{msg}}', '伺服器拒絕：{{msg}}'],
  'upload.problem.lost': [
    '服务器未保存已接收的内容',
    'The server does not keep what it received',
    '伺服器未保存已接收的內容',
  ],
  'upload.problem.other': ['上传失败', 'The upload failed', '上傳失敗'],
  'upload.duplicate': [
    '{{name}} 已在文件列表中，不会重复上传',
    '{{name}} is in the list already and is not uploaded twice',
    '{{name}} 已在檔案列表中，不會重複上傳',
  ],
  'upload.unreadable': [
    '{{name}} 已被修改、移动或删除，上传已取消',
    '{{name}} was changed, moved or deleted; its upload is cancelled',
    '{{name}} 已被修改、移動或刪除，上傳已取消',
  ],
  'upload.refusedTitle': [
    '{{count}} 个文件未加入',
    '{{count}} files were not added',
    '{{count}} 個檔案未加入',
  ],
  'upload.refusedMore': ['另有 {{count}} 个', '{{count}} more', '另有 {{count}} 個'],
  'upload.refusedOne': ['{{name}}：{{reason}}', '{{name}}: {{reason}}', '{{name}}：{{reason}}'],
  'upload.refused.empty': ['文件名为空', 'the name is empty', '檔名為空'],
  'upload.refused.tooLong': [
    '文件名超过 255 个字符',
    'the name is longer than 255 characters',
    '檔名超過 255 個字元',
  ],
  'upload.refused.path': ['文件名含有路径', 'the name contains a path', '檔名含有路徑'],
  'upload.refused.characters': [
    '文件名含有不可见字符',
    'the name contains invisible characters',
    '檔名含有不可見字元',
  ],
  'upload.refused.noExtension': ['文件没有扩展名', 'the name has no extension', '檔案沒有副檔名'],
  'upload.refused.type': ['不支持的文件类型', 'this type of file is not accepted', '不支援的檔案類型'],
  'upload.refused.tooLarge': ['文件太大', 'the file is too large', '檔案太大'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    upload: typeof words;
  }
}
