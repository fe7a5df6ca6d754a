import type zh from '../zh-CN/crud';

export default {} satisfies Record<keyof typeof zh, string>;
