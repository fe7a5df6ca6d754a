import { LARGEST_PAGE } from '@/contract/filter';
import type { RefusalName } from '@/contract/refusals';
import type { Resource } from '@/contract/resource';
import { isRow } from '../faults';
import type { Probe } from '../probe';
import type { Rule } from '../report';
import { someFilter } from './filters';

interface Wrong {
  given: object;
  /** Parameter that the refusal has to name. */
  name: string;
  rule: Rule;
  expected?: RefusalName;
}

/** Questions that a list has to refuse. */
function wrongQuestions(resource: Resource): Wrong[] {
  const { sorts = [], dates = [] } = resource;
  const [sort = 'id'] = sorts;
  const day = '2020-01-01 00:00:00';
  const unknown = (name: string, value: unknown): Wrong => ({
    given: { [name]: value },
    name,
    rule: 'unknown parameter',
  });
  const limit = (name: string, value: unknown): Wrong => ({ given: { [name]: value }, name, rule: 'limits' });
  const filter = someFilter(resource);
  return [
    unknown('noSuchFilter', '1'),
    unknown('orderBy', 'noSuchField desc'),
    unknown('orderBy', `${sort} sideways`),
    unknown('orderBy', `${sort} desc, id asc`),
    ...(dates.length > 0
      ? ([
          {
            given: { dateField: 'noSuchField', dateRange: [day, day] },
            name: 'dateField',
            rule: 'unknown parameter',
          },
          { given: { dateRange: [day, 'soon'] }, name: 'dateRange', rule: 'limits' },
          { given: { dateRange: [day] }, name: 'dateRange', rule: 'limits' },
          {
            given: { dateRange: ['2020-01-02 00:00:00', day] },
            name: 'dateRange',
            rule: 'dates',
            expected: 'wrongTimeRange',
          } as const,
        ] satisfies Wrong[])
      : []),
    limit('pageSize', 0),
    limit('pageSize', LARGEST_PAGE + 1),
    limit('pageSize', 'many'),
    limit('pageNum', 0),
    ...(filter ? [limit(filter[0], [filter[1], filter[1]])] : []),
  ];
}

/** What is wrong with a question, by the rule that it breaks. */
const WHAT: Readonly<Partial<Record<Rule, string>>> = {
  'unknown parameter': 'a parameter or an order that the list does not have',
  limits: 'a value that the parameter does not take',
  dates: 'a range that ends before it begins',
};

/** What a list does not know or does not allow is refused, and named. */
export async function checkStrictness(list: Probe, resource: Resource, always: object): Promise<void> {
  for (const { given, name, rule, expected = 'invalidInput' } of wrongQuestions(resource)) {
    const what = WHAT[rule] ?? 'a wrong question';
    const { envelope } = await list.refused({ ...always, ...given }, expected, { rule, what });
    const fields = isRow(envelope?.data) ? envelope.data['fields'] : undefined;
    if (envelope?.code === 40000 && !(isRow(fields) && typeof fields[name] === 'string')) {
      list.differs('refusal', `${JSON.stringify(given)}: data.fields does not name ${name}`);
    }
  }
}
