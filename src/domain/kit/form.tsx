import type { ReactElement } from 'react';
import type { Field, Kind } from '@/contract/field/field';
import { LEAST_REASON } from '@/contract/field/limits';
import { LONGEST_HTML } from '@/contract/html/elements';
import { ChecklistInput } from '@/crud/control/ChecklistInput';
import { DayInput } from '@/crud/control/DayInput';
import { DictSelect } from '@/crud/control/DictSelect';
import { DictsSelect } from '@/crud/control/DictsSelect';
import { FormattedTextsInput } from '@/crud/control/FormattedTextsInput';
import { ImagesInput } from '@/crud/control/ImagesInput';
import { ManyOptionsSelect } from '@/crud/control/ManyOptionsSelect';
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
import type { FormField, Rule } from '@/crud/field/field';
import { fieldLabel } from '@/crud/field/label';
import {
  allOf,
  amount,
  bounded,
  decimals,
  matches,
  maxChars,
  maxEntries,
  maxEntryChars,
  minChars,
  money,
  required,
  requiredHtml,
  requiredText,
  signedAmount,
  maxEach,
} from '@/crud/field/rules';
import { sentNumber, wholeNumber } from '@/crud/field/wholeNumber';
import type { SelectOption } from '@/crud/filter/SelectFilter';
import type { Key } from '@/i18n/keys';
import { trimEnds } from '@/lib/clean';
import { localTexts } from '@/ui/cell/value';
import { MemberPicker } from '../member/MemberPicker';
import { UnitMoneyInput } from './UnitMoneyInput';

/** What a screen may override in a form field. */
export interface FormFieldOptions {
  /** Checked in addition to the rules of the contract. */
  rules?: readonly Rule[];
  /** Fields whose values the rules look at: a message goes away when one of them changes. */
  dependsOn?: readonly string[];
  /** Value of a new record. */
  initial?: unknown;
  /** A sentence below the field. */
  hint?: Key;
  /** In place of `<resource>.<field>`. */
  label?: Key;
  /** False: the dictionary's default is not preselected, so that the operator has to choose, for example a reason. */
  preset?: boolean;
  /** Unit after an amount, in place of the one that follows from the contract. */
  coin?: string;
  /** Field of the form or of its record with the coin that an amount is in, where the contract names none. */
  coinField?: string;
  /** Replaces the control of the kind. */
  control?: ReactElement;
  /** Fixed options; replaces the control of the kind. */
  choices?: readonly SelectOption[];
  /** Checkboxes that all have to be ticked; replaces the control of the kind. Sent as a record of booleans. */
  checklist?: readonly SelectOption[];
  /** Message for a text that does not match the contract's pattern; a general message by default. */
  pattern?: Key;
  /** Whether the field is shown, given the other values and the record on which the form is based. */
  when?: FormField['when'];
}

/** Control characters that are removed from typed text; line breaks and tabs are kept. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

const trimmed = (value: unknown) =>
  typeof value === 'string' ? trimEnds(value.replace(CONTROLS, '')) : value;

const trimmedTexts = (value: unknown) => {
  const { zh, en, tw } = localTexts(value);
  return { zh: zh.trim(), en: en.trim(), tw: tw.trim() };
};

/** The control of a kind of field, and the checks before it is sent. */
interface Typed {
  control: ReactElement;
  rules?: readonly Rule[];
  clean?: FormField['clean'];
  label?: Key;
  initial?: unknown;
  hint?: Key;
}

const ticked =
  (choices: readonly SelectOption[]) =>
  (value: unknown): Record<string, boolean> =>
    Object.fromEntries(
      choices.map((choice) => [choice.value, Array.isArray(value) && value.includes(choice.value)]),
    );

function textLike({ options }: Field, words: Key | undefined): Typed {
  const { multiline = false, max = multiline ? 200 : 100, min = 0, pattern } = options;
  return {
    control: multiline ? <AreaInput max={max} /> : <TextInput />,
    rules: [
      ...(min > 1 ? [minChars(min)] : []),
      maxChars(max),
      ...(pattern ? [matches(pattern, words)] : []),
    ],
    clean: trimmed,
  };
}

/** Units of kinds that are always in the same. */
const UNITS: Partial<Record<Kind, string>> = { usdt: 'USDT', percent: '%' };

