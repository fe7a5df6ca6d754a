/** Messages of failures (spec §8). */
const words = {
  'failure.title': '提示',
  'failure.ok': '确定',
  'failure.expired': '登录状态已过期，请重新登录',
  'failure.timeout': '网络超时',
  'failure.offline': '网络连接错误',
  'failure.noSuchPath': '接口路径找不到',
  'failure.malformed': '服务器响应格式错误，请稍后重试',
  'failure.rejected': '操作失败，请稍后重试',
  'failure.tooLarge': '响应数据过大，已停止接收',
  'failure.unsafe': '请求地址不合法，已拦截',
  'failure.wait': '操作过于频繁，请在 {{seconds}} 秒后重试',
  'failure.unknownWrite': '结果未知，请刷新核对后再操作',
  'failure.cookie': '无法保存登录状态，请检查浏览器是否禁用了 Cookie',
  'failure.storage': '浏览器存储不可用，设置仅在本次打开期间有效',
  'failure.http': '服务器返回错误（{{status}}）',
  'failure.400': '请求有误',
  'failure.403': '没有操作权限',
  'failure.404': '接口路径找不到',
  'failure.405': '不支持的请求方式',
  'failure.408': '网络超时',
  'failure.409': '数据已被他人修改，请刷新后重试',
  'failure.413': '提交的内容过大',
  'failure.415': '不支持的数据格式',
  'failure.422': '提交的数据无法处理',
  'failure.429': '操作过于频繁，请稍后重试',
  'failure.500': '服务器内部错误',
  'failure.501': '服务器不支持该操作',
  'failure.502': '网关错误，服务暂不可用',
  'failure.503': '服务暂不可用，请稍后重试',
  'failure.504': '网关超时，服务暂不可用',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    failures: typeof words;
  }
}
