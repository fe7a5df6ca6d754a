import { createHash } from 'node:crypto';
import type { HttpHandler } from 'msw';
import { SITE } from '../core/access';
import { bytes, int, object, optional, text } from '../core/check';
import type { Db } from '../core/db';
import { call, openCall } from '../core/http';
import type { Context } from '../core/http';
import { invalid, Refusal } from '../core/refusal';
import type { Upload } from './store';

/** Spec §5: what may be uploaded. */
const EXTENSIONS = new Set(
  (
    'gif jpg jpeg png bmp webp mp4 m3u8 rmvb avi swf 3gp mkv flv mp3 wav wma ogg aac flac ' +
    'doc txt docx pages epub pdf numbers csv xls xlsx keynote ppt pptx'
  ).split(' '),
);

/** Larger files are counted, not kept: the demo lives in memory. */
const KEEP = 64 * 1024 * 1024;

const PICTURES: Record<string, string> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
  webp: 'image/webp',
};

const file = {
  identifier: text(64, 1),
  totalChunks: int,
  totalSize: int,
  filename: text(255, 1),
};

const piece = object({
  ...file,
  chunkNumber: int,
  chunkSize: int,
  currentChunkSize: int,
  relativePath: optional(text(1000)),
});
const upload = object({
  ...file,
  chunkNumber: int,
  chunkSize: int,
  currentChunkSize: int,
  relativePath: optional(text(1000)),
  upfile: bytes,
});
const merge = object({ ...file, token: optional(text(4096)) });

type FileFacts = Omit<ReturnType<typeof merge>, 'token'>;

const extensionOf = (filename: string): string => /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';

/** @throws Refusal 40000 for anything that is no file of ours */
function mustBeFile({ identifier, filename, totalChunks, totalSize }: FileFacts): void {
  if (!/^[0-9a-f]{32}$/.test(identifier)) throw invalid('identifier');
  if (/[/\\]/.test(filename) || !EXTENSIONS.has(extensionOf(filename))) throw invalid('filename');
  if (totalSize < 0) throw invalid('totalSize');
  if (totalChunks < 1 || totalChunks > 1_000_000) throw invalid('totalChunks');
}

/** What is here of a file; a file of another size under the same identifier starts over. */
function uploadOf(db: Db, facts: FileFacts): Upload {
  const known = db.uploads.get(facts.identifier);
  if (known?.totalSize === facts.totalSize && known.totalChunks === facts.totalChunks) return known;
  const { filename, totalSize, totalChunks } = facts;
  const fresh: Upload = {
    filename,
    totalSize,
    totalChunks,
    sizes: new Map(),
    chunks: new Map(),
    complete: false,
  };
  db.uploads.set(facts.identifier, fresh);
  return fresh;
}

function answerOf(facts: FileFacts, known: Upload) {
  const { identifier, totalChunks, totalSize, filename } = facts;
  const whole = known.sizes.size === totalChunks;
  return {
    identifier,
    totalChunks,
    totalSize,
    filename,
    skipUpload: known.complete,
    uploaded: [...known.sizes.keys()].sort((a, b) => a - b),
    needMerge: whole && !known.complete,
    ...(known.complete ? { url: fileUrl(identifier) } : {}),
  };
}

/** Where an arrived file can be fetched. */
export const fileUrl = (identifier: string): string =>
  `/admin/${SITE}bigUpload/file?identifier=${identifier}`;

const inOrder = (known: Upload): Uint8Array<ArrayBuffer>[] =>
  [...known.chunks].sort(([a], [b]) => a - b).map(([, chunk]) => chunk);

/** @throws Refusal 40904 while something is missing, 40000 when the content is not what it claims to be */
function complete({ db, user }: Context<unknown>, facts: FileFacts, known: Upload): void {
  if (known.sizes.size !== facts.totalChunks) throw new Refusal(40904);
  const size = [...known.sizes.values()].reduce((total, some) => total + some, 0);
  if (size !== facts.totalSize) throw invalid('totalSize');
  if (known.chunks.size === facts.totalChunks) {
    const hash = createHash('md5');
    for (const chunk of inOrder(known)) hash.update(chunk);
    if (hash.digest('hex') !== facts.identifier) {
      // Sent anew from the start: there is no telling which part is wrong.
      db.uploads.delete(facts.identifier);
      throw invalid('identifier');
    }
  }
  known.complete = true;
  const id = db.nextId('file');
  const createdBy = user.userName;
  db.files.set(id, { id, identifier: facts.identifier, createdBy, createdAt: db.stamp() });
}

/** The upload, and the files that arrived. */
export const fileHandlers = (db: Db): HttpHandler[] => [
  call(db, 'GET bigUpload/upload', { permission: 'free' }, piece, ({ input }) => {
    mustBeFile(input);
    return answerOf(input, uploadOf(db, input));
  }),
  call(db, 'POST bigUpload/upload', { permission: 'free' }, upload, (context) => {
    const { input } = context;
    mustBeFile(input);
    const { chunkNumber, totalChunks, totalSize, upfile } = input;
    if (chunkNumber < 1 || chunkNumber > totalChunks) throw invalid('chunkNumber');
    if (upfile.length !== input.currentChunkSize) throw invalid('currentChunkSize');
    const known = uploadOf(db, input);
    known.sizes.set(chunkNumber, upfile.length);
    if (totalSize <= KEEP) known.chunks.set(chunkNumber, upfile);
    if (totalChunks === 1) complete(context, input, known);
    return { ...answerOf(input, known), skipUpload: false };
  }),
  call(db, 'POST bigUpload/uploadMerge', { permission: 'free' }, merge, (context) => {
    const { input } = context;
    mustBeFile(input);
    const known = uploadOf(db, input);
    if (!known.complete) complete(context, input, known);
    return answerOf(input, known);
  }),
  // A picture's address cannot carry a token.
  openCall(db, 'GET bigUpload/file', object({ identifier: text(64, 1) }), ({ input }) => {
    const known = db.uploads.get(input.identifier);
    if (!known?.complete || !known.chunks.size) return new Response('Not found', { status: 404 });
    return new Response(new Blob(inOrder(known)), {
      headers: {
        'Content-Type': PICTURES[extensionOf(known.filename)] ?? 'application/octet-stream',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'private, max-age=3600',
      },
    });
  }),
];
