import { online as contract } from '../../src/contract/system/online';
import { isLive } from '../core/access';
import type { Db } from '../core/db';
import { described } from '../core/described';
import { countryOfIp } from '../core/ipFacts';
import { inLang } from '../core/optionHandlers';
import type { Listed, Resource } from '../core/resource';
import type { Texts } from '../core/rows';
import { stampOf } from '../core/time';

/** A session of an operator who is signed in. */
interface Online extends Listed {
  /** Tells whether it is the session that asks; it is sent to no one. */
  token: string;
  userId: number;
  userName: string;
  nickname: string;
  deptName: Texts;
  ip: string;
  explorer: string;
  os: string;
  createTime: string;
  lastActiveAt: string;
}

const onlineNow = (db: Db): Online[] =>
  [...db.sessions.values()].flatMap((session) => {
    const user = db.users.get(session.userId);
    if (!user || !isLive(db, session)) return [];
    const { id, token, ip, os, browser: explorer, since, lastActive } = session;
    const { userName, userNickname: nickname, deptId } = user;
    const deptName: Texts = db.depts.get(deptId)?.deptName ?? ['', '', ''];
    const times = { createTime: stampOf(since), lastActiveAt: stampOf(lastActive) };
    return [{ id, token, userId: user.id, userName, nickname, deptName, ip, explorer, os, ...times }];
  });

const listed = described<Online>(contract, {
  title: '在线用户',
  rows: onlineNow,
  derive: (_, { ip }) => ({ location: countryOfIp(ip) }),
  inWords: (_, { deptName }, lang) => ({ deptName: inLang(deptName, lang) }),
  doneBy: ({ userName }) => userName,
});

/** Sessions as the toolkit lists them. */
export const online: Resource<Online, object> = {
  ...listed,
  wire: (db, row, viewer) => ({
    ...listed.wire(db, row, viewer),
    current: row.token === viewer.token ? 1 : 0,
  }),
};
