import type { MemberSession } from './rows';

/** What members do from an address (`biz_ip_action`). */
export type MemberDoing = 'register' | 'login' | 'withdraw' | 'password' | 'bind' | 'kyc';

declare module './events' {
  interface Events {
    /** A member did something, or was refused to. */
    'member.came': Pick<MemberSession, 'memberId' | 'ip' | 'device' | 'deviceId'> & {
      action: MemberDoing;
      isDone: boolean;
    };
  }
}
