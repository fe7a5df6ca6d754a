import type { ReactElement } from 'react';
import type { OptionType } from '@/api/dict';
import type { LocalTexts } from '@/api/types';
import { localTexts } from '@/ui/cell/value';
import type { Key } from '@/i18n/keys';
import { trimEnds } from '@/lib/clean';
import { ChecklistInput } from '@/crud/control/ChecklistInput';
import { DayInput } from '@/crud/control/DayInput';
import { DictSelect } from '@/crud/control/DictSelect';
import { DictsSelect } from '@/crud/control/DictsSelect';
import { ImagesInput } from '@/crud/control/ImagesInput';
import { MemberPicker } from '../member/MemberPicker';
import { MoneyInput } from '@/crud/control/MoneyInput';
import { NumberInput } from '@/crud/control/NumberInput';
import { OptionsSelect } from '@/crud/control/OptionsSelect';
import { PasswordInput } from '@/crud/control/PasswordInput';
import { PictureInput } from '@/crud/control/PictureInput';
import { SelectInput } from '@/crud/control/SelectInput';
import { SwitchInput } from '@/crud/control/SwitchInput';
import { TagsInput } from '@/crud/control/TagsInput';
import { AreaInput, TextInput } from '@/crud/control/TextInput';
import { TextsInput } from '@/crud/control/TextsInput';
import { TimeInput } from '@/crud/control/TimeInput';
import type { Field, Rule } from '@/crud/field/field';
import type { SelectOption } from '@/crud/filter/SelectFilter';
import { fieldLabel } from '@/crud/field/label';
import type { KeysFor } from './keys';
import {
  allOf,
  amount as isAmount,
  decimals,
  money as isMoney,
  maxChars,
  required,
} from '@/crud/field/rules';

/** What every field may be told besides its name. */
export interface FieldOptions {
  rules?: readonly Rule[];
  initial?: unknown;
  /** A sentence below the field. */
  hint?: Key;
  /** In place of `<resource>.<field>`. */
  label?: Key;
}

interface TextOptions extends FieldOptions {
  /** Characters; 200 for areas and 100 for texts unless told. */
  max?: number;
}

interface DictOptions extends FieldOptions {
  /** False: the operator has to choose for himself, whatever the dictionary's default is (a reason). */
  preset?: boolean;
}

/** The Chinese text is wanted. */
const chineseText: Rule = (value, ...rest) => required(localTexts(value).zh, ...rest);

/** No text is longer. */
const maxEach =
  (max: number): Rule =>
  (value, ...rest) => {
    const { zh, en, tw } = localTexts(value);
    return [zh, en, tw].map((text) => maxChars(max)(text, ...rest)).find(Boolean) ?? null;
  };

/** Dictionary keys are texts; small whole numbers are what some fields store. */
const toNumber = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value;

