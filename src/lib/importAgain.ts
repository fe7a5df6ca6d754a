/** Counts the tries of this page, so that no two have the same address. */
let tries = 0;

/** The file of the console that an error of `import()` names; `null` where the browser does not name it. */
export function fileNamedBy(error: unknown, origin: string): string | null {
  const named = error instanceof Error ? /https?:\/\/[^\s'"]+\.js\b/.exec(error.message)?.[0] : undefined;
  return named?.startsWith(`${origin}/`) ? named : null;
}

/**
 * Imports a file once more, after `import()` has failed. Some browsers remember for as long as the page lives that a file could
 * not be had, and ask for it again under another address only. For files that nothing but their loader imports: others
 * would make the file a second time.
 *
 * @param load the import as it was written, for browsers that name no file
 */
export async function importAgain(error: unknown, load: () => Promise<unknown>): Promise<unknown> {
  const file = fileNamedBy(error, window.location.origin);
  if (file === null) return load();
  tries += 1;
  return import(/* @vite-ignore */ `${file}?again=${tries}`);
}
