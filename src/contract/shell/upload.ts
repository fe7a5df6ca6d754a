import { post, read } from '../call';
import { bool, count } from '../field/numbers';
import { listOf } from '../field/nested';
import { optional } from '../field/shared';
import { link, text } from '../field/texts';

/** A number of bytes; files may be larger than 2 GiB. */
const bytes = () => count({ min: 0, max: Number.MAX_SAFE_INTEGER });

/** A file has at most so many chunks. */
export const MOST_CHUNKS = 1_000_000;

/** The file and its division into chunks. */
const file = {
  /** The md5 of the whole file, in lower case. */
  identifier: text({ min: 32, max: 32, pattern: /^[0-9a-f]{32}$/ }),
  /** `max(floor(totalSize / 2,048,000), 1)`. */
  totalChunks: count({ min: 1, max: MOST_CHUNKS }),
  totalSize: bytes(),
  /** Name of the file, without a folder. */
  filename: text({ min: 1, max: 255 }),
};

const chunk = {
  ...file,
  /** From 1 to `totalChunks`. */
  chunkNumber: count({ min: 1, max: MOST_CHUNKS }),
  chunkSize: bytes(),
  currentChunkSize: bytes(),
  /** The file with the folders that it was chosen with. */
  relativePath: optional(text({ max: 1000 })),
};

/** What the server has of a file. Every field may be missing; the client then asks or sends again. */
export const uploadState = {
  /** True when the server has the whole file. */
  skipUpload: optional(bool()),
  /** Numbers of the chunks that the server has. */
  uploaded: optional(listOf(count())),
  needMerge: optional(bool()),
  /** Address of the file, once it is complete. */
  url: optional(link()),
  /** The file as it was asked about. */
  identifier: optional(file.identifier),
  totalChunks: optional(file.totalChunks),
  totalSize: optional(file.totalSize),
  filename: optional(file.filename),
};

const CHUNKS = 'bigUpload/upload';

/** Asks what the server has of a file. */
export const testChunk = read(CHUNKS, { query: chunk, answer: uploadState, access: 'free' });

/** Sends a chunk as a form with its bytes. */
export const sendChunk = post(CHUNKS, {
  body: chunk,
  file: 'upfile',
  again: 'same',
  answer: uploadState,
  access: 'free',
});

/** Merges the chunks; `token` repeats the session's token. */
export const mergeChunks = post('bigUpload/uploadMerge', {
  body: { ...file, token: text({ max: 4000 }) },
  answer: uploadState,
  again: 'same',
  access: 'free',
  refusals: ['wrongState'],
});
