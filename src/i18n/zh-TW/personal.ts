import type zh from '../zh-CN/personal';

export default {} satisfies Record<keyof typeof zh, string>;
