import type { HttpHandler } from 'msw';
import type { WireShape } from '@/contract/field/field';
import { endSessions, ownDay, ownSessions } from '../../src/contract/shell/own';
import { isLive } from '../core/access';
import { eachOf } from '../core/bulk';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
import type { Context } from '../core/http';
import { countryOfIp } from '../core/ipFacts';
import { inLang } from '../core/optionHandlers';
import { Refusal } from '../core/refusal';
import { forceLogOut } from '../core/sessions';
import type { Session } from '../core/systemRows';
import { stampOf } from '../core/time';

/** How many sign-ins are told. */
const SIGN_INS = 20;

/** How many actions of the day are told. */
const ACTIONS = 100;

const sessionsOf = ({ db, user }: Pick<Context<unknown>, 'db' | 'user'>): Session[] =>
  [...db.sessions.values()]
    .filter((session) => session.userId === user.id && isLive(db, session))
    .sort((a, b) => b.lastActive - a.lastActive);

function sessions(context: Context<unknown>): WireShape<(typeof ownSessions)['answer']> {
  const { db, user, token, lang } = context;
  // Each of these can be typed as the log-in name.
  const names = new Set([user.userName, user.mobile, user.userEmail].filter(Boolean));
  return {
    sessions: sessionsOf(context).map(({ id, ip, browser, os, since, lastActive, token: its }) => ({
      id,
      ip,
      location: countryOfIp(ip),
      explorer: browser,
      os,
      createTime: stampOf(since),
      lastActiveAt: stampOf(lastActive),
      current: its === token ? 1 : 0,
    })),
    signIns: db.loginLogs
      .filter(({ loginName }) => names.has(loginName))
      .sort((a, b) => (a.loginTime < b.loginTime ? 1 : -1))
      .slice(0, SIGN_INS)
      .map(({ id, ipaddr, browser, os, module, status, msg, loginTime }) => ({
        id,
        ipaddr,
        loginLocation: countryOfIp(ipaddr),
        browser,
        os,
        module,
        status,
        msg: inLang(msg, lang),
        loginTime,
      })),
  };
}

function today({ db, user, lang }: Context<unknown>): WireShape<(typeof ownDay)['answer']> {
  const day = db.stamp().slice(0, 10);
  const lines = db.operLogs.filter(
    ({ operName, operTime }) => operName === user.userName && operTime.startsWith(day),
  );
  return {
    list: lines
      .sort((a, b) => b.id - a.id)
      .slice(0, ACTIONS)
      .map(({ id, title, businessType, targetType, targetText, status, errorMsg, operTime }) => ({
        id,
        title,
        businessType,
        targetType,
        targetText,
        status,
        errorMsg: inLang(errorMsg, lang),
        operTime,
      })),
    total: lines.length,
  };
}

/** What operators see of their own sessions and doings. */
export const ownHandlers = (db: Db): HttpHandler[] => [
  answer(db, ownSessions, sessions),
  answer(db, ownDay, today),
  act(db, endSessions, { title: '个人中心', type: 'forceLogout' }, (context) => {
    const { input, token, user, note } = context;
    note({ targetType: 'online', targetId: input.ids.join(','), targetText: user.userName });
    return eachOf(context, input.ids, (id) => {
      const session = sessionsOf(context).find((one) => one.id === id);
      if (!session) throw new Refusal(40400);
      if (session.token === token) throw new Refusal(40303, { because: 'ownSession' });
      forceLogOut(db, id);
    });
  }),
];
