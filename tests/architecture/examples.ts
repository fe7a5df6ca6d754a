/** A code block of a document that claims to be a file of the project. */
export interface Example {
  /** Below the project's folder, as the first line of the block says: `// src/views/…`. */
  path: string;
  /** What follows that line. */
  text: string;
}

interface Examples {
  named: Example[];
  /** First lines of TypeScript blocks that name no file, so that nothing compiles them. */
  unnamed: string[];
}

/** The TypeScript blocks of a Markdown text. */
export function examplesOf(markdown: string): Examples {
  const named: Example[] = [];
  const unnamed: string[] = [];
  for (const [, block = ''] of markdown.matchAll(/^```tsx?\n([^]*?)^```$/gm)) {
    const [first = '', ...rest] = block.trim().split('\n');
    const [, path] = /^\/\/ ((?:[\w-]+\/)+[\w.-]+\.tsx?)$/.exec(first) ?? [];
    if (path === undefined) unnamed.push(first);
    else named.push({ path, text: rest.join('\n').trim() });
  }
  return { named, unnamed };
}

/**
 * What is wrong with the blocks that name a file: they must be that file, which the compiler checks.
 * @param readFile null where there is no such file
 * @returns one sentence a block, empty when all are right
 */
export function wrongExamples(markdown: string, readFile: (path: string) => string | null): string[] {
  return examplesOf(markdown).named.flatMap(({ path, text }) => {
    const file = readFile(path)?.trim();
    if (file === undefined) return [`An example shows ${path}, which does not exist`];
    if (file === text) return [];
    const [shown, real] = [text.split('\n'), file.split('\n')];
    const at = shown.findIndex((line, index) => line !== real[index]);
    const line = at < 0 ? shown.length : at;
    return [
      `An example shows ${path} otherwise than it is, from line ${line + 1} on: ` +
        `copy the file into the block (shown: ${shown[line] ?? 'nothing'}; file: ${real[line] ?? 'nothing'})`,
    ];
  });
}
