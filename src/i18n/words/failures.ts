import type { Words } from '@/i18n/keys';

/** Messages of failures. */
export const words = {
  'failure.title': ['提示', 'Notice', '提示'],
  'failure.ok': ['确定', 'OK', '確定'],
  'failure.expired': [
    '登录状态已过期，请重新登录',
    'Your session has expired. Sign in again.',
    '登入狀態已過期，請重新登入',
  ],
  'failure.timeout': ['网络超时', 'The network timed out', '網路逾時'],
  'failure.timeoutWrite': [
    '网络超时，结果未知，请刷新核对后再操作',
    'The network timed out. The result is unknown. Refresh and check before you try again.',
    '網路逾時，結果未知，請重新整理核對後再操作',
  ],
  'failure.offline': ['网络连接错误', 'Network connection error', '網路連線錯誤'],
  'failure.noSuchPath': ['接口路径找不到', 'API path not found', '找不到 API 路徑'],
  'failure.malformed': [
    '服务器响应格式错误，请稍后重试',
    'The server sent an invalid response. Try again later.',
    '伺服器回應格式錯誤，請稍後再試',
  ],
  'failure.rejected': [
    '操作失败，请稍后重试',
    'The operation failed. Try again later.',
    '操作失敗，請稍後再試',
  ],
  'failure.tooLarge': [
    '响应数据过大，已停止接收，请缩小查询范围',
    'The response was too large and was stopped. Narrow the filters and try again.',
    '回應資料過大，已停止接收，請縮小查詢範圍',
  ],
  'failure.unsafe': [
    '请求地址不合法，已拦截',
    'Request blocked: this address is not allowed',
    '請求網址不合法，已攔截',
  ],
  'failure.wait': [
    '操作过于频繁，请在 {{seconds}} 秒后重试',
    'Too many requests. Try again in {{seconds}} s.',
    '操作過於頻繁，請在 {{seconds}} 秒後再試',
  ],
  'failure.unknownWrite': [
    '结果未知，请刷新核对后再操作',
    'The result is unknown. Refresh and check before you try again.',
    '結果未知，請重新整理核對後再操作',
  ],
  'failure.cookie': [
    '无法保存登录状态，请检查浏览器是否停用了 Cookie',
    "Couldn't save the sign-in. Check that your browser allows cookies.",
    '無法儲存登入狀態，請檢查瀏覽器是否停用了 Cookie',
  ],
  'failure.storage': [
    '浏览器存储不可用，设置仅在本次打开期间有效',
    'Browser storage is unavailable. Settings last only while this page is open.',
    '瀏覽器儲存空間無法使用，設定僅在本次開啟期間有效',
  ],
  'failure.http': [
    '服务器返回错误（{{status}}）',
    'The server returned an error ({{status}})',
    '伺服器傳回錯誤（{{status}}）',
  ],
  'failure.400': [
    '请求有误，请检查后重试',
    'Bad request. Check your input and try again.',
    '請求有誤，請檢查後再試',
  ],
  'failure.403': ['没有操作权限', "You don't have permission to do this", '沒有操作權限'],
  'failure.404': ['接口路径找不到', 'API path not found', '找不到 API 路徑'],
  'failure.405': ['不支持的请求方式', 'This request method is not supported', '不支援的請求方式'],
  'failure.408': ['网络超时', 'The network timed out', '網路逾時'],
  'failure.409': [
    '数据已被他人修改，请刷新后重试',
    'Someone else changed this record. Reload and try again.',
    '資料已被他人修改，請重新整理後再試',
  ],
  'failure.413': [
    '提交的内容过大，请减少后重试',
    'The request is too large. Send less and try again.',
    '送出的內容過大，請減少後再試',
  ],
  'failure.415': ['不支持的数据格式', 'This data format is not supported', '不支援的資料格式'],
  'failure.422': [
    '提交的数据无法处理，请检查后重新提交',
    "The server couldn't process the data. Check it and submit again.",
    '送出的資料無法處理，請檢查後重新送出',
  ],
  'failure.429': [
    '操作过于频繁，请稍后重试',
    'Too many requests. Try again later.',
    '操作過於頻繁，請稍後再試',
  ],
  'failure.500': [
    '服务器内部错误，请稍后重试',
    'Internal server error. Try again later.',
    '伺服器內部錯誤，請稍後再試',
  ],
  'failure.501': ['服务器不支持该操作', 'The server does not support this operation', '伺服器不支援此操作'],
  'failure.502': [
    '网关错误，服务暂不可用，请稍后重试',
    'Bad gateway. Try again later.',
    '閘道錯誤，服務暫時無法使用，請稍後再試',
  ],
  'failure.503': [
    '服务暂不可用，请稍后重试',
    'The service is unavailable. Try again later.',
    '服務暫時無法使用，請稍後再試',
  ],
  'failure.504': [
    '网关超时，服务暂不可用，请稍后重试',
    'Gateway timeout. Try again later.',
    '閘道逾時，服務暫時無法使用，請稍後再試',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    failures: typeof words;
  }
}
