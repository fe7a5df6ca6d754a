import type zh from '../zh-CN/csvImport';

export default {
  'import.template': 'Download template',
  'import.file': 'CSV file',
  'import.chooseFile': 'Choose file',
  'import.lines': '{{n}} lines read',
  'import.badFile': 'Cannot be read: the first line has to be {{columns}}, encoded as UTF-8',
  'import.tooManyLines': 'At most {{n}} lines at once',
  'import.result': 'Result of the import',
  'import.line': 'Line',
  'import.why': 'Problem',
} satisfies Record<keyof typeof zh, string>;
