import type { HttpHandler } from 'msw';
import { bytes, int, object, optional, text } from '../core/check';
import type { Db } from '../core/db';
import { call } from '../core/http';
import { invalid } from '../core/refusal';
import { fileUrl } from './served';
import type { FileRow, Upload } from './store';
import { arrivedFile, keepChunk, knownUpload, mergeUpload, mustBeFile } from './uploads';
import type { FileFacts } from './uploads';

const file = {
  identifier: text(64, 1),
  totalChunks: int,
  totalSize: int,
  filename: text(255, 1),
};

const piece = {
  ...file,
  chunkNumber: int,
  chunkSize: int,
  currentChunkSize: int,
  relativePath: optional(text(1000)),
};

const asAsked = ({ identifier, totalChunks, totalSize, filename }: FileFacts) => ({
  identifier,
  totalChunks,
  totalSize,
  filename,
});

const arrived = (facts: FileFacts, { key }: FileRow) => ({
  ...asAsked(facts),
  skipUpload: true,
  needMerge: false,
  url: fileUrl(key),
});

const onItsWay = (facts: FileFacts, upload: Upload | undefined) => ({
  ...asAsked(facts),
  skipUpload: false,
  uploaded: [...(upload?.sizes.keys() ?? [])].sort((a, b) => a - b),
  needMerge: upload?.sizes.size === facts.totalChunks,
});

/** The calls of an upload. Each sees the caller's own uploads and files and no others. */
export const uploadHandlers = (db: Db): HttpHandler[] => [
  call(db, 'GET bigUpload/upload', { permission: 'free' }, object(piece), ({ input, user }) => {
    mustBeFile(input);
    const found = arrivedFile(db, user.userName, input);
    return found ? arrived(input, found) : onItsWay(input, knownUpload(db, user.userName, input));
  }),
  call(
    db,
    'POST bigUpload/upload',
    { permission: 'free' },
    object({ ...piece, upfile: bytes }),
    ({ input, user: { userName } }) => {
      mustBeFile(input);
      const { chunkNumber, totalChunks, upfile } = input;
      if (chunkNumber < 1 || chunkNumber > totalChunks) throw invalid('chunkNumber');
      if (upfile.length !== input.currentChunkSize) throw invalid('currentChunkSize');
      const found = arrivedFile(db, userName, input);
      if (found) return arrived(input, found);
      const upload = keepChunk(db, userName, input, chunkNumber, upfile);
      return totalChunks > 1 ? onItsWay(input, upload) : arrived(input, mergeUpload(db, userName, input));
    },
  ),
  call(
    db,
    'POST bigUpload/uploadMerge',
    { permission: 'free' },
    object({ ...file, token: optional(text(4096)) }),
    ({ input, user: { userName } }) => {
      mustBeFile(input);
      return arrived(input, arrivedFile(db, userName, input) ?? mergeUpload(db, userName, input));
    },
  ),
];
