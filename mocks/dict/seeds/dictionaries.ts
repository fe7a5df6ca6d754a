import { OnOff } from '../../../src/contract/block/switchFlow';
import type { Db } from '../../core/db';
import type { Texts } from '../../core/rows';
import type { DictEntry } from '../../core/systemRows';
import { dictCampaign } from './dictCampaign';
import { dictFinance } from './dictFinance';
import { dictMember } from './dictMember';
import { dictSystem } from './dictSystem';
import { dictTrade } from './dictTrade';
import type { DictSource } from '../../core/dictSource';

const COUNTRIES =
  'CN TW HK MO SG MY JP KR VN TH ID PH IN AE TR RU UA DE FR GB ES IT BR MX US CA AU NG ZA KZ'.split(' ');

/** The colour of what is an ordinary word. */
export const PLAIN = 'plain';

interface Value {
  key: string;
  labels: Texts;
  colour: string;
  isDefault: boolean;
  isFinal: boolean;
}

function valueOf(source: string): Value {
  const [, body = '', marks = ''] = /^(.*?)([*!]*)$/.exec(source) ?? [];
  const [key = '', rest = key] = body.split('=');
  const [zh = '', en = zh, tw = zh, colour = PLAIN] = rest.split('/');
  return {
    key,
    labels: [zh, en, tw],
    colour,
    isDefault: marks.includes('*'),
    isFinal: marks.includes('!'),
  };
}

function countries(): Value[] {
  const [zh, en, tw] = ['zh-Hans', 'en', 'zh-Hant'].map(
    (lang) => new Intl.DisplayNames(lang, { type: 'region' }),
  );
  return COUNTRIES.map((key, index) => ({
    key,
    labels: [zh?.of(key) ?? key, en?.of(key) ?? key, tw?.of(key) ?? key],
    colour: PLAIN,
    isDefault: index === 0,
    isFinal: false,
  }));
}

function addType(db: Db, dictType: string, dictName: string, values: Value[]): void {
  const at = db.stamp();
  const base = {
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: '',
    updatedBy: '',
    remark: '',
    deleted: false,
    isSystem: 1,
    status: OnOff.on,
  } as const;
  const id = db.nextId('dictType');
  db.dictTypes.set(id, { ...base, id, dictType, dictName });
  const marked = values.findIndex((value) => value.isDefault);
  for (const [index, { key, labels, colour, isFinal }] of values.entries()) {
    const entry: DictEntry = {
      ...base,
      id: db.nextId('dictData'),
      dictType,
      dictLabel: labels[0],
      labelEn: labels[1],
      labelTw: labels[2],
      dictValue: key,
      listClass: colour,
      isDefault: index === Math.max(marked, 0) ? 1 : 0,
      isFinal,
      dictSort: (index + 1) * 10,
    };
    db.dictEntries.set(entry.id, entry);
  }
}

const called = ([key, labels]: readonly [string, Texts]): Value => ({
  key,
  labels,
  colour: PLAIN,
  isDefault: false,
  isFinal: false,
});

/** What areas call their records, and their own actions, by the dictionary that it stands in. */
function declaredValues({ areas }: Db): Record<string, Value[]> {
  const records = areas.flatMap(({ menu = [], records: own = {} }) => [
    ...menu.flatMap(({ contract: { name }, title }) => (own[name] ? [] : [[name, title] as const])),
    ...Object.entries(own),
  ]);
  const actions = areas.flatMap(({ actions: own = {} }) =>
    Object.entries(own).map(([verb, { done }]) => [verb, done] as const),
  );
  return { sys_log_target: records.map(called), sys_step_result: actions.map(called) };
}

/** Every dictionary of the platform, with what areas bring along. */
export function seedDictionaries(db: Db): void {
  const sources: DictSource = Object.assign(
    { ...dictSystem, ...dictMember, ...dictFinance, ...dictTrade, ...dictCampaign },
    ...db.areas.map(({ dictionaries }) => dictionaries),
  );
  const declared = declaredValues(db);
  for (const [type, [name, values]] of Object.entries(sources))
    addType(db, type, name, [...values.map(valueOf), ...(declared[type] ?? [])]);
  addType(db, 'biz_country', '国家/地区', countries());
}
