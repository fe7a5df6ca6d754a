import type { PictureSize } from '@/contract/content/picture';
import { pictureProblem } from '../../src/contract/content/picture';
import type { Db } from './db';
import { fileAt } from './files';
import { Refusal } from './refusal';
import type { Texts } from './rows';

const NOT_UPLOADED: Texts = ['请上传图片', 'Upload an image', '請上傳圖片'];

function bytesAt(db: Db, url: string): Uint8Array | null {
  if (url.startsWith('data:')) return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const [content] = fileAt(db, url)?.content ?? [];
  return content ?? null;
}

/**
 * A picture is here and of the kind and the size of its place, whatever its name says. The first chunk of a file tells.
 * @throws Refusal 40000 by the field
 */
export function mustBePicture(db: Db, field: string, url: string, size: PictureSize): void {
  const bytes = bytesAt(db, url);
  if (!bytes) throw new Refusal(40000, { field, because: NOT_UPLOADED });
  const says = pictureProblem(bytes, size);
  if (says) throw new Refusal(40000, { field, says });
}
