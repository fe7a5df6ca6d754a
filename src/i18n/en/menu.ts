import type zh from '../zh-CN/menu';

export default {} satisfies Record<keyof typeof zh, string>;