/** Characters that nobody types; line breaks and tabs stay. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

const trimmed = (value: unknown) =>
  typeof value === 'string' ? trimEnds(value.replace(CONTROLS, '')) : value;

/** Form fields of one resource: names of texts, numbers and lists are kept apart by the types of `add` and `edit`. */
export function fieldKit<Draft extends object, Edit extends object>(name: string) {
  type TextKeys = KeysFor<Draft, string> | KeysFor<Edit, string>;
  type NumberKeys = KeysFor<Draft, number> | KeysFor<Edit, number>;
  type ListKeys = KeysFor<Draft, readonly string[]> | KeysFor<Edit, readonly string[]>;
  type IdKeys = KeysFor<Draft, string | number> | KeysFor<Edit, string | number>;

  function field(
    key: string,
    control: ReactElement,
    { label, rules = [], ...options }: FieldOptions,
    own: readonly Rule[] = [],
    clean?: Field['clean'],
  ): Field {
    return {
      ...options,
      name: key,
      label: label ? { keys: [label], fallback: key } : fieldLabel(name, key),
      control,
      rules: [...rules, ...own],
      ...(clean ? { clean } : {}),
    };
  }

  return {
    text: (key: TextKeys, { max = 100, ...options }: TextOptions = {}) =>
      field(key, <TextInput />, options, [maxChars(max)], trimmed),
    area: (key: TextKeys, { max = 200, ...options }: TextOptions = {}) =>
      field(key, <AreaInput max={max} />, options, [maxChars(max)], trimmed),
    /** A text in three languages, the Chinese one wanted unless it is `optional`; `lines` makes room for several. */
    texts: (
      key: KeysFor<Draft, LocalTexts> | KeysFor<Edit, LocalTexts>,
      {
        max = 100,
        lines = false,
        optional = false,
        ...options
      }: TextOptions & { lines?: boolean; optional?: boolean } = {},
    ): Field =>
      field(
        key,
        <TextsInput {...(lines ? { lines: max } : {})} />,
        {
          initial: { zh: '', en: '', tw: '' },
          ...options,
          // `required` itself is what draws the mark at the label.
          rules: [...(optional ? [] : [required, chineseText]), ...(options.rules ?? [])],
        },
        [maxEach(max)],
        (value) => {
          const { zh, en, tw } = localTexts(value);
          return { zh: zh.trim(), en: en.trim(), tw: tw.trim() };
        },
      ),
    /** An amount as text; `scale` is the most decimals it may have (18). */
    money: (
      key: TextKeys,
      { scale = 18, coin, ...options }: FieldOptions & { scale?: number; coin?: string } = {},
    ) => field(key, <MoneyInput {...(coin ? { coin } : {})} />, options, [isMoney, decimals(scale)]),
    /** An amount as text that may be zero. */
    amount: (key: TextKeys, options: FieldOptions = {}) =>
      field(key, <MoneyInput />, options, [isAmount, decimals(18)]),
    /** A whole number. */
    number: (key: NumberKeys, { min, max, ...options }: FieldOptions & { min?: number; max?: number } = {}) =>
      field(
        key,
        <NumberInput {...(min === undefined ? {} : { min })} {...(max === undefined ? {} : { max })} />,
        options,
      ),
    select: (key: TextKeys, choices: readonly SelectOption[], options: FieldOptions = {}) =>
      field(key, <SelectInput choices={choices} />, options),
    /** A code of a dictionary, stored as text; a new record starts with the dictionary's default. */
    dict: (key: TextKeys, type: string, { preset = true, ...options }: DictOptions = {}): Field => ({
      ...field(key, <DictSelect type={type} />, options),
      ...(preset ? { dict: type } : {}),
    }),
    /** A code of a dictionary, stored as number. */
    code: (key: NumberKeys, type: string, options: FieldOptions = {}): Field => ({
      ...field(key, <DictSelect type={type} />, options, [], toNumber),
      dict: type,
    }),
    /** Several codes of a dictionary. */
    dicts: (key: ListKeys, type: string, options: FieldOptions = {}) =>
      field(key, <DictsSelect type={type} />, options),
    /** Boxes that all have to be ticked: the values of the ticked ones. Digits tick them as well. */
    checklist: (key: string, choices: readonly SelectOption[], options: FieldOptions = {}) =>
      field(key, <ChecklistInput choices={choices} />, options, [allOf(choices.length)]),
    /** A day without a time: `YYYY-MM-DD`. */
    day: (key: TextKeys, options: FieldOptions = {}) => field(key, <DayInput />, options),
    options: (key: IdKeys, type: OptionType, options: FieldOptions = {}) =>
      field(key, <OptionsSelect type={type} />, options),
    /** The id of a member. */
    member: (key: IdKeys, options: FieldOptions = {}) => field(key, <MemberPicker />, options),
    /** Pictures as addresses or data URLs of at most 500 kB each; three unless told. */
    images: (key: ListKeys, { max = 3, ...options }: FieldOptions & { max?: number } = {}) =>
      field(key, <ImagesInput max={max} />, options),
    /** One picture, kept as a text; empty for none. */
    picture: (key: TextKeys, options: FieldOptions = {}) => field(key, <PictureInput />, options),
    /** Free words; those of an option list are offered. */
    tags: (key: ListKeys, type: OptionType, options: FieldOptions = {}) =>
      field(key, <TagsInput type={type} />, options),
    /** A time of the platform's zone. */
    time: (key: TextKeys, options: FieldOptions = {}) => field(key, <TimeInput />, options),
    /** The operator's own password, asked again before something that moves money. */
    password: (key: TextKeys, options: FieldOptions = {}) =>
      field(key, <PasswordInput />, { label: 'crud.operPassword', ...options }, [required]),
    /** On or off; stored as 1 and 0. */
    toggle: (key: NumberKeys, options: FieldOptions = {}) => field(key, <SwitchInput />, options),
  };
}
