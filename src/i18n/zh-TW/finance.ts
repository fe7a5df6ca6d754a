import type zh from '../zh-CN/finance';

export default {} satisfies Record<keyof typeof zh, string>;
