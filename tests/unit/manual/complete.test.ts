import { describe, expect, test } from 'vitest';
import { createDb } from '#mocks/db';
import { SITE } from '#mocks/core/access';
import { entriesIn } from '#mocks/core/dictionary';
import { MenuType } from '@/contract/system/menu';
import { riskChecks } from '@/contract/finance/riskChecks';
import { movesOf } from '@/contract/flow';
import { Refusal } from '@/contract/refusals';
import { builtInRoles, heldBy, rolesHolding } from '@/contract/rights/builtInRoles';
import type { RoleKey } from '@/contract/rights/builtInRoles';
import { stateLabelKey } from '../../../src/domain/manual/labelKey';
import { pageOf, stateSet } from '../../../src/domain/manual/page';
import { manualViews, resourcesOf } from '../../../src/domain/manual/pages';
import {
  checkKey,
  moveKey,
  permissionKeys,
  refusalKey,
  screenKeys,
  stateKey,
} from '../../../src/domain/manual/wordKeys';
import { describedCalls, describedResources } from '../../../tools/contract/described';
import { isRefusal } from '../../../tools/manual/isRefusal';
import { stateWords } from '../../../tools/manual/labels';
import { isSaid, saying } from '../../../tools/manual/words';
import { LANGUAGES } from '@/i18n/languages';
import { NOON } from '../../noon';

const db = createDb({ now: NOON });
const WHERE = 'add these to src/domain/manual/words';
const pages = manualViews.map(pageOf);
const lives = pages.flatMap((page) => page.lives);
const unsaid = (keys: readonly string[]) => [...new Set(keys)].filter((key) => !isSaid(key));

describe('the manual has a sentence for', () => {
  test('every screen, and every resource stands on one', () => {
    const silent = manualViews.filter((view) => !screenKeys(view).some(isSaid));
    expect(silent, WHERE).toEqual([]);
    const shown = new Set(manualViews.flatMap(resourcesOf).map(({ name }) => name));
    const missing = describedResources.filter(({ resource }) => !shown.has(resource.name));
    expect(
      missing.map(({ resource }) => resource.name),
      'say in src/domain/manual/pages.ts on which screens these stand',
    ).toEqual([]);
  });

  test('every screen of the menu', () => {
    const views = db.menus
      .filter(({ type, isLink }) => type === MenuType.page && !isLink)
      .map(({ component }) => component);
    const known = (view: string) => manualViews.includes(view) || manualViews.includes(`${view}/index`);
    expect(views.filter((view) => !known(view))).toEqual([]);
  });

  test('every state and every move, and what moves ask of whom', () => {
    const states = lives.flatMap((life) =>
      Object.keys(life.flow.states).flatMap((name) => [
        stateKey(stateSet(life), name),
        stateLabelKey(stateSet(life), name),
      ]),
    );
    expect(states.length).toBeGreaterThan(200);
    expect(unsaid(states), WHERE).toEqual([]);
    const moves = lives.flatMap((life) => movesOf(life).filter(({ terms }) => !terms.isEdit));
    expect(unsaid(moves.map(({ name }) => moveKey(name))), WHERE).toEqual([]);
    const parts = lives.flatMap(({ flow }) => Object.keys(flow.people).map((part) => `manual.part.${part}`));
    expect(unsaid(parts), WHERE).toEqual([]);
  });

  test('every check and flag, each of which belongs to one kind of records', () => {
    const codes = entriesIn(db, 'biz_risk_flag').map(({ dictValue }) => dictValue);
    expect(Object.values(riskChecks).flat().toSorted()).toEqual(codes.toSorted());
    expect(unsaid(codes.map(checkKey)), WHERE).toEqual([]);
  });

  test('every refusal', () => {
    expect(unsaid(Object.keys(Refusal).filter(isRefusal).map(refusalKey)), WHERE).toEqual([]);
  });

  test('every permission of the contract and of the menu', () => {
    const ofPages = pages.flatMap(({ permissions }) => permissions);
    const ofCalls = describedCalls.flatMap(({ call: { access, permissionBy, permission, path } }) =>
      access !== undefined ? [] : permissionBy ? Object.values(permissionBy.paths) : [permission ?? path],
    );
    const silent = [...ofPages, ...ofCalls].filter((path) => !permissionKeys(path).some(isSaid));
    expect([...new Set(silent)], WHERE).toEqual([]);
  });

  test('every button of the menu on the page of its screen', () => {
    const missing = db.menus
      .filter(({ type }) => type === MenuType.button)
      .filter(({ pid, name }) => {
        const component = db.menus.find(({ id }) => id === pid)?.component ?? '';
        const page = pages.find(({ view }) => view === component || view === `${component}/index`);
        return !page?.permissions.includes(name.slice(SITE.length));
      });
    expect(
      missing.map(({ name }) => name),
      'add these to src/domain/manual/pages.ts',
    ).toEqual([]);
  });
});

test('every sentence that is there is about something that is there', () => {
  const keys = new Set([
    ...manualViews.flatMap(screenKeys),
    ...lives.flatMap((life) => Object.keys(life.flow.states).map((name) => stateKey(stateSet(life), name))),
    ...lives.flatMap((life) => Object.keys(life.flow.moves).map(moveKey)),
    ...pages.flatMap(({ permissions }) => permissions.flatMap(permissionKeys)),
  ]);
  const words = import.meta.glob<Record<string, unknown>>(
    '../../../src/domain/manual/words/{screens,states,moves,permissions}.ts',
    { eager: true, import: 'words' },
  );
  const said = Object.values(words).flatMap((file) => Object.keys(file));
  expect(said.filter((key) => !keys.has(key))).toEqual([]);
});

test('states are called as the dictionaries do', () => {
  const wrong = stateWords().filter(([key, texts]) =>
    LANGUAGES.some((language, at) => saying(language)(key) !== texts[at]),
  );
  expect(wrong).toEqual([]);
});

test('the demo’s roles hold what the contract says, and no role more', () => {
  const keys = Object.keys(builtInRoles).filter((name): name is RoleKey => name in builtInRoles);
  const names = new Map(db.menus.map(({ id, type, name }) => [id, type === MenuType.directory ? '' : name]));
  for (const key of keys) {
    const role = [...db.roles.values()].find(({ roleKey }) => roleKey === key);
    const held = (role?.menuIds ?? []).flatMap((id) => names.get(id)?.slice(SITE.length) || []);
    expect(LANGUAGES.map((language) => saying(language)(`manual.role.${key}`))).toEqual(role?.name);
    const wanted = heldBy(key);
    if (wanted !== 'all') expect(new Set(held), key).toEqual(wanted);
  }
  expect(rolesHolding('cwManage/withdrawLogPay')).toEqual(['super_admin', 'finance']);
  expect(rolesHolding('cwManage/withdrawLogReviewFinal')).toEqual(['super_admin']);
});
