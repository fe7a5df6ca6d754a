import { HOUR, stampOf } from '#mocks/core/time';
import type { Draws, Walk } from './draws';

interface Kept {
  id: number;
  version: number;
  deleted: boolean;
}

/** All of a list in another order, now and then in an old version. */
function orderOf({ random, version }: Pick<Draws, 'random' | 'version'>, all: Iterable<Kept>) {
  const rows = random.shuffle([...all].filter(({ deleted }) => !deleted));
  return {
    ids: rows.map(({ id }) => id),
    versions: Object.fromEntries(rows.map((row) => [row.id, version(row)])),
  };
}

const LANGS = ['all', 'zh-cn', 'en', 'zh-tw'];

/** Banners: terms that fit, and some that do not. */
export const bannerWalk: Walk = ({ db, random, one, version, ...draw }) => {
  const rows = () => db.banners.values();
  const live = () => one(rows(), ({ deleted }) => !deleted);
  const terms = () => {
    const { image, position } = live();
    const startAt = random.chance(0.5) ? stampOf(db.now() + random.int(-40, 40) * HOUR) : null;
    return {
      title: `walk ${random.int(1, 99)}`,
      lang: random.pick(LANGS),
      position: random.chance(0.9) ? position : random.int(1, 6),
      image: random.chance(0.95) ? image : '',
      linkType: random.int(0, 3),
      linkValue: random.pick(['', '/walk', 'https://example.com/walk', 'javascript:0', '7']),
      startAt,
      endAt: random.chance(0.5) ? stampOf(db.now() + random.int(-20, 80) * HOUR) : null,
    };
  };
  const named = () => {
    const row = live();
    return { id: row.id, version: version(row) };
  };
  return [
    { route: 'GET banner/list', input: draw.page },
    { route: 'GET banner/export', input: () => ({}) },
    { route: 'GET banner/get', input: () => ({ id: live().id }) },
    { route: 'POST banner/add', often: 2, input: () => ({ ...terms(), requestId: draw.requestId() }) },
    { route: 'PUT banner/edit', often: 2, input: () => ({ ...named(), ...terms() }) },
    {
      route: 'POST banner/copy',
      input: () => ({ id: live().id, langs: [random.pick(LANGS)], requestId: draw.requestId() }),
    },
    { route: 'PUT banner/setStatus', input: () => ({ ...named(), on: random.int(0, 1) }) },
    { route: 'PUT banner/sort', input: () => orderOf({ random, version }, rows()) },
    { route: 'DELETE banner/delete', input: () => ({ ids: [live().id] }) },
  ];
};

/** Tutors, bound to members of all kinds. */
export const tutorWalk: Walk = ({ db, random, one, version, ...draw }) => {
  const live = () => one(db.tutors.values(), ({ deleted }) => !deleted);
  const terms = () => ({
    avatar: live().avatar,
    name: { zh: '随机', en: 'walk', tw: '' },
    bindUid: random.chance(0.3) ? '' : one([...db.members.values()].slice(16)).uid,
    fields: random.pick([[], ['spot'], ['spot', 'edu'], ['nope']]),
    years: random.int(0, 52),
    contacts: random.pick([
      [],
      [{ type: 'email', value: 'walk@example.com' }],
      [{ type: 'email', value: 'walk' }],
    ]),
    isRecommend: random.int(0, 1),
  });
  const named = () => {
    const row = live();
    return { id: row.id, version: version(row) };
  };
  return [
    { route: 'GET tutor/list', input: draw.page },
    { route: 'GET tutor/export', input: () => ({}) },
    { route: 'GET tutor/get', input: () => ({ id: live().id }) },
    { route: 'POST tutor/add', often: 2, input: () => ({ ...terms(), requestId: draw.requestId() }) },
    { route: 'PUT tutor/edit', often: 2, input: () => ({ ...named(), ...terms() }) },
    { route: 'PUT tutor/setStatus', input: () => ({ ...named(), on: random.int(0, 1) }) },
    { route: 'PUT tutor/sort', input: () => orderOf({ random, version }, db.tutors.values()) },
    { route: 'DELETE tutor/delete', input: () => ({ ids: [live().id] }) },
  ];
};

const HTML = [
  '<p>随机</p>',
  '<p><strong>walk</strong></p>',
  '',
  '<script>0</script>',
  '<p onclick="0">x</p>',
];

/** Notices: terms that fit, and some that do not, to all kinds of audiences. */
export const contentNoticeWalk: Walk = ({ db, random, one, version, ...draw }) => {
  const live = () => one(db.contentNotices.values(), ({ deleted }) => !deleted);
  const terms = () => {
    const target = random.int(1, 4);
    const fitting = [[], ['3', '4'], ['CN', 'US'], [one([...db.members.values()].slice(16)).uid]][target - 1];
    return {
      category: random.int(1, 6),
      title: { zh: '随机', en: random.pick(['walk', '']), tw: '' },
      content: { zh: random.pick(HTML), en: random.pick(HTML), tw: '' },
      isTop: random.int(0, 1),
      isPopup: random.chance(0.2) ? 1 : 0,
      target,
      targetValue: random.chance(0.85) ? fitting : ['nope'],
      ...(random.chance(0.5) ? { publishAt: stampOf(db.now() + random.int(-20, 40) * HOUR) } : {}),
      ...(random.chance(0.3) ? { expireAt: stampOf(db.now() + random.int(-20, 80) * HOUR) } : {}),
    };
  };
  const named = () => {
    const row = live();
    return { id: row.id, version: version(row) };
  };
  return [
    { route: 'GET contentNotice/list', input: draw.page },
    { route: 'GET contentNotice/export', input: () => ({}) },
    { route: 'GET contentNotice/get', input: () => ({ id: live().id }) },
    { route: 'GET contentNotice/versions', input: () => ({ id: live().id }) },
    {
      route: 'POST contentNotice/add',
      often: 3,
      input: () => ({ ...terms(), requestId: draw.requestId() }),
    },
    { route: 'PUT contentNotice/edit', often: 3, input: () => ({ ...named(), ...terms() }) },
    {
      route: 'PUT contentNotice/publish',
      often: 4,
      input: () => ({ ...named(), atOnce: random.int(0, 1) }),
    },
    { route: 'PUT contentNotice/withdraw', often: 2, input: named },
    { route: 'PUT contentNotice/setTop', input: () => ({ ...named(), on: random.int(0, 1) }) },
    { route: 'DELETE contentNotice/delete', input: () => ({ ids: [live().id] }) },
  ];
};
