import type { evidenceFile } from '@/contract/shell/evidence';
import type { WireShape } from '@/contract/field/field';
import { pictureFacts } from '../../../src/contract/content/picture';
import type { Db } from '../db';
import { fileAt } from '../files';
import { sha256 } from '../sha256';
import type { Named } from './pictures';

type EvidenceFile = WireShape<typeof evidenceFile>;

/** A picture whose bytes are here. */
interface Held {
  name: string;
  at: string | null;
  type: string;
  bytes: Buffer;
}

const DATA = /^data:(image\/[\w.+-]+)(;base64)?,([^]*)$/;

/** A picture that stands in the record itself. */
function heldInRecord({ field, address }: Named): Held | undefined {
  const [, type, isBase64, content] = DATA.exec(address) ?? [];
  if (type === undefined || content === undefined) return undefined;
  const [, extension = ''] = /^image\/(\w+)/.exec(type) ?? [];
  const bytes = isBase64 ? Buffer.from(content, 'base64') : Buffer.from(decodeURIComponent(content));
  return { name: `${field.split('.').at(-1)}.${extension}`, at: null, type, bytes };
}

/** A picture that has been uploaded. */
function heldAsFile(db: Db, { address }: Named): Held | undefined {
  const file = fileAt(db, address);
  if (!file?.content) return undefined;
  const bytes = Buffer.concat(file.content);
  const { kind } = pictureFacts(bytes) ?? {};
  const type = kind ? `image/${kind.toLowerCase()}` : 'application/octet-stream';
  return { name: file.name, at: file.createdAt, type, bytes };
}

/** What is known of a picture, and its data address; `''` for one that lies elsewhere. */
export function evidenceOf(db: Db, named: Named): { file: EvidenceFile; picture: string } {
  const { field, address } = named;
  const held = heldInRecord(named) ?? heldAsFile(db, named);
  if (held) {
    const { name, at, type, bytes } = held;
    return {
      file: { field, name, size: bytes.length, at, digest: sha256(bytes) },
      picture: type.startsWith('image/') ? `data:${type};base64,${bytes.toString('base64')}` : '',
    };
  }
  const { name, size = null, createdAt = null } = fileAt(db, address) ?? {};
  const [last = ''] = /[^/]*$/.exec(address.replace(/[?#].*$/, '')) ?? [];
  return { file: { field, name: name ?? last, size, at: createdAt, digest: '' }, picture: '' };
}
