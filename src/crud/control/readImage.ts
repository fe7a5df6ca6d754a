import { checkFile, fileCategory } from '@/lib/fileTypes';
import type { Key } from '@/i18n/keys';

/** Most bytes of a picture that travels inside a form. */
export const IMAGE_KB = 500;

/** A picture as data URL, or the words for why it is not taken. */
export type ReadImage = { kind: 'read'; url: string } | { kind: 'refused'; why: Key };

/** Reads a chosen file: by its name a picture, and not too large. */
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
