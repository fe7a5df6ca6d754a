import { checkFile, fileCategory } from '@/lib/fileTypes';
import type { Key } from '@/i18n/keys';

/** Kilobytes; largest picture that a form accepts. */
export const IMAGE_KB = 500;

/** A picture as data URL, or the message why it was refused. */
export type ReadImage = { kind: 'read'; url: string } | { kind: 'refused'; why: Key };

/** Reads a chosen file; refuses files that are not pictures by their names, or too large. */
export async function readImage(file: File): Promise<ReadImage> {
  if (checkFile(file.name) !== null || fileCategory(file.name) !== 'image') {
    return { kind: 'refused', why: 'crud.imageType' };
  }
  if (file.size > IMAGE_KB * 1024) return { kind: 'refused', why: 'crud.imageSize' };
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(
        typeof reader.result === 'string'
          ? { kind: 'read', url: reader.result }
          : { kind: 'refused', why: 'crud.imageUnreadable' },
      ),
    );
    reader.addEventListener('error', () => resolve({ kind: 'refused', why: 'crud.imageUnreadable' }));
    reader.readAsDataURL(file);
  });
}
