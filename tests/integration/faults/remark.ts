/** What is typed where a change asks for its reason. */
export const REMARK = { remark: '按工单更正，请复核' };
