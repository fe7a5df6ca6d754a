import { createHash, randomBytes } from 'node:crypto';
import { isRow } from '../faults';
import type { Row } from '../faults';
import { callOf, listRows } from '../world';
import type { World } from '../world';

const CHUNK = 2_048_000;
const CHUNKS = 2;

/** A file of two chunks, and what the protocol says about it. */
function someFile() {
  const bytes = randomBytes(CHUNK * CHUNKS + 5);
  const identifier = createHash('md5').update(bytes).digest('hex');
  const file = {
    identifier,
    totalChunks: CHUNKS,
    totalSize: bytes.length,
    filename: `conform-${identifier}.txt`,
  };
  const chunk = (number: number, of: Uint8Array = bytes) => {
    const part = of.slice((number - 1) * CHUNK, number === CHUNKS ? of.length : number * CHUNK);
    const fields = {
      ...file,
      chunkNumber: number,
      chunkSize: CHUNK,
      currentChunkSize: part.length,
      relativePath: file.filename,
    };
    return { fields, bytes: new Blob([new Uint8Array(part)]) };
  };
  return { bytes, file, chunk };
}

const uploadedOf = (data: unknown): string =>
  isRow(data) && Array.isArray(data['uploaded']) ? data['uploaded'].map(String).sort().join() : '';

const skips = (data: unknown): boolean => isRow(data) && data['skipUpload'] === true;

/** A file is asked for, sent in chunks, merged, found, and stays what it is. */
export async function checkUpload(world: World): Promise<void> {
  const [test, send, merge] = ['testChunk', 'sendChunk', 'mergeChunks'].map((name) =>
    world.probe(callOf(`upload.${name}`)),
  );
  if (!test || !send || !merge) return;
  const { bytes, file, chunk } = someFile();
  const asked = () => test.success(chunk(1).fields, 'upload');
  const sent = ({ fields, bytes: part }: ReturnType<typeof chunk>) =>
    send.success(fields, 'upload', { bytes: part });
  const body = { ...file, token: world.main.token };

  const before = await asked();
  if (skips(before) || uploadedOf(before) !== '')
    test.differs('upload', 'a file that was never sent is there');
  await sent(chunk(1));
  await checkOthers(world, chunk(1).fields, body);
  if (uploadedOf(await asked()) !== '1')
    test.differs('upload', 'uploaded does not have the chunk that was sent');
  await merge.refused(body, 'wrongState', { rule: 'upload', what: 'a file with a missing chunk' });
  await sent(chunk(2));
  const merged = await merge.success(body, 'upload');
  if (!skips(await asked())) test.differs('upload', 'skipUpload is not true for a complete file');
  await checkOthers(world, chunk(1).fields, body);

  const other = chunk(1, randomBytes(bytes.length));
  await send.ask(other.fields, { bytes: other.bytes });
  await test.ask({ ...chunk(1).fields, filename: 'other.txt', totalSize: 5, totalChunks: 1 });
  if (!skips(await asked())) test.differs('upload', 'a complete file can be taken away by sending it again');
  await checkContent(world, merged, file.identifier);
}

/** Other operators are told nothing of it, and cannot complete it. */
async function checkOthers(
  { people: [, other], ...world }: World,
  fields: object,
  body: object,
): Promise<void> {
  if (!other) return;
  const test = world.probe(callOf('upload.testChunk'), other);
  const merge = world.probe(callOf('upload.mergeChunks'), other);
  const seen = await test.success(fields, 'upload');
  if (skips(seen) || uploadedOf(seen) !== '') {
    test.differs('upload', 'another operator is told what there is of a file');
  }
  const what = 'a file that another operator has sent';
  await merge.refused({ ...body, token: other.token }, 'wrongState', { rule: 'upload', what });
}

/** The file is in the library with its md5, and its address answers what was sent. */
async function checkContent(world: World, merged: unknown, md5: string): Promise<void> {
  const merge = world.probe(callOf('upload.mergeChunks'));
  const url = isRow(merged) && typeof merged['url'] === 'string' ? merged['url'] : null;
  if (url === null) return merge.differs('upload', 'a complete file has no url');
  const response = await world.fetch(url);
  const digest = createHash('md5')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex');
  if (digest !== md5) merge.differs('upload', 'the address of the file answers something else');
  if (response.headers.get('x-content-type-options') !== 'nosniff') {
    merge.differs('upload', 'the file is served without X-Content-Type-Options: nosniff');
  }
  if (!response.headers.get('content-security-policy')?.includes('sandbox')) {
    merge.differs('upload', 'the file is served without a Content-Security-Policy with sandbox');
  }
  const files: Row[] = listRows(await world.probe(callOf('file.list')).success({ md5 }, 'upload'));
  const [found] = files;
  if (!found) return merge.differs('upload', 'the file is not in the list of files');
  await world.probe(callOf('file.remove')).success({ ids: [found['id']] }, 'upload');
}
