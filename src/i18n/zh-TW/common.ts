import type zh from '../zh-CN/common';

export default {} satisfies Record<keyof typeof zh, string>;
