import type { Description } from '../description';
import { inThree } from '../untranslated';
import { braced, contractFolder, lines, listed, pascal, quoted } from './code';
import { blankCode, SEEDED, valueCode } from './samples';

/** The directory of the menu that an area's screens stand in. */
const DIRECTORIES: Record<Description['folder'], number> = {
  member: 100,
  finance: 200,
  contract: 300,
  delivery: 400,
  staking: 500,
  campaign: 600,
  content: 700,
  risk: 800,
  system: 940,
};

/** The file of the area in the mock backend: its menu entry, its table, its calls and its seeds. */
export function areaFile({ resourceName, folder, title, menuId, fields, canAdd }: Description): string {
  const Name = pascal(resourceName);
  const table = `${resourceName}s`;
  const computed = fields.filter(({ form }) => form === 'none');
  const spread = ['...base', '...body'];
  const blanks = computed.map((field) => `${field.name}: ${blankCode(field)}`);
  const create =
    blanks.length === 0
      ? `      create: (base, body) => ({ ${spread.join(', ')} }),`
      : braced('      create: (base, body) => (', [...spread, ...blanks], '),');
  return lines(
    "import { OnOff } from '../../src/contract/block/switchFlow';",
    `import { ${resourceName} as contract } from '../../src/contract/${contractFolder(folder)}/${resourceName}';`,
    "import type { WireRowOf } from '@/contract/resource';",
    "import type { Area } from '../core/area';",
    "import type { Db } from '../core/db';",
    "import { plainHandlers } from '../core/plain';",
    "import type { PlainRow } from '../core/plain';",
    "import type { Texts } from '../core/rows';",
    "import { DAY, stampOf } from '../core/time';",
    '',
    '/** A stored record. */',
    `type ${Name}Row = PlainRow & Omit<WireRowOf<typeof contract>, 'id'>;`,
    '',
    "declare module '../core/tables' {",
    '  interface Tables {',
    `    ${table}: Map<number, ${Name}Row>;`,
    '  }',
    '}',
    '',
    '/** How many there are at the start. */',
    `const SEEDED = ${SEEDED};`,
    '',
    `function seed${Name}s(db: Db): void {`,
    '  const at = stampOf(db.now() - 30 * DAY);',
    "  const audit = { createdAt: at, updatedAt: at, createdBy: 'system', updatedBy: 'system', remark: '' };",
    '  for (let number = 1; number <= SEEDED; number += 1) {',
    `    const id = db.nextId(contract.name);`,
    `    db.${table}.set(id, {`,
    '      id,',
    '      version: 1,',
    '      deleted: false,',
    '      status: OnOff.on,',
    ...fields.map((field) => `      ${field.name}: ${valueCode(field, 'number')},`),
    '      ...audit,',
    '    });',
    '  }',
    '}',
    '',
    '/** What the menu calls its screen, and the operation log its records. */',
    listed('const title: Texts = ', inThree(title, resourceName).map(quoted), ';'),
    '',
    `export const ${resourceName}: Area = {`,
    `  name: '${resourceName}',`,
    `  menu: [{ id: ${menuId}, directory: ${DIRECTORIES[folder]}, contract, icon: 'FileTextOutlined', title }],`,
    `  tables: () => ({ ${table}: new Map() }),`,
    '  handlers: (db) =>',
    '    plainHandlers(db, contract, {',
    '      title: title[0],',
    `      rows: ({ ${table} }) => ${table},`,
    canAdd ? create : null,
    '    }),',
    `  seeds: { start: seed${Name}s },`,
    '};',
  );
}
