import type { OptionType } from '@/api/dict';
import type { Key } from '@/i18n/keys';
import { DateFilter } from '@/crud/filter/DateFilter';
import { dateProblem } from '@/crud/filter/dateProblem';
import { DictFilter } from '@/crud/filter/DictFilter';
import { MemberFilter } from '../member/MemberFilter';
import { OptionsFilter } from '@/crud/filter/OptionsFilter';
import { RangeFilter } from '@/crud/filter/RangeFilter';
import { rangeProblem } from '@/crud/filter/rangeProblem';
import type { RangeKind } from '@/crud/filter/rangeProblem';
import { SelectFilter } from '@/crud/filter/SelectFilter';
import type { SelectOption } from '@/crud/filter/SelectFilter';
import { SwitchFilter } from '@/crud/filter/SwitchFilter';
import { TextFilter } from '@/crud/filter/TextFilter';
import type { Filter } from '@/crud/filter/filter';
import { fieldLabel } from '@/crud/field/label';
import type { ManyKeys, OneKeys, RangeKeys } from './keys';

/** What every filter may be told besides its field. */
interface FilterOptions {
  /** In place of `<resource>.<field>`. */
  label?: Key;
}

/** Filters for lists of one resource. A bare name takes several values, `…One` takes one. */
export function filterKit<Row extends object, Query extends object>(name: string) {
  function filter(
    key: string,
    params: readonly string[],
    render: Filter['render'],
    { label }: FilterOptions,
    problem?: Filter['problem'],
  ): Filter {
    return {
      key,
      label: label ? { keys: [label], fallback: key } : fieldLabel(name, key),
      params,
      render,
      ...(problem ? { problem } : {}),
    };
  }

  const range = (kind: RangeKind, field: string, options: FilterOptions): Filter =>
    filter(
      field,
      [`${field}Min`, `${field}Max`],
      (props) => <RangeFilter {...props} field={field} kind={kind} />,
      options,
      (values, t) => rangeProblem(kind, values[`${field}Min`], values[`${field}Max`], t),
    );

  return {
    /** A text that is contained, or equal: the server decides which. */
    text: (field: OneKeys<Query>, options: FilterOptions = {}) =>
      filter(field, [field], (props) => <TextFilter {...props} param={field} />, options),

    /** Members by UID, account, phone or e-mail; picked ones by their id. */
    member: (options: FilterOptions = {}) =>
      filter('member', ['memberKeyword', 'memberId'], (props) => <MemberFilter {...props} />, options),

    select: (field: ManyKeys<Query>, choices: readonly SelectOption[], options: FilterOptions = {}) =>
      filter(
        field,
        [`${field}[]`],
        (props) => <SelectFilter {...props} param={`${field}[]`} choices={choices} />,
        options,
      ),
    selectOne: (field: OneKeys<Query>, choices: readonly SelectOption[], options: FilterOptions = {}) =>
      filter(field, [field], (props) => <SelectFilter {...props} param={field} choices={choices} />, options),

    /** Codes of a dictionary; `groupOf` sorts them under headings. */
    dict: (
      field: ManyKeys<Query>,
      type: string,
      { groupOf, ...options }: FilterOptions & { groupOf?: (code: string) => Key } = {},
    ) =>
      filter(
        field,
        [`${field}[]`],
        (props) => (
          <DictFilter {...props} param={`${field}[]`} type={type} {...(groupOf ? { groupOf } : {})} />
        ),
        options,
      ),
    dictOne: (field: OneKeys<Query>, type: string, options: FilterOptions = {}) =>
      filter(field, [field], (props) => <DictFilter {...props} param={field} type={type} />, options),

    /** One of the server's option lists (coins, chains, channels …). */
    options: (field: ManyKeys<Query>, type: OptionType, options: FilterOptions = {}) =>
      filter(
        field,
        [`${field}[]`],
        (props) => <OptionsFilter {...props} param={`${field}[]`} type={type} />,
        options,
      ),
    optionsOne: (field: OneKeys<Query>, type: OptionType, options: FilterOptions = {}) =>
      filter(field, [field], (props) => <OptionsFilter {...props} param={field} type={type} />, options),

    /** From and to, as decimal texts: `<field>Min`, `<field>Max`; `signed` where they may be below zero. */
    moneyRange: (
      field: RangeKeys<Query>,
      { signed = false, ...options }: FilterOptions & { signed?: boolean } = {},
    ) => range(signed ? 'signed' : 'amount', field, options),

    /** From and to, as whole numbers. */
    numberRange: (field: RangeKeys<Query>, options: FilterOptions = {}) => range('whole', field, options),

    /** A span of time in the platform's zone; with several fields the operator says which one is meant. */
    dates: (...fields: [keyof Row & string, ...(keyof Row & string)[]]): Filter => ({
      ...filter(
        fields[0],
        ['dateField', 'dateRange[]'],
        (props) => <DateFilter {...props} fields={fields} labelOf={(field) => fieldLabel(name, field)} />,
        // With a choice of fields that choice says which time it is.
        fields.length > 1 ? { label: 'crud.time' } : {},
        (values, t) => dateProblem(values['dateRange[]'], t),
      ),
      wide: true,
    }),

    /** On filters for `1`, off filters for nothing. */
    toggle: (field: OneKeys<Query>, options: FilterOptions = {}) =>
      filter(field, [field], (props) => <SwitchFilter {...props} param={field} />, options),
  };
}
