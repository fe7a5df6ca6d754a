import { visibleText } from './text';

/** What an operator may be called. */
interface Named {
  userNickname: string;
  userName: string;
}

/** The name that an operator is shown by: nickname, else user name, with invisible characters written out. */
export const operatorName = (user: Named | null): string =>
  visibleText(user?.userNickname || user?.userName || '');
