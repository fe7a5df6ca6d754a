import type { Description, GenField, GenKind } from '../description';
import { isOwn } from '../description';
import { inThree } from '../untranslated';
import { camel } from '../names';

/** What a source tells of one field. */
export interface Found {
  name: string;
  kind: GenKind;
  /** In the words of the source; its name by default. */
  label?: string;
  min?: number;
  max?: number;
  unique?: boolean;
  example?: string;
}

/** Longest words of a label. */
const LONGEST = 40;

/** How a list is usually filtered by a field of this kind. */
const FILTERS: Partial<Record<GenKind, GenField['filter']>> = {
  text: 'contains',
  localText: 'contains',
  count: 'range',
  usdt: 'range',
  flag: 'oneOf',
  code: 'oneOf',
};

const SORTED = new Set<GenKind>(['count', 'usdt', 'rate', 'percent', 'time', 'day']);

const HAN = /\p{Script=Han}/u;

/** Words of the source in the language that they are written in; in the others the English ones, marked as yet to be translated. */
function three(words: string, name: string): Description['title'] {
  const isChinese = HAN.test(words);
  const [zh, en, tw] = inThree({ zh: isChinese ? words : '', en: isChinese ? '' : words, tw: '' }, name).map(
    (text) => text.slice(0, LONGEST),
  );
  return { zh: zh ?? '', en: en ?? '', tw: tw ?? '' };
}

/** Makes a field with what it most often is; operators change the rest. */
export function fieldOf({ name, kind, label = '', min, max, unique = false, example }: Found): GenField {
  return {
    name: camel(name).slice(0, LONGEST),
    label: three(label, name),
    kind,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(example ? { example: example.slice(0, 100) } : {}),
    ...(kind === 'code' ? { dict: 'sys_yes_no' } : {}),
    // What identifies a record stays as it was entered.
    form: unique ? 'add' : 'both',
    filter: FILTERS[kind] ?? 'none',
    listed: kind !== 'note',
    sortable: unique || SORTED.has(kind),
    unique,
    staffOnly: false,
  };
}

/** Prefixes of tables that say nothing of what is in them. */
const PREFIX = /^(?:sys|biz|tb|tbl|t)_/i;

/** Where new entries of the menu begin. */
export const FIRST_MENU = 970;

/** A description with what is usual, to be gone through by the operator. */
export function draftOf(
  name: string,
  comment: string,
  found: readonly Found[],
  tableName?: string,
): Description {
  const byName = new Map(found.map((one) => [camel(one.name), fieldOf(one)]));
  const fields = [...byName.values()].filter((field) => !isOwn(field.name));
  const title =
    fields.find(({ unique }) => unique) ?? fields.find(({ kind }) => kind === 'text') ?? fields[0];
  const bare = name.replace(PREFIX, '');
  return {
    ...(tableName === undefined ? {} : { tableName }),
    resourceName: camel(bare).slice(0, LONGEST),
    folder: 'system',
    title: three(comment, bare),
    menuId: FIRST_MENU,
    titleField: title?.name ?? '',
    canAdd: 1,
    canEdit: 1,
    canRemove: 1,
    canSwitch: 1,
    canExport: 1,
    refusals: [],
    fields,
  };
}
