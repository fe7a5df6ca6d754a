import type { Call, Method } from '@/contract/call';
import type { ActionType } from './audit';

/** Actions by the last word of a call's name. */
const BY_WORD: Readonly<Record<string, ActionType>> = {
  add: 'add',
  edit: 'edit',
  update: 'edit',
  delete: 'delete',
  review: 'review',
  export: 'export',
  import: 'import',
  reveal: 'reveal',
  clear: 'clear',
  logout: 'forceLogout',
};

const BY_METHOD: Readonly<Record<Method, ActionType>> = {
  GET: 'other',
  POST: 'other',
  PUT: 'edit',
  DELETE: 'delete',
};

/** What a call does, as its name and its method say: `cwManage/chargeLogReview` reviews. */
export function actionOf({ method, path }: Pick<Call, 'method' | 'path'>): ActionType {
  const [word = ''] = /[A-Z]?[a-z]+$/.exec(path) ?? [];
  return BY_WORD[word.toLowerCase()] ?? BY_METHOD[method];
}
