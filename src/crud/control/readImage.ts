import { PICTURE } from '@/contract/field/limits';
import { checkFile, fileCategory } from '@/lib/fileTypes';
import type { Key } from '@/i18n/keys';

/** Kilobytes; largest picture that a form accepts. */
export const IMAGE_KB = 500;

function pictureOf(read: FileReader['result']): ReadImage {
  if (typeof read !== 'string') return { kind: 'refused', why: 'crud.imageUnreadable' };
  return PICTURE.test(read) ? { kind: 'read', url: read } : { kind: 'refused', why: 'crud.imageType' };
}

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
    reader.addEventListener('load', () => resolve(pictureOf(reader.result)));
    reader.addEventListener('error', () => resolve({ kind: 'refused', why: 'crud.imageUnreadable' }));
    reader.readAsDataURL(file);
  });
}
