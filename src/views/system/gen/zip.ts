import { download } from '@/crud/list/exportCsv';
import type { Description } from '@/domain/gen/description';
import { takenAway } from '@/domain/gen/template/files';
import { zipOf } from '@/lib/zip';

/** Downloads the generated files of several resources as one archive. */
export function downloadZip(descriptions: readonly Description[]): void {
  const [first] = descriptions;
  const name = descriptions.length === 1 && first ? first.resourceName : 'generated';
  download(`${name}.zip`, zipOf(descriptions.flatMap(takenAway)), 'application/zip');
}
