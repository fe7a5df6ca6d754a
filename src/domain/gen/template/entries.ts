import type { Description } from '../description';

/** A line of a file that is there already: it goes before the first place of `before`. */
export interface Entry {
  path: string;
  before: string;
  text: string;
}

/** What has to be told to files that are there already: that there is one area more. */
export function entriesOf({ resourceName }: Description): Entry[] {
  const path = 'mocks/areas.ts';
  return [
    { path, before: '\n/** Every area', text: `import { ${resourceName} } from './${resourceName}/area';\n` },
    { path, before: '];', text: `  ${resourceName},\n` },
  ];
}

/** The text of a file with these entries. @throws Error for a place that is not there */
export const entered = (text: string, entries: readonly Entry[]): string =>
  entries.reduce((now, { path, before, text: added }) => {
    const at = now.indexOf(before);
    if (at < 0) throw new Error(`${path} has no place before ${before}`);
    return `${now.slice(0, at)}${added}${now.slice(at)}`;
  }, text);
