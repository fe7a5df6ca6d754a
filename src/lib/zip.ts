import { strToU8, zipSync } from 'fflate';

/** A file of an archive. */
export interface ZippedFile {
  path: string;
  text: string;
}

/** The bytes of an archive with these files. */
export const zipOf = (files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)] as const))));
