import { keyOf, stepUpOf } from '@/contract/call';
import { Refusal } from '@/contract/refusals';
import type { Resource } from '@/contract/resource';
import type { Commented } from '../contract/comments';
import { commentsOf } from '../contract/comments';
import { FILTERED } from '@/contract/implied';
import { describedCalls } from '../contract/described';
import type { DescribedCall } from '../contract/described';
import { permissionName } from '../contract/path';
import { reasonNeeds } from '../contract/reasons';
import { answerOf } from '../contract/answers';
import { refusalsOf } from '@/contract/implied';
import { isOnce, repetitionsOf, versionFieldOf } from '@/contract/terms';
import { exampleBody } from './examples';
import { answerSchema, capital, plainShape } from './fields';
import { bodyParameters, closedObject, inputSchema } from './inputs';
import type { Parameter } from './inputs';
import { ref } from './json';
import type { Json } from './json';
import { labelOf } from './labels';
import { questionParameters } from './questions';
import { reasonConditions, withReasons } from './reasons';

/** Calls that every resource with them has in the same form. */
const STANDARD: Readonly<Record<string, string>> = {
  list: 'A page of the list.',
  get: 'One record.',
  summary: 'Figures over the whole filter.',
  export: 'All rows of the filter, from which the console writes a CSV file; more than 10,000 are refused.',
  add: 'Creates a record.',
  edit: 'Changes a record.',
  remove: 'Deletes records, each by itself: what is refused is listed in `failed`.',
  setStatus: 'Switches a record on or off.',
  sort: 'Puts all records into the order of `ids`.',
  clear: 'Deletes all lines that are old enough.',
  effect:
    'Says what a change of these fields would do, and writes nothing. Without any of them it is about the change that waits.',
  confirmChange:
    'Confirms or rejects the change that waits, as another operator than the one who asked for it. The one who did may take it back.',
};

const asksList = ({ of }: DescribedCall): boolean => of !== undefined && FILTERED.has(of.verb);

function commentsOfCall({ file, exportName, of }: DescribedCall): Commented {
  const root = commentsOf(file, exportName);
  return of ? root.part('calls').part(of.verb) : root;
}

const KEYS: Readonly<Record<string, string>> = {
  id: 'Key of the record.',
  ids: 'Keys of the records.',
  memberId: 'Key of the member.',
  kind: 'Kind of the records.',
};

/** What a parameter is called that has no comment. */
function saidOf({ of }: DescribedCall, name: string): string {
  const label = of ? labelOf(of.resource.name, name) : '';
  return KEYS[name] ?? (label === '' ? '' : `${label}.`);
}

/** What a call takes: the parameters of its list, or those it names itself. */
function inputsOf(described: DescribedCall): Parameter[] {
  const { call, of, file, exportName } = described;
  if (of && asksList(described)) return questionParameters(of.resource, commentsOf(file, exportName));
  const comments = commentsOfCall(described).part('query');
  const parameters = Object.entries(call.query ?? {}).map(([name, field]) => ({
    name,
    schema: { description: saidOf(described, name), ...inputSchema(field, comments.part(name)) },
    required: field.optional !== true,
  }));
  const key = { name: keyOf(call), schema: ref('Id', KEYS['id']), required: true };
  return of?.verb === 'get' ? [key] : parameters;
}

function rowsSchema({ row, unexported = [], name }: Resource, comments: Commented, verb: string): Json {
  if (verb === 'list') return ref(`${capital(name)}Page`);
  const kept = Object.entries(row).filter(([field]) => !unexported.includes(field));
  const rows =
    unexported.length > 0
      ? plainShape(Object.fromEntries(kept), comments.part('row'))
      : ref(`${capital(name)}Row`);
  return { type: 'object', properties: { list: { type: 'array', items: rows } }, required: ['list'] };
}

/** Schema of the data of a success; `null` when there are none. */
function dataSchema(described: DescribedCall): Json | null {
  const { call, of, file, exportName } = described;
  if (of) {
    const { resource, verb } = of;
    if (verb === 'list' || verb === 'export') return rowsSchema(resource, commentsOf(file, exportName), verb);
    if (verb === 'get') return ref(`${capital(resource.name)}${resource.detail ? 'Detail' : 'Row'}`);
    if (verb === 'summary') return ref(`${capital(resource.name)}Figures`);
  }
  const answer = answerOf(call);
  return answer ? answerSchema(answer, commentsOfCall(described).part('answer')) : null;
}

