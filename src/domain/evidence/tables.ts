import type { Field, Shape } from '@/contract/field/field';
import { isReadable, readShape } from '@/contract/field/read';
import type { Marked } from '@/contract/field/read';
import { history as historyBlock } from '@/contract/block/review';
import type { ReviewStep } from '@/contract/block/review';
import { fieldText } from '@/crud/field/fieldText';
import { fieldLabel } from '@/crud/field/label';
import type { Label } from '@/crud/field/label';
import { visibleText } from '@/lib/text';
import { labelIn, valueText } from './facts';
import type { Saying } from './facts';
import type { EvidenceTable } from './page';

/** Resources whose rows stand within other records, by the field that they stand in: they are labelled as at home. */
const HOMES: Readonly<Record<string, string>> = {
  deals: 'contractDeal',
  entrusts: 'contractEntrust',
  ledger: 'ledger',
};

/** Labels of a field of a nested record; nothing is drawn where none of them exists. */
const nestedLabel = (resource: string, within: string, name: string): Label => ({
  keys: [`${HOMES[within] ?? resource}.${name}`, `${resource}.${name}`, `field.${name}`, `evidence.${name}`],
  fallback: '',
});

const isRecord = (value: unknown): value is object & Marked =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys of records, which say nothing to people within others. */
const KEYS: ReadonlySet<string> = new Set(['id', 'member', 'version', 'image']);

/** A label that counts has a place for the number. */
const PLACE = /[:：\s]*\{\{\w+\}\}\s*/;

/** What stands above a nested field. */
const titleOf = (resource: string, name: string, saying: Saying): string =>
  (name === 'ledger' ? saying.labelOf({ keys: ['ledger.lines'], fallback: '' }) : '') ||
  labelIn(resource, name, saying);

const NESTED: ReadonlySet<string> = new Set(['record', 'records']);

/** Fields of a nested record that have a label, with it. */
const labelled = (
  resource: string,
  within: string,
  shape: Shape,
  saying: Saying,
): [string, Field, string][] =>
  Object.entries(shape).flatMap(([name, field]) => {
    const label = saying.labelOf(nestedLabel(resource, within, name)).replace(PLACE, '');
    const isOpen = !(saying.isScoped && field.options.staffOnly) && !KEYS.has(field.kind);
    return label !== '' && isOpen ? [[name, field, label]] : [];
  });

/** Nested records as the rows of one table, the values of further ones within them in one cell. */
function rowsTable(
  resource: string,
  within: string,
  shape: Shape,
  records: readonly (object & Marked)[],
  saying: Saying,
): Omit<EvidenceTable, 'title'> {
  const columns = labelled(resource, within, shape, saying);
  return {
    heads: columns.map(([, , label]) => label),
    rows: records.map((record) =>
      columns.map(([name, field]) => valueText(resource, name, field, record, saying)),
    ),
  };
}

/** The tables of one nested field: a nested record has its own nested ones after it. */
function nestedTables(
  resource: string,
  name: string,
  field: Field,
  record: object & Marked,
  saying: Saying,
): EvidenceTable[] {
  const title = titleOf(resource, name, saying);
  const { shape = {} } = field.options;
  if (!isReadable(record, name)) return [{ title, heads: [title], rows: [[saying.unreadable]] }];
  const value: unknown = Reflect.get(record, name);
  // That a record led to no booking is evidence too; other parts that are empty are none.
  if (Array.isArray(value) && value.length === 0 && name !== 'ledger') return [];
  if (Array.isArray(value))
    return [{ title, ...rowsTable(resource, name, shape, value.filter(isRecord), saying) }];
  if (!isRecord(value)) return [];
  const inner = Object.entries(shape).filter(([, { kind }]) => NESTED.has(kind));
  const flat = Object.fromEntries(Object.entries(shape).filter(([, { kind }]) => !NESTED.has(kind)));
  return [
    { title, ...rowsTable(resource, name, flat, [value], saying) },
    ...inner.flatMap(([part, one]) => nestedTables(resource, part, one, value, saying)),
  ];
}

/** Fields that have a table of their own kind. */
const OWN: ReadonlySet<string> = new Set(['history']);

/** Every nested part of a record. */
export const tablesOf = (
  resource: string,
  shape: Shape,
  record: object & Marked,
  saying: Saying,
): EvidenceTable[] =>
  Object.entries(shape)
    .filter(
      ([name, { kind, options }]) =>
        NESTED.has(kind) && !OWN.has(name) && !(saying.isScoped && options.staffOnly),
    )
    .flatMap(([name, field]) => nestedTables(resource, name, field, record, saying))
    .filter(({ title, heads }) => title !== '' && heads.length > 0);

/** What a step changed, a line a field. */
const changesText = (resource: string, shape: Shape, { diff }: ReviewStep, saying: Saying): string =>
  diff
    .map(({ field, before, after }) => {
      const [from, to] = [before, after].map((value) => fieldText(shape[field], value, saying));
      return `${saying.labelOf(fieldLabel(resource, field))}: ${from} → ${to}`;
    })
    .join('\n');

/** The steps of a record, the oldest first; nothing where its detail has none. */
export function historyTable(
  resource: string,
  shape: Shape,
  record: object & Marked,
  saying: Saying,
  title: string,
): EvidenceTable[] {
  const field = shape['history'];
  if (!field || (saying.isScoped && field.options.staffOnly)) return [];
  if (!isReadable(record, 'history')) return [{ title, heads: [title], rows: [[saying.unreadable]] }];
  const steps = readShape(historyBlock, record)?.history ?? [];
  const label = (name: string) => saying.labelOf(nestedLabel(resource, 'history', name));
  return [
    {
      title,
      heads: [label('at'), label('result'), label('by'), label('note'), label('changes')],
      rows: steps.map((step) => [
        step.at,
        fieldText(historyBlock.history.options.shape?.['result'], step.result, saying),
        visibleText(step.operatorName) || saying.none,
        visibleText(step.note) || saying.none,
        changesText(resource, shape, step, saying) || saying.none,
      ]),
    },
  ];
}
