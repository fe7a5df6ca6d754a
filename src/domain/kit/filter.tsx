import type { Field } from '@/contract/field/field';
import type { FilterHow, Filters } from '@/contract/filter';
import { DATE_PARAMS, paramsOf } from '@/contract/params';
import type { Resource } from '@/contract/resource';
import { fieldLabel } from '@/crud/field/label';
import type { Filter } from '@/crud/filter/filter';
import { DateFilter } from '@/crud/filter/DateFilter';
import { dateProblem } from '@/crud/filter/dateProblem';
import { DateWords, DictWords, OptionsWords, RangeWords, TextWords } from '@/crud/filter/inWords';
import { DictFilter } from '@/crud/filter/DictFilter';
import { OptionsFilter } from '@/crud/filter/OptionsFilter';
import { RangeFilter } from '@/crud/filter/RangeFilter';
import { rangeProblem } from '@/crud/filter/rangeProblem';
import type { RangeKind } from '@/crud/filter/rangeProblem';
import { SwitchFilter } from '@/crud/filter/SwitchFilter';
import { TextFilter } from '@/crud/filter/TextFilter';
import type { Key } from '@/i18n/keys';
import { MemberFilter } from '../member/MemberFilter';
import { MemberWords } from '../member/MemberWords';
import { ChoiceFilter, ChoiceWords } from './ChoiceFilter';
import { unlistedIn } from '@/crud/field/drawn';

/** What a screen may override in a filter. */
export interface FilterOverrides {
  /** Replaces the label `<resource>.<field>`. */
  label?: Key;
  /** Heading under which a code of the dictionary is grouped. */
  groupOf?: (code: string) => Key;
}

const rangeKind = ({ kind, options }: Field): RangeKind =>
  kind === 'count' || kind === 'minutes' ? 'whole' : options.signed ? 'signed' : 'amount';

function control(
  resource: string,
  name: string,
  how: FilterHow,
  field: Field | undefined,
  { groupOf }: FilterOverrides,
): Pick<Filter, 'render' | 'inWords' | 'problem'> {
  const [param = name] = paramsOf(name, how);
  if (how === 'toggle') {
    return { render: (props) => <SwitchFilter {...props} param={param} />, inWords: () => null };
  }
  if (how === 'range' && field) {
    const kind = rangeKind(field);
    return {
      render: (props) => <RangeFilter {...props} field={name} kind={kind} />,
      inWords: (values) => <RangeWords values={values} field={name} kind={field.kind} />,
      problem: (values, t) => rangeProblem(kind, values[`${name}Min`], values[`${name}Max`], t),
    };
  }
  const { dict, list, choices } = field?.options ?? {};
  if (dict && (how === 'oneOf' || how === 'anyOf')) {
    return {
      render: (props) => <DictFilter {...props} param={param} type={dict} groupOf={groupOf} />,
      inWords: (values) => <DictWords values={values} param={param} type={dict} />,
    };
  }
  if (list && (how === 'oneOf' || how === 'anyOf')) {
    return {
      render: (props) => <OptionsFilter {...props} param={param} type={list} />,
      inWords: (values) => <OptionsWords values={values} param={param} type={list} />,
    };
  }
  if (choices && (how === 'oneOf' || how === 'anyOf')) {
    return {
      render: (props) => (
        <ChoiceFilter {...props} resource={resource} name={name} param={param} choices={choices} />
      ),
      inWords: (values) => <ChoiceWords values={values} resource={resource} name={name} param={param} />,
    };
  }
  return {
    render: (props) => <TextFilter {...props} param={param} />,
    inWords: (values) => <TextWords values={values} param={param} />,
  };
}

/** Number of filters before the range of dates. */
const BEFORE_DATES = 3;

type FilterNames<R extends Resource> = R extends { filters: infer F extends Filters }
  ? keyof F & string
  : never;

/**
 * A filter of a list: a name of the contract, `member` for the member's picker, `dates` for the range of dates, or a
 * filter with overrides.
 */
export type FilterItem<R extends Resource> = FilterNames<R> | 'member' | 'dates' | Filter;

/** Makes the filters of one resource. */
export function filterKit<R extends Resource>({
  name: resource,
  row,
  filters = {},
  dates = [],
}: Resource & R) {
  function filter(name: FilterNames<R> | string, overrides: FilterOverrides = {}): Filter {
    const terms = filters[name];
    if (!terms) throw new Error(`${resource} has no filter ${name}`);
    const { how, field = row[name], covered } = terms;
    const { label } = overrides;
    return {
      key: name,
      label: label ? { keys: [label], fallback: name } : fieldLabel(resource, name),
      params: paramsOf(name, how),
      covered,
      exact: how === 'equals',
      staffOnly: field?.options.staffOnly ?? row[name]?.options.staffOnly,
      ...control(resource, name, how, field, overrides),
    };
  }

  const member: Filter = {
    key: 'member',
    label: fieldLabel(resource, 'member'),
    params: ['memberKeyword', 'memberId'],
    render: (props) => <MemberFilter {...props} />,
    inWords: (values) => <MemberWords values={values} />,
    exact: true,
  };

  function dateFilter(): Filter {
    const [first, ...others] = dates;
    if (first === undefined) throw new Error(`${resource} has no dates`);
    const terms = {
      fields: [first, ...others],
      labelOf: (field: string) => fieldLabel(resource, field),
    } as const;
    return {
      key: first,
      // If there are several time fields, the selected one says which time it is.
      label: others.length > 0 ? { keys: ['crud.time'], fallback: first } : fieldLabel(resource, first),
      params: DATE_PARAMS,
      render: (props) => <DateFilter {...props} {...terms} />,
      inWords: (values) => <DateWords values={values} {...terms} />,
      problem: (values, t) => dateProblem(values['dateRange[]'], t),
      wide: true,
    };
  }

  /** The member's picker stands for both parameters of `byMember`. */
  const isMember = (name: string) => name === 'memberKeyword' || name === 'memberId';

  function filterOf(item: string | Filter): Filter {
    if (typeof item !== 'string') return item;
    if (item === 'member') return member;
    return item === 'dates' ? dateFilter() : filter(item);
  }

  function all(): string[] {
    const unlisted = unlistedIn(row);
    const names = Object.keys(filters).filter(
      (name) => !isMember(name) && (filters[name]?.field !== undefined || !unlisted.has(name)),
    );
    const items = ['memberKeyword' in filters ? ['member'] : [], names].flat();
    return dates.length > 0 ? items.toSpliced(BEFORE_DATES, 0, 'dates') : items;
  }

  return {
    filter: (name: FilterNames<R>, overrides?: FilterOverrides) => filter(name, overrides),
    /** The filters of a list: these first, then all others in the order of the contract, dates among the first. */
    filters: (first: readonly FilterItem<R>[] = []): readonly Filter[] => {
      const chosen = first.map(filterOf);
      const keys = new Set(chosen.map(({ key }) => key));
      return [
        ...chosen,
        ...all()
          .map(filterOf)
          .filter(({ key }) => !keys.has(key)),
      ];
    },
  };
}