/** Terms of a call that OpenAPI has no words for. */
function extensions(described: DescribedCall): Json {
  const { call } = described;
  const { access, path, permission, permissionBy, staffOnly, touches } = call;
  const stepUp = stepUpOf(call);
  const version = versionFieldOf(call);
  const [repetition] = repetitionsOf(call);
  return {
    'x-access': access === 'open' ? 'open' : access === 'free' ? 'session' : 'permission',
    ...(access === undefined ? { 'x-permission': permissionName(permission ?? path) } : {}),
    ...(permissionBy
      ? {
          'x-permission-by': {
            parameter: permissionBy.parameter,
            permissions: Object.fromEntries(
              Object.entries(permissionBy.paths).map(([value, one]) => [value, permissionName(one)]),
            ),
          },
        }
      : {}),
    ...(staffOnly ? { 'x-staff-only': true } : {}),
    ...(stepUp ? { 'x-step-up': stepUp } : {}),
    ...(isOnce(call) ? { 'x-idempotency-field': 'requestId' } : {}),
    ...(version ? { 'x-version-field': version } : {}),
    ...(repetition ? { 'x-repetition': repetition } : {}),
    'x-refusals': refusalsOf(described).map((name) => ({ code: Refusal[name], name })),
    ...(touches && touches.length > 0 ? { 'x-touches': [...new Set(touches)] } : {}),
  };
}

const isArray = ({ schema }: Parameter): boolean => schema['type'] === 'array';

const inQuery = (parameter: Parameter): Json => ({
  in: 'query',
  name: isArray(parameter) ? `${parameter.name}[]` : parameter.name,
  required: parameter.required === true,
  ...(isArray(parameter) ? { style: 'form', explode: true } : {}),
  schema: parameter.schema,
});

function bodyOf(described: DescribedCall, inputs: readonly Parameter[]): Json | null {
  const { call } = described;
  if (call.method === 'GET') return null;
  if (described.of && asksList(described)) {
    const schema = ref(`${capital(described.of.resource.name)}Question`);
    return {
      required: true,
      content: { 'application/json': { schema, example: { pageNum: 1, pageSize: 20 } } },
    };
  }
  const comments = commentsOfCall(described).part('body');
  const needs = reasonNeeds(described);
  const fields = withReasons(call.body ? bodyParameters(call.body, comments) : inputs, needs);
  const media = call.file ? 'multipart/form-data' : 'application/json';
  const file: Parameter[] = call.file
    ? [{ name: call.file, schema: { type: 'string', format: 'binary' }, required: true }]
    : [];
  const example = call.file ? {} : { example: exampleBody(call.body ?? {}) };
  const schema = { ...closedObject([...fields, ...file]), ...reasonConditions(needs, fields) };
  return { required: true, content: { [media]: { schema, ...example } } };
}

const envelope = (data: Json | null): Json => ({
  type: 'object',
  properties: {
    code: { const: 0 },
    msg: { type: 'string' },
    data: data ?? { type: 'null' },
  },
  required: ['code', 'msg', 'data'],
});

/** Everything about one call that its operation is made of. */
export interface Variant {
  described: DescribedCall;
  description: string;
  parameters: Json[];
  body: Json | null;
  data: Json | null;
  extensions: Json;
}

export function variantOf(described: DescribedCall): Variant {
  const { call, of } = described;
  const inputs = inputsOf(described);
  const comment = commentsOfCall(described).comment;
  return {
    described,
    description: comment || (of ? (STANDARD[of.verb] ?? '') : ''),
    parameters: call.method === 'GET' ? inputs.map(inQuery) : [],
    body: bodyOf(described, inputs),
    data: dataSchema(described),
    extensions: extensions(described),
  };
}

/** Parameters of an operation; those of a list stand once, for the list, its figures and its export. */
export function parametersOf({ described, parameters }: Variant): Json[] {
  const { of } = described;
  if (!of || !asksList(described)) return parameters;
  return parameters.map(({ name }) => ({
    $ref: `#/components/parameters/${componentOf(of.resource, name)}`,
  }));
}

const componentOf = ({ name }: Resource, parameter: unknown): string =>
  `${name}.${String(parameter).replace('[]', '')}`;

/** Parameters of lists that are asked with a query, by their name in the document. */
export function questionComponents(): Record<string, Json> {
  const lists = describedCalls.filter((one) => one.call.method === 'GET' && asksList(one));
  return Object.fromEntries(
    lists.flatMap((one) =>
      inputsOf(one).map((parameter) => [
        one.of ? componentOf(one.of.resource, parameter.name) : parameter.name,
        inQuery(parameter),
      ]),
    ),
  );
}

/** Responses of a call whose success has one of these data. */
export function responsesOf(datas: readonly (Json | null)[]): Json {
  const [first = null] = datas;
  const data = datas.length > 1 ? { anyOf: datas } : first;
  return {
    '200': {
      description: 'Success, or a refusal with its code.',
      content: { 'application/json': { schema: { anyOf: [envelope(data), ref('Refusal')] } } },
    },
    default: {
      description: 'A refusal; its HTTP status is free.',
      content: { 'application/json': { schema: ref('Refusal') } },
    },
  };
}
