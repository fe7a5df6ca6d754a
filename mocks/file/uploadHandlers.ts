import type { HttpHandler } from 'msw';
import { mergeChunks, sendChunk, testChunk } from '../../src/contract/shell/upload';
import { bodyOf, queryOf } from '../core/body';
import type { Sent } from '../core/body';
import { bytes, entriesOf } from '../core/check';
import type { Check } from '../core/check';
import type { Db } from '../core/db';
import { call } from '../core/http';
import { invalid } from '../core/refusal';
import { fileUrl } from './served';
import type { FileRow, Upload } from './store';
import { arrivedFile, keepChunk, knownUpload, mergeUpload, mustBeFile } from './uploads';
import type { FileFacts } from './uploads';

type Chunk = Sent<(typeof sendChunk)['body']> & { upfile: Uint8Array<ArrayBuffer> };

/** A chunk as a form: what the contract says of it, and its bytes. */
const chunkForm =
  (db: Db): Check<Chunk> =>
  (value, field) => {
    const { [sendChunk.file]: upfile, ...facts } = Object.fromEntries(entriesOf(value, field, () => true));
    return { ...queryOf(db, sendChunk.body)(facts, field), upfile: bytes(upfile, sendChunk.file) };
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
  call(
    db,
    'GET bigUpload/upload',
    { permission: 'free' },
    queryOf(db, testChunk.query),
    ({ input, user }) => {
      mustBeFile(db, input);
      const found = arrivedFile(db, user.userName, input);
      return found ? arrived(input, found) : onItsWay(input, knownUpload(db, user.userName, input));
    },
  ),
  call(
    db,
    'POST bigUpload/upload',
    { permission: 'free' },
    chunkForm(db),
    ({ input, user: { userName } }) => {
      mustBeFile(db, input);
      const { chunkNumber, totalChunks, upfile } = input;
      if (chunkNumber > totalChunks) throw invalid('chunkNumber');
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
    bodyOf(db, mergeChunks.body),
    ({ input, user: { userName } }) => {
      mustBeFile(db, input);
      return arrived(input, arrivedFile(db, userName, input) ?? mergeUpload(db, userName, input));
    },
  ),
];
