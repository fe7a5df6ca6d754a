import type zh from '../zh-CN/shell';

export default {} satisfies Record<keyof typeof zh, string>;