function typed(field: Field, { coin, coinField, pattern }: FormFieldOptions): Typed {
  const { kind, options } = field;
  const { dict, list, min, max = 3, scale = 18, zero = false, signed = false } = options;
  switch (kind) {
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return {
        control:
          coin === undefined && UNITS[kind] === undefined ? (
            <UnitMoneyInput unit={coinField === undefined ? options : { coin: coinField }} />
          ) : (
            <MoneyInput coin={coin ?? UNITS[kind]} />
          ),
        rules: [
          signed ? signedAmount : zero ? amount : money,
          decimals(scale),
          ...(min === undefined && options.max === undefined ? [] : [bounded(min, options.max)]),
        ],
      };
    case 'count':
    case 'version':
    case 'minutes':
      return {
        control: <NumberInput min={min} max={options.max} />,
        rules: [wholeNumber(min, options.max)],
        clean: sentNumber,
      };
    case 'code':
      return { control: dict ? <DictSelect type={dict} /> : <TextInput /> };
    case 'codes':
      return { control: dict ? <DictsSelect type={dict} /> : <TextInput /> };
    case 'flag':
      return { control: <SwitchInput /> };
    case 'time':
      return { control: <TimeInput /> };
    case 'day':
      return { control: <DayInput /> };
    case 'option':
      return { control: list ? <OptionsSelect type={list} /> : <TextInput /> };
    case 'options':
      return { control: list ? <ManyOptionsSelect type={list} /> : <TagsInput type="tag" /> };
    case 'tags':
      return {
        control: <TagsInput type={list ?? 'tag'} />,
        rules: [
          ...(options.max === undefined ? [] : [maxEntries(options.max)]),
          ...(options.longest === undefined ? [] : [maxEntryChars(options.longest)]),
        ],
      };
    case 'image':
      return { control: <PictureInput /> };
    case 'images':
      return { control: <ImagesInput max={max} /> };
    case 'member':
      return { control: <MemberPicker /> };
    case 'localText':
      return {
        control: <TextsInput lines={options.multiline ? (options.max ?? 100) : undefined} />,
        rules: [...(field.optional ? [] : [requiredText]), maxEach(options.max ?? 100)],
        clean: trimmedTexts,
        initial: { zh: '', en: '', tw: '' },
      };
    case 'html':
      return {
        control: <FormattedTextsInput />,
        rules: [...(field.optional ? [] : [requiredHtml]), maxEach(options.max ?? LONGEST_HTML)],
        initial: { zh: '', en: '', tw: '' },
      };
    case 'password':
      return { control: <PasswordInput />, label: 'crud.operPassword', hint: 'crud.operPasswordHint' };
    case 'reason':
      return {
        control: <AreaInput max={options.max ?? 200} />,
        rules: [minChars(min ?? LEAST_REASON), maxChars(options.max ?? 200)],
        clean: trimmed,
        label: 'crud.reason',
      };
    default:
      return textLike(field, pattern);
  }
}

const AMOUNTS = new Set<Kind>(['money', 'usdt', 'rate', 'percent']);
const UNKEPT = new Set<Kind>(['password', 'image', 'images']);

/** What a draft does with a kind of field. */
function draftOf(kind: Kind): Pick<FormField, 'draft'> {
  if (UNKEPT.has(kind)) return { draft: 'never' };
  return AMOUNTS.has(kind) ? { draft: 'confirm' } : {};
}

/** Whether a value is required: the body cannot omit the field. A remark and a list of free texts may be empty. */
const isRequired = ({ kind, optional, options }: Field): boolean =>
  !optional && kind !== 'flag' && kind !== 'tags' && !(kind === 'text' && options.multiline && !options.min);

/** The form field of one field of a body. Label, control, limits and whether it is required come from the contract. */
export function formField(
  resource: string,
  name: string,
  field: Field,
  overrides: FormFieldOptions = {},
): FormField {
  const { rules = [], initial, hint, label, preset = true, choices, checklist, control, when } = overrides;
  const own = typed(field, overrides);
  const shown = label ?? own.label;
  return {
    ...draftOf(field.kind),
    name,
    label: shown ? { keys: [shown], fallback: name } : fieldLabel(resource, name),
    control: choices ? (
      <SelectInput choices={choices} />
    ) : checklist ? (
      <ChecklistInput choices={checklist} />
    ) : (
      (control ?? own.control)
    ),
    rules: [
      ...(isRequired(field) ? [required] : []),
      ...rules,
      ...(checklist ? [allOf(checklist.length)] : (own.rules ?? [])),
    ],
    dependsOn: overrides.dependsOn,
    initial: initial ?? own.initial,
    dict: field.kind === 'code' && preset && !field.optional ? field.options.dict : undefined,
    hint: hint ?? own.hint,
    when,
    clean: checklist && field.kind === 'record' ? ticked(checklist) : own.clean,
  };
}
