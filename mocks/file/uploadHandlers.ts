import type { HttpHandler } from 'msw';
import { mergeChunks, sendChunk, testChunk } from '../../src/contract/shell/upload';
import type { Db } from '../core/db';
import { fileUrl } from '../core/files';
import type { FileRow } from '../core/files';
import { answer } from '../core/http';
import { invalid } from '../core/refusal';
import type { Upload } from './store';
import { arrivedFile, keepChunk, knownUpload, mergeUpload, mustBeFile } from './uploads';
import type { FileFacts } from './uploads';

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
  answer(db, testChunk, ({ input, user }) => {
    mustBeFile(db, input);
    const found = arrivedFile(db, user.userName, input);
    return found ? arrived(input, found) : onItsWay(input, knownUpload(db, user.userName, input));
  }),
  answer(db, sendChunk, ({ input, user: { userName } }) => {
    mustBeFile(db, input);
    const { chunkNumber, totalChunks, upfile } = input;
    if (chunkNumber > totalChunks) throw invalid('chunkNumber');
    if (upfile.length !== input.currentChunkSize) throw invalid('currentChunkSize');
    const found = arrivedFile(db, userName, input);
    if (found) return arrived(input, found);
    const upload = keepChunk(db, userName, input, chunkNumber, upfile);
    return totalChunks > 1 ? onItsWay(input, upload) : arrived(input, mergeUpload(db, userName, input));
  }),
  answer(db, mergeChunks, ({ input, user: { userName } }) => {
    mustBeFile(db, input);
    return arrived(input, arrivedFile(db, userName, input) ?? mergeUpload(db, userName, input));
  }),
];
