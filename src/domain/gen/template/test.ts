import type { Description, GenField } from '../description';
import { addedFields, editedFields } from '../description';
import { braced, contractFolder, lines } from './code';
import { ANOTHER, SEEDED, valueCode } from './samples';

const valued = (field: GenField): string => `${field.name}: ${valueCode(field, String(ANOTHER))}`;

function addTest({ resourceName, fields }: Description): string {
  const isUnique = fields.some(({ unique, form }) => unique && form !== 'none');
  return lines(
    '',
    "test('a new one is listed first', async () => {",
    `  expect((await admin.ask('POST', '${resourceName}/add', draft)).code).toBe(0);`,
    `  expect((await list()).total).toBe(${SEEDED + 1});`,
    isUnique ? `  expect((await admin.ask('POST', '${resourceName}/add', draft)).code).toBe(40905);` : null,
    '});',
  ).trimEnd();
}

function editTest({ resourceName, fields }: Description): string {
  // What is unique and may be changed keeps its own value, because the new one's may be taken.
  const kept = fields
    .filter(({ unique, form }) => unique && form === 'both')
    .map(({ name }) => `${name}: row?.${name}`);
  return lines(
    '',
    "test('it is changed in its version alone, and its history says so', async () => {",
    '  const [row] = (await list()).list;',
    braced('  const change = ', ['id: row?.id', 'version: row?.version', '...terms', ...kept], ';'),
    `  expect((await admin.ask('PUT', '${resourceName}/edit', change)).code).toBe(0);`,
    `  expect((await admin.ask('PUT', '${resourceName}/edit', change)).code).toBe(40900);`,
    `  const detail = await admin.ask<Detail>('GET', \`${resourceName}/get?id=\${row?.id}\`);`,
    "  expect(detail.data.history.at(-1)?.result).toBe('edit');",
    '});',
  ).trimEnd();
}

const removeTest = ({ resourceName }: Description): string =>
  lines(
    '',
    "test('it can be deleted', async () => {",
    '  const before = await list();',
    `  const body = { ids: [before.list[0]?.id] };`,
    `  expect((await admin.ask('DELETE', '${resourceName}/delete', body)).code).toBe(0);`,
    '  expect((await list()).total).toBe(before.total - 1);',
    '});',
  ).trimEnd();

/** The file of the unit test: the seeds, every write, and who is refused. */
export function testFile(description: Description): string {
  const { resourceName, folder, canAdd, canEdit, canRemove } = description;
  const later = editedFields(description);
  const fixed = addedFields(description).filter(({ form }) => form === 'add');
  const terms = braced('const terms = ', [...later.map(valued), "remark: ''"], ';');
  return lines(
    "import { expect, test } from 'vitest';",
    `import type { ${canEdit ? 'WireDetailOf, ' : ''}WireRowOf } from '@/contract/resource';`,
    `import type { ${resourceName} } from '@/contract/${contractFolder(folder)}/${resourceName}';`,
    "import { bench, signedIn } from './operator';",
    '',
    `type Row = WireRowOf<typeof ${resourceName}>;`,
    canEdit ? `type Detail = WireDetailOf<typeof ${resourceName}>;` : null,
    '',
    'const place = bench();',
    "const admin = await signedIn(place, 'admin');",
    '',
    'async function list() {',
    `  const { data } = await admin.ask<{ list: Row[]; total: number }>('GET', '${resourceName}/list');`,
    '  return data;',
    '}',
    '',
    canAdd || canEdit ? `${terms}\n` : null,
    canAdd ? `${braced('const draft = ', [...fixed.map(valued), '...terms'], ';')}\n` : null,
    "test('the list has its seeds', async () => {",
    `  expect((await list()).total).toBe(${SEEDED});`,
    '});',
    canAdd ? addTest(description) : null,
    canEdit ? editTest(description) : null,
    canRemove ? removeTest(description) : null,
    '',
    "test('those who may not are refused', async () => {",
    "  const common = await signedIn(place, 'common');",
    `  expect((await common.ask('GET', '${resourceName}/list')).code).toBe(40300);`,
    '});',
  );
}
