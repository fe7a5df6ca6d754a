import { editPersonal, getPersonalInfo, resetPwd, verifyPassword as verify } from '@/contract/shell/personal';
import type { AnswerOf, BodyOf } from '@/contract/resource';
import { send } from './call';

/** The operator's own record. */
export type PersonalInfo = AnswerOf<typeof getPersonalInfo>;

/** @throws ApiError rejected when the password is wrong */
export const verifyPassword = (password: string): Promise<unknown> => send(verify, { password });

export const fetchPersonalInfo = (signal?: AbortSignal): Promise<PersonalInfo> =>
  send(getPersonalInfo, undefined, { signal, loud: true });

export const savePersonal = (body: BodyOf<typeof editPersonal>): Promise<unknown> =>
  send(editPersonal, body, { loud: true });

export const changePassword = (body: BodyOf<typeof resetPwd>): Promise<unknown> =>
  send(resetPwd, body, { loud: true });
