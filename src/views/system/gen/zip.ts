import { strToU8, zipSync } from 'fflate';
import { download } from '@/crud/list/exportCsv';
import type { Description } from '@/domain/gen/description';
import { filesOf } from '@/domain/gen/template/files';

/** The generated files of several resources as one archive. */
export const zipped = (descriptions: readonly Description[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        descriptions.flatMap(filesOf).map(({ path, text }) => [path, strToU8(text)] as const),
      ),
    ),
  );

/** Downloads the generated files. */
export function downloadZip(descriptions: readonly Description[]): void {
  const [first] = descriptions;
  const name = descriptions.length === 1 && first ? first.resourceName : 'generated';
  download(`${name}.zip`, zipped(descriptions), 'application/zip');
}
