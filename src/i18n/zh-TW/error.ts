import type zh from '../zh-CN/error';

export default {} satisfies Record<keyof typeof zh, string>;
