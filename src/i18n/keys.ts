/** Every message key, from the simplified Chinese files; one line per message area. */
export type Key =
  | keyof typeof import('./zh-CN/login').default
  | keyof typeof import('./zh-CN/failures').default
  | keyof typeof import('./zh-CN/kernel').default
  | keyof typeof import('./zh-CN/shell').default
  | keyof typeof import('./zh-CN/menu').default
  | keyof typeof import('./zh-CN/crud').default
  | keyof typeof import('./zh-CN/common').default
  | keyof typeof import('./zh-CN/error').default
  | keyof typeof import('./zh-CN/home').default
  | keyof typeof import('./zh-CN/personal').default
  | keyof typeof import('./zh-CN/upload').default
  | keyof typeof import('./zh-CN/visualizing').default
  | keyof typeof import('./zh-CN/files').default
  | keyof typeof import('./zh-CN/finance').default;
