import type { ReasonNeed } from '../contract/reasons';
import type { Parameter } from './inputs';
import type { Json } from './json';

const circumstances = ({ sends, codes }: ReasonNeed): string =>
  [
    ...Object.entries(sends).map(([name, value]) => `\`${name}\` \`${value}\``),
    ...(codes === undefined ? [] : [`\`other\` in \`${codes}\``]),
  ].join(' and ');

/** When a reason takes some length, as a sentence; empty where it never does. */
function inWords(needs: readonly ReasonNeed[]): string {
  const [first] = needs;
  if (!first) return '';
  const when = needs.map((need) => `with ${circumstances(need)}`).join(', or ');
  return `At least ${first.least} characters ${when}; a shorter one is refused with 40001.`;
}

/** The fields of a body, of which the one with the reason says when it takes some length. */
export function withReasons(fields: readonly Parameter[], needs: readonly ReasonNeed[]): Parameter[] {
  return fields.map((field) => {
    const own = needs.filter((need) => need.field === field.name);
    if (own.length === 0) return field;
    const said = field.schema['description'];
    const description = [...(typeof said === 'string' ? [said] : []), inWords(own)].join(' ');
    return { ...field, schema: { ...field.schema, description } };
  });
}

/** The same as a condition of the schema of the body: it may be shorter where the values are others. */
function conditionOf({ field, least, sends, codes }: ReasonNeed, fields: readonly Parameter[]): Json {
  const isList = fields.find(({ name }) => name === codes)?.schema['type'] === 'array';
  const other = isList ? { contains: { const: 'other' } } : { const: 'other' };
  const properties = {
    ...Object.fromEntries(Object.entries(sends).map(([name, value]) => [name, { const: value }])),
    ...(codes === undefined ? {} : { [codes]: other }),
  };
  return {
    if: { not: { properties, required: Object.keys(properties) } },
    else: { properties: { [field]: { minLength: least } }, required: [field] },
  };
}

/** The conditions of a body's schema; nothing where there are none. */
export const reasonConditions = (needs: readonly ReasonNeed[], fields: readonly Parameter[]): Json =>
  needs.length === 0 ? {} : { allOf: needs.map((need) => conditionOf(need, fields)) };
