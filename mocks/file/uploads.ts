import { createHash } from 'node:crypto';
import { uploadSize } from '../core/config/consoleSettings';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import type { FileRow } from '../core/files';
import { invalid, Refusal } from '../core/refusal';
import type { Upload } from './store';

/** Spec §5: what may be uploaded. */
export const EXTENSIONS = new Set(
  (
    'gif jpg jpeg png bmp webp mp4 m3u8 rmvb avi swf 3gp mkv flv mp3 wav wma ogg aac flac ' +
    'doc txt docx pages epub pdf numbers csv xls xlsx keynote ppt pptx'
  ).split(' '),
);

const MEGABYTE = 1024 * 1024;

/** Larger files are counted, not kept: the demo lives in memory. */
const KEEP = 64 * MEGABYTE;

/** What every call about an upload says of the file; `identifier` is the md5 of its content. */
export interface FileFacts {
  identifier: string;
  totalChunks: number;
  totalSize: number;
  filename: string;
}

export const extensionOf = (filename: string): string =>
  /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';

/** @throws Refusal 40000 for a file that may not be uploaded */
export function mustBeFile(db: Db, { filename, totalSize }: FileFacts): void {
  if (/[/\\]/.test(filename) || !EXTENSIONS.has(extensionOf(filename))) throw invalid('filename');
  if (totalSize > setting(db, uploadSize) * MEGABYTE) throw invalid('totalSize');
}

/**
 * The operator's own file with this md5.
 * @throws Refusal 40000 when its size is another: no two files have the same md5
 */
export function arrivedFile(
  db: Db,
  owner: string,
  { identifier, totalSize }: FileFacts,
): FileRow | undefined {
  const found = [...db.files.values()].find(
    ({ createdBy, md5 }) => createdBy === owner && md5 === identifier,
  );
  if (found && found.size !== totalSize) throw invalid('totalSize');
  return found;
}

const keyOf = (owner: string, { identifier }: FileFacts): string => `${owner} ${identifier}`;

/** What has arrived of an operator's file that is divided like this. */
export function knownUpload(db: Db, owner: string, facts: FileFacts): Upload | undefined {
  const known = db.uploads.get(keyOf(owner, facts));
  const { totalSize, totalChunks } = facts;
  return known?.totalSize === totalSize && known.totalChunks === totalChunks ? known : undefined;
}

/** Keeps a chunk. An upload that is divided in another way begins again. */
export function keepChunk(
  db: Db,
  owner: string,
  facts: FileFacts,
  number: number,
  bytes: Uint8Array<ArrayBuffer>,
): Upload {
  const { totalSize, totalChunks } = facts;
  const upload = knownUpload(db, owner, facts) ?? {
    totalSize,
    totalChunks,
    sizes: new Map<number, number>(),
    chunks: new Map<number, Uint8Array<ArrayBuffer>>(),
  };
  upload.sizes.set(number, bytes.length);
  if (totalSize <= KEEP) upload.chunks.set(number, bytes);
  db.uploads.set(keyOf(owner, facts), upload);
  return upload;
}

const inOrder = ({ chunks }: Upload): Uint8Array<ArrayBuffer>[] =>
  [...chunks].sort(([a], [b]) => a - b).map(([, chunk]) => chunk);

function md5Of(content: readonly Uint8Array[]): string {
  const hash = createHash('md5');
  for (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * Makes a file of what has arrived.
 * @throws Refusal 40904 while a chunk is missing, 40000 when the content has another size or another md5
 */
export function mergeUpload(db: Db, owner: string, facts: FileFacts): FileRow {
  const { identifier, totalSize, totalChunks, filename } = facts;
  const upload = knownUpload(db, owner, facts);
  if (upload?.sizes.size !== totalChunks) throw new Refusal(40904);
  // What is refused from here on has to be sent again, since nothing tells which chunk is wrong.
  db.uploads.delete(keyOf(owner, facts));
  const size = [...upload.sizes.values()].reduce((total, some) => total + some, 0);
  if (size !== totalSize) throw invalid('totalSize');
  const content = totalSize <= KEEP ? inOrder(upload) : null;
  if (content && md5Of(content) !== identifier) throw invalid('identifier');
  const file: FileRow = {
    id: db.nextId('file'),
    name: filename,
    size: totalSize,
    md5: identifier,
    content,
    key: crypto.randomUUID(),
    createdBy: owner,
    createdAt: db.stamp(),
  };
  db.files.set(file.id, file);
  return file;
}
