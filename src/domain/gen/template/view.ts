import type { Description } from '../description';
import { contractFolder, lines, listed, quoted } from './code';

/** The file of the screen. */
export function viewFile(description: Description): string {
  const { resourceName, folder, fields, canAdd, canEdit, canRemove, canSwitch, canExport } = description;
  const columns = [
    ...fields.filter((field) => field.listed).map(({ name }) => quoted(name)),
    canSwitch ? `col.switch('status', ${resourceName}.calls.setStatus)` : "'status'",
    "'createdAt'",
  ];
  const toolbar = [...(canAdd ? ['bar.create()'] : []), ...(canExport ? ['bar.exportCsv()'] : [])];
  const used = [
    'screen',
    ...(canSwitch ? ['col'] : []),
    'row',
    ...(canRemove ? ['bulk'] : []),
    ...(toolbar.length > 0 ? ['bar'] : []),
    'section',
  ];
  return lines(
    `import { ${resourceName} } from '@/contract/${contractFolder(folder)}/${resourceName}';`,
    "import { screenKit } from '@/domain/kit/screenKit';",
    '',
    `const { ${used.join(', ')} } = screenKit(${resourceName});`,
    '',
    'export default screen({',
    listed('  columns: ', columns, ','),
    toolbar.length === 0 ? null : listed('  toolbar: ', toolbar, ','),
    listed(
      '  rowActions: ',
      ['row.detail()', ...(canEdit ? ['row.edit()'] : []), ...(canRemove ? ['row.remove()'] : [])],
      ',',
    ),
    canRemove ? '  bulkActions: [bulk.remove()],' : null,
    `  detail: [section.rest('${resourceName}.about'), section.history()],`,
    '});',
  );
}
