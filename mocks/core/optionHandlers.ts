import type { HttpHandler } from 'msw';
import type { Option } from '@/api/types';
import { invalid } from './refusal';
import type { Lang } from './refusal';
import type { Texts } from './rows';
import { object, text } from './check';
import type { Db } from './db';
import { call } from './http';

const inLang = ([zh, en, tw]: Texts, lang: Lang): string => ({ 'zh-cn': zh, en, 'zh-tw': tw })[lang];

const unique = (values: readonly string[]): Option[] =>
  [...new Set(values)].map((value) => ({ key: value, value }));

/** Every list of options there is, by type; only what is switched on. */
const SOURCES: Record<string, (db: Db, lang: Lang) => Option[]> = {
  coin: (db) =>
    unique(db.walletCodes.filter((item) => item.status === 1).map((item) => item.coin)).map((option) => {
      const wallet = db.walletCodes.find((item) => item.coin === option.key);
      return {
        ...option,
        extra: {
          name: wallet?.coinName ?? '',
          ledgerDecimals: wallet?.ledgerDecimals ?? 0,
          showDecimals: wallet?.showDecimals ?? 0,
          priceUsdt: wallet?.priceUsdt ?? '0',
        },
      };
    }),
  chain: (db) => unique(db.walletCodes.map((item) => item.chain)),
  walletCode: (db) =>
    db.walletCodes
      .filter((item) => item.status === 1)
      .map(({ walletCode, coin, chain, ledgerDecimals }) => ({
        key: walletCode,
        value: walletCode,
        extra: { coin, chain, ledgerDecimals },
      })),
  channel: (db, lang) =>
    [...db.channels.values()].map(({ id, channelName, channelType, status }) => ({
      key: String(id),
      value: inLang(channelName, lang),
      extra: { channelType, status },
    })),
  role: (db, lang) =>
    [...db.roles.values()].map(({ id, name, roleKey }) => ({
      key: String(id),
      value: inLang(name, lang),
      extra: { roleKey },
    })),
  dept: (db, lang) =>
    [...db.depts.values()].map(({ id, deptName, parentId }) => ({
      key: String(id),
      value: inLang(deptName, lang),
      extra: { parentId },
    })),
  post: (db, lang) =>
    [...db.posts.values()]
      .filter(({ deleted }) => !deleted)
      .map(({ id, postName: { zh, en, tw } }) => ({ key: String(id), value: inLang([zh, en, tw], lang) })),
  admin: (db) =>
    [...db.users.values()].map(({ userName, userNickname }) => ({ key: userName, value: userNickname })),
  tag: (db) => unique([...db.members.values()].flatMap((member) => member.tags)),
};

export const optionHandlers = (db: Db): HttpHandler[] => [
  call(
    db,
    'GET common/options',
    { permission: 'free' },
    object({ type: text(200, 1) }),
    ({ input, lang }) => {
      const lists = input.type.split(',').map((type) => {
        const source = Object.hasOwn(SOURCES, type) ? SOURCES[type] : undefined;
        if (!source) throw invalid('type');
        return [type, source(db, lang)] as const;
      });
      return Object.fromEntries(lists);
    },
  ),
];
