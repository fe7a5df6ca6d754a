/** Messages of the upload panel. */
const words = {
  'upload.title': '文件列表',
  'upload.open': '打开文件列表',
  'upload.close': '收起文件列表',
  'upload.empty': '暂无待上传文件',
  'upload.dropHere': '也可以将文件或文件夹拖放到这里',
  'upload.addFiles': '选择文件',
  'upload.addFolder': '选择文件夹',
  'upload.pauseAll': '全部暂停',
  'upload.resumeAll': '全部开始',
  'upload.clearFinished': '清除已完成',
  'upload.pause': '暂停 {{name}}',
  'upload.resume': '继续 {{name}}',
  'upload.retry': '重试 {{name}}',
  'upload.remove': '移除 {{name}}',
  'upload.count': '已完成 {{finished}} / {{files}}',
  'upload.countFailed': '已完成 {{finished}} / {{files}}，失败 {{failed}}',
  'upload.overall': '总进度',
  'upload.progress': '{{name}} 的进度',
  'upload.speed': '{{size}}/s',
  'upload.leftSecond': '剩余 {{count}} 秒',
  'upload.leftMinute': '剩余 {{count}} 分钟',
  'upload.leftHour': '剩余 {{count}} 小时',
  'upload.leftDay': '剩余 {{count}} 天',
  'upload.state.md5': 'md5计算中 {{percent}}%',
  'upload.state.waiting': '等待中',
  'upload.state.uploading': '{{percent}}%',
  'upload.state.merging': '文件合并中...',
  'upload.state.success': '成功了',
  'upload.state.error': '出错了',
  'upload.state.paused': '暂停中',
  'upload.paused.session': '登录后继续',
  'upload.paused.offline': '联网后继续',
  'upload.problem.connection': '网络连接错误',
  'upload.problem.timeout': '网络超时',
  'upload.problem.malformed': '服务器响应格式错误',
  'upload.problem.http': '服务器返回 {{status}}',
  'upload.problem.refused': '服务器拒绝：{{msg}}',
  'upload.problem.lost': '服务器未保存已接收的内容',
  'upload.problem.other': '上传失败',
  'upload.duplicate': '{{name}} 已在文件列表中，不会重复上传',
  'upload.unreadable': '{{name}} 已被修改、移动或删除，上传已取消',
  'upload.refusedTitle': '{{count}} 个文件未加入',
  'upload.refusedMore': '另有 {{count}} 个',
  'upload.refusedOne': '{{name}}：{{reason}}',
  'upload.refused.empty': '文件名为空',
  'upload.refused.tooLong': '文件名超过 255 个字符',
  'upload.refused.path': '文件名含有路径',
  'upload.refused.characters': '文件名含有不可见字符',
  'upload.refused.noExtension': '文件没有扩展名',
  'upload.refused.type': '不支持的文件类型',
  'upload.refused.tooLarge': '文件太大',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    upload: typeof words;
  }
}
