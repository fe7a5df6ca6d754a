import { entriesIn } from '#mocks/core/dictionary';
import type { Call } from '@/contract/call';
import { isNumericDict } from '@/contract/field/dictionaries';
import type { Field, Shape } from '@/contract/field/field';
import type { Resource } from '@/contract/resource';
import type { Draws, WalkCall } from './draws';

type Row = Record<string, unknown> & { id: number; version: number };

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value;

/** The rows the mock backend stores of a resource, in the table of its name. */
function rowsOf(db: object, { name }: Resource): Row[] {
  const table: unknown = Reflect.get(db, `${name}s`);
  if (!(table instanceof Map || Array.isArray(table)))
    throw new Error(
      `the mock backend has no table ${name}s to draw records from: write tests/unit/mocks/walk/${name}.ts with the calls of ` +
        `${name}, as \`export const ${name}Walk: Walk = ({ page }) => [{ route: 'GET ${name}/list', input: page }];\`, ` +
        `and add ${name}Walk to WALKS in tests/unit/mocks/walk/calls.ts`,
    );
  return [...table.values()].filter(isRow);
}

/** A code that the dictionary of a field has. */
function codeOf({ db, one }: Draws, { options: { dict, named } }: Field): unknown {
  if (named || !dict) return one(Object.values(named ?? {}));
  const { dictValue } = one(entriesIn(db, dict));
  return isNumericDict(dict) ? Number(dictValue) : dictValue;
}

/** A value of this kind: mostly one that could be, sometimes one beyond its limits. */
function draw(draws: Draws, field: Field, row: Row): unknown {
  const { random, version, reason, password, requestId, amount, onOff } = draws;
  const { min = 0, max = 100, choices } = field.options;
  switch (field.kind) {
    case 'id':
      return row.id;
    case 'version':
      return version(row);
    case 'count':
      return random.chance(0.9) ? random.int(min, max) : max + 1;
    case 'flag':
      return onOff();
    case 'money':
      return amount();
    case 'reason':
      return reason();
    case 'password':
      return password();
    case 'requestId':
      return requestId();
    case 'localText':
      return { zh: random.chance(0.9) ? '随机' : '', en: 'walk', tw: '' };
    case 'html':
      return { zh: random.pick(['<p>随机</p>', '<p>随机', '']), en: '<p>walk</p>', tw: '' };
    case 'text':
      return random.chance(0.9)
        ? `walk_${random.int(1, 99)}`.padEnd(min, '_').slice(0, max)
        : random.pick(['x'.repeat(max + 1), '']);
    case 'code':
      return codeOf(draws, field);
    case 'choice':
      return random.pick(choices ?? []);
    case 'bool':
      return true;
    case 'usdt':
    case 'rate':
    case 'percent':
      return '1.5';
    case 'time':
      return '2026-01-02 03:04:05';
    case 'day':
      return '2026-01-02';
    case 'link':
      return 'https://example.com/walk';
    default:
      return undefined;
  }
}

function inputOf(draws: Draws, resource: Resource, call: Call): object {
  const { body, method } = call;
  if (method === 'GET') return question(draws, resource, call);
  const rows = rowsOf(draws.db, resource);
  const row = draws.one(rows);
  const shape: Shape = body ?? {};
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      // The latest ones: what was there before is often in use.
      field.kind === 'ids' ? draws.some(2, rows.slice(-3)).map(({ id }) => id) : draw(draws, field, row),
    ]),
  );
}

/** One of the records, or a page of the list. */
const question = (draws: Draws, resource: Resource, { path }: Call): object =>
  path === resource.calls['get']?.path ? { id: draws.one(rowsOf(draws.db, resource)).id } : draws.page();

/** The calls of a resource that no walk of its own makes, drawn from the kinds of their fields. */
export const describedWalk = (draws: Draws, resource: Resource): WalkCall[] =>
  Object.values(resource.calls).map((call) => ({
    route: `${call.method} ${call.path}`,
    often: call === resource.calls['add'] ? 3 : 1,
    input: () => inputOf(draws, resource, call),
  }));
