import type zh from '../zh-CN/login';

export default {} satisfies Record<keyof typeof zh, string>;
