import type { Description, GenField, GenRefusal } from '../description';
import { addedFields, editedFields } from '../description';
import { inThree } from '../untranslated';
import { braced, inComment, lines, listed, quoted } from './code';

/** The maker of a field's kind, and its file. */
const FILES: Record<GenField['kind'], string> = {
  text: 'texts',
  note: 'texts',
  localText: 'texts',
  link: 'texts',
  count: 'numbers',
  usdt: 'numbers',
  rate: 'numbers',
  percent: 'numbers',
  flag: 'numbers',
  code: 'codes',
  time: 'times',
  day: 'times',
};

function limitsOf({ kind, min, max }: GenField): string {
  const known = [
    ...(min === undefined || kind === 'localText' ? [] : [`min: ${min}`]),
    ...(max === undefined ? [] : [`max: ${max}`]),
  ];
  return known.length === 0 ? '' : `{ ${known.join(', ')} }`;
}

const LIMITED = new Set<GenField['kind']>(['text', 'note', 'localText', 'count']);

/** A field as the contract has it: `sortable(text({ max: 32 }))`. */
function fieldCode(field: GenField): string {
  const { kind, dict = '', sortable } = field;
  const inner = kind === 'code' ? quoted(dict) : LIMITED.has(kind) ? limitsOf(field) : '';
  const code = `${kind}(${inner})`;
  return sortable ? `sortable(${code})` : code;
}

/** Imports of one file, the names in their order; `null` when there are none. */
function imported(names: Iterable<string>, from: string): string | null {
  const all = [...new Set(names)].toSorted();
  return all.length === 0 ? null : `import { ${all.join(', ')} } from '${from}';`;
}

const property = (field: GenField): string => `${field.name}: ${fieldCode(field)}`;

/** A field that restricted operators never get: made so in the row alone. */
const guarded = (block: string, { name }: GenField): string => `${name}: staffOnly(${block}.${name})`;

/** What makes several attempts to add one record one. */
const NEW_ID = 'requestId: requestId()';

const braces = (parts: readonly string[]): string => `{ ${parts.join(', ')} }`;

function callsOf(description: Description, hasFixed: boolean): string[] {
  const {
    resourceName,
    canAdd,
    canEdit,
    canRemove,
    canSwitch,
    canExport,
    fields,
    refusals = [],
  } = description;
  const unique = fields.some((field) => field.unique);
  const refusedBy = (call: GenRefusal['call']): string[] => {
    const own = refusals.filter((one) => one.call === call).map(({ refusal }) => refusal);
    return [...(unique ? ['notUnique'] : []), ...own].map(quoted);
  };
  const write = (verb: string, path: GenRefusal['call'], body: string, refused: readonly string[]): string =>
    [
      `${path}: ${verb}('${resourceName}/${path}', {`,
      `      body: ${body},`,
      ...(refused.length === 0 ? [] : [listed('      refusals: ', refused, ',')]),
      '    })',
    ].join('\n');
  return [
    `...lists('${resourceName}')`,
    ...(canExport ? [`...exports('${resourceName}')`] : []),
    ...(canRemove ? [`...removes('${resourceName}')`] : []),
    ...(canSwitch ? [`...switches('${resourceName}', [])`] : []),
    ...(canAdd
      ? [
          write(
            'post',
            'add',
            braces([...(hasFixed ? ['...fixed'] : []), '...terms', NEW_ID]),
            refusedBy('add'),
          ),
        ]
      : []),
    ...(canEdit ? [write('put', 'edit', braces(['...identity', '...terms']), refusedBy('edit'))] : []),
  ];
}

/** The file of the contract. */
export function contractFile(description: Description): string {
  const { resourceName, folder, title, titleField, fields, canAdd, canEdit } = description;
  const { canRemove, canSwitch, canExport } = description;
  const later = editedFields(description);
  const fixed = addedFields(description).filter(({ form }) => form === 'add');
  const computed = fields.filter(({ form }) => form === 'none');
  const of = (file: string) => fields.filter(({ kind }) => FILES[kind] === file).map(({ kind }) => kind);
  const hidden = fields.filter(({ staffOnly }) => staffOnly);
  const filters = fields.filter(({ filter }) => filter !== 'none');
  const unique = fields.filter((field) => field.unique).map(({ name }) => quoted(name));
  const row = [
    '...identity',
    ...(fixed.length > 0 ? ['...fixed'] : []),
    '...terms',
    ...fixed.filter(({ staffOnly }) => staffOnly).map((field) => guarded('fixed', field)),
    ...later.filter(({ staffOnly }) => staffOnly).map((field) => guarded('terms', field)),
    ...computed.map((field) =>
      field.staffOnly ? `${field.name}: staffOnly(${fieldCode(field)})` : property(field),
    ),
    "status: flag('sys_normal_disable')",
    '...audit',
  ];
  return lines(
    "import { audit } from '../block/audit';",
    "import { identity } from '../block/identity';",
    "import { history } from '../block/review';",
    imported([...(canAdd ? ['post'] : []), ...(canEdit ? ['put'] : [])], '../call'),
    imported(canAdd ? ['requestId'] : [], '../field/body'),
    imported(of('codes'), '../field/codes'),
    imported([...of('numbers'), 'flag'], '../field/numbers'),
    imported(
      [
        ...(fields.some(({ sortable }) => sortable) ? ['sortable'] : []),
        ...(hidden.length > 0 ? ['staffOnly'] : []),
      ],
      '../field/shared',
    ),
    imported([...of('texts'), 'note'], '../field/texts'),
    imported(of('times'), '../field/times'),
    imported([...filters.map(({ filter }) => filter), 'oneOf'], '../filter'),
    "import { defineResource } from '../resource';",
    imported(
      [
        'lists',
        ...(canExport ? ['exports'] : []),
        ...(canRemove ? ['removes'] : []),
        ...(canSwitch ? ['switches'] : []),
      ],
      '../standard',
    ),
    '',
    ...(fixed.length > 0 ? [braced('const fixed = ', fixed.map(property), ';'), ''] : []),
    braced('const terms = ', [...later.map(property), 'remark: note()'], ';'),
    '',
    `/** ${inComment(inThree(title, resourceName)[1])}. */`,
    `export const ${resourceName} = defineResource({`,
    `  name: '${resourceName}',`,
    `  view: '${folder}/${resourceName}/index',`,
    `  title: '${titleField}',`,
    braced('  row: ', row, ','),
    '  detail: history,',
    unique.length === 0 ? null : listed('  unique: ', unique, ','),
    braced(
      '  filters: ',
      [...filters.map(({ name, filter }) => `${name}: ${filter}()`), 'status: oneOf()'],
      ',',
    ),
    "  dates: ['createdAt', 'updatedAt'],",
    "  order: 'id desc',",
    braced('  calls: ', callsOf(description, fixed.length > 0), ','),
    '});',
  );
}
