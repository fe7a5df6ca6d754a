/** Most members of one grant. */
export const MOST_GRANTED = 5000;

/** `biz_grant_target` */
export const GrantTarget = { list: 1, file: 2, level: 3, tag: 4 } as const;
export type GrantTarget = (typeof GrantTarget)[keyof typeof GrantTarget];

/** `biz_grant_obstacle`: why somebody cannot have a coupon. */
export const GrantObstacle = {
  unknown: 'unknown',
  twice: 'twice',
  closed: 'closed',
  frozen: 'frozen',
  level: 'level',
  country: 'country',
  limit: 'limit',
  lately: 'lately',
  quantity: 'quantity',
} as const;
export type GrantObstacle = (typeof GrantObstacle)[keyof typeof GrantObstacle];
