import { post, read } from '../call';
import { bool, count } from '../field/numbers';
import { listOf } from '../field/nested';
import { optional } from '../field/shared';
import { link, text } from '../field/texts';

/** Which file, and how it is cut; `identifier` is the md5 of the whole. */
const file = {
  identifier: text({ min: 32, max: 32 }),
  totalChunks: count({ min: 1 }),
  totalSize: count({ min: 0 }),
  filename: text({ min: 1, max: 255 }),
};

const chunk = {
  ...file,
  /** From 1. */
  chunkNumber: count({ min: 1 }),
  chunkSize: count(),
  currentChunkSize: count(),
  relativePath: text(),
};

/** What is there of a file. Every one of these may be missing; the client asks again for what it is not told. */
export const uploadState = {
  /** The whole file is there already. */
  skipUpload: optional(bool()),
  /** Numbers of the chunks that have come. */
  uploaded: optional(listOf(count())),
  needMerge: optional(bool()),
  /** Where the file can be fetched, once it is whole. */
  url: optional(link()),
};

const CHUNKS = 'bigUpload/upload';

/** Asks what the server has of a file. */
export const testChunk = read(CHUNKS, { query: chunk, answer: uploadState, access: 'free' });

/** Sends a chunk as a form, its bytes as `upfile`. */
export const sendChunk = post(CHUNKS, { body: chunk, answer: uploadState, access: 'free' });

/** Puts the chunks together; `token` is the session's once more. */
export const mergeChunks = post('bigUpload/uploadMerge', {
  body: { ...file, token: text() },
  answer: uploadState,
  access: 'free',
  refusals: ['wrongState', 'invalidInput'],
});
