import type { HttpHandler } from 'msw';
import type { WireShape } from '@/contract/field/field';
import { menu as contract } from '../../src/contract/system/menu';
import { isGranting, SITE } from '../core/access';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import { guardedBy } from '../core/guards';
import { answer } from '../core/http';
import type { Context } from '../core/http';
import { inLang } from '../core/optionHandlers';
import { findRow } from '../core/resource';
import { holdersOf, menus } from './resource';

const { effect } = contract.calls;

/** Calls that ask for the name of a record as it stands in the menu. */
const callsOf = (db: Db, name: string): string[] =>
  name.startsWith(SITE) ? guardedBy(db, name.slice(SITE.length)) : [];

/** What another name of a record, or its deletion, would take, and from whom. */
function effectOf(context: Context<Sent<typeof effect.query>>): WireShape<typeof effect.answer> {
  const { db, input, lang } = context;
  const row = findRow(context, menus, input.id);
  const isKept = !isGranting(row) || input.name === row.name;
  const usersOf = (id: number) => [...db.users.values()].filter(({ roleIds }) => roleIds.includes(id)).length;
  return {
    guards: isGranting(row) ? callsOf(db, row.name) : [],
    losing: isKept
      ? []
      : holdersOf(db, row).map(({ id, name }) => ({ id, name: inLang(name, lang), userCount: usersOf(id) })),
    isKnown: input.name !== undefined && callsOf(db, input.name).length > 0 ? 1 : 0,
  };
}

/** The dry run of what a permission's record is changed to. */
export const effectHandler = (db: Db): HttpHandler => answer(db, effect, effectOf);
