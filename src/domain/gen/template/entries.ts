import type { Description } from '../description';
import { visible } from './code';

/** A line of a file that is there already: it goes before the first place of `before`. */
export interface Entry {
  path: string;
  before: string;
  text: string;
}

/** The folder of the menu that an area's screens stand in. */
const PARENTS: Record<Description['folder'], readonly [id: number, path: string]> = {
  member: [100, '/member'],
  finance: [200, '/finance'],
  contract: [300, '/contract'],
  delivery: [400, '/delivery'],
  staking: [500, '/staking'],
  campaign: [600, '/campaign'],
  content: [700, '/content'],
  risk: [800, '/risk'],
  system: [940, '/system/tools'],
};

/** The line of the menu, with its buttons. */
function menuLine(description: Description): string {
  const { resourceName, folder, title, menuId, canAdd, canEdit, canRemove, canSwitch, canExport } =
    description;
  const [parent, path] = PARENTS[folder];
  const verbs = [
    ...(canAdd ? ['add'] : []),
    ...(canEdit ? ['edit'] : []),
    ...(canRemove ? ['delete'] : []),
    ...(canSwitch ? ['setStatus'] : []),
    ...(canExport ? ['export'] : []),
  ];
  const titles = [title.zh, title.en || title.zh, title.tw || title.zh].map((text) =>
    visible(text)
      .replace(/[|;`\\]|\$\{|\s+/g, ' ')
      .trim(),
  );
  const page = `${path}/${resourceName} ${folder}/${resourceName}/index`;
  const buttons = verbs.length === 0 ? '' : ` | ${resourceName}/: ${verbs.join(' ')}`;
  return `${menuId} ${parent} 1 ${page} FileTextOutlined ${resourceName}/list keep | ${titles.join(' | ')}${buttons}`;
}

/** What has to be told to files that are there already. */
export function entriesOf(description: Description): Entry[] {
  const { resourceName, folder, title } = description;
  const [zh, en, tw] = [title.zh, title.en || title.zh, title.tw || title.zh].map((text) =>
    visible(text)
      .replace(/[/='\\\s]+/g, ' ')
      .trim(),
  );
  const areas = 'mocks/areas.ts';
  const targets = 'src/domain/change/logTargets.ts';
  return [
    {
      path: areas,
      before: '\n/** Every area',
      text: `import { ${resourceName} } from './${resourceName}/area';\n`,
    },
    { path: areas, before: '];', text: `  ${resourceName},\n` },
    { path: 'mocks/staff/seeds/menuTree.ts', before: '`;', text: `${menuLine(description)}\n` },
    {
      path: 'mocks/dict/seeds/dictSystem.ts',
      before: "      'post=",
      text: `      '${resourceName}=${zh}/${en}/${tw}',\n`,
    },
    {
      path: targets,
      before: 'import type { Area }',
      text: `import { ${resourceName} } from '@/contract/${folder}/${resourceName}';\n`,
    },
    { path: targets, before: '];', text: `  ${resourceName},\n` },
  ];
}

/** The text of a file with these entries. @throws Error for a place that is not there */
export const entered = (text: string, entries: readonly Entry[]): string =>
  entries.reduce((now, { path, before, text: added }) => {
    const at = now.indexOf(before);
    if (at < 0) throw new Error(`${path} has no place before ${before}`);
    return `${now.slice(0, at)}${added}${now.slice(at)}`;
  }, text);
