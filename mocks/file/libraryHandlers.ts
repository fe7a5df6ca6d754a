import type { HttpHandler } from 'msw';
import type { WireRowOf } from '@/contract/resource';
import { files } from '../../src/contract/system/files';
import type { Db } from '../core/db';
import { fileUrl, usedFiles } from '../core/files';
import type { FileRow } from '../core/files';
import { act, answerAsked } from '../core/http';
import { ordered, pageOf } from '../core/listing';
import { noteList } from '../core/lists';
import { anyOf, has, is, ofQuery, questionOf } from '../core/question';
import { Refusal } from '../core/refusal';
import { extensionOf } from './uploads';

type StoredFile = WireRowOf<typeof files> & { id: number };

const TITLE = '文件库';

const KINDS: readonly [type: StoredFile['type'], extensions: string][] = [
  ['image', 'gif jpg jpeg png bmp webp'],
  ['video', 'mp4 m3u8 rmvb avi swf 3gp mkv flv'],
  ['audio', 'mp3 wav wma ogg aac flac'],
];

function typeOf(name: string): StoredFile['type'] {
  const extension = extensionOf(name);
  return KINDS.find(([, extensions]) => extensions.split(' ').includes(extension))?.[0] ?? 'document';
}

const wire = ({ id, name, size, md5, key, createdBy, createdAt }: FileRow): StoredFile => ({
  id,
  name,
  size,
  type: typeOf(name),
  md5,
  url: fileUrl(key),
  createdBy,
  createdAt,
});

const question = questionOf<StoredFile>(
  files,
  { name: has((row) => row.name), type: anyOf((row) => row.type), md5: is((row) => row.md5) },
  { createdAt: (row) => row.createdAt },
);

const SORTS = {
  createdAt: (row: StoredFile) => row.createdAt,
  size: (row: StoredFile) => row.size,
};

function listHandler(db: Db): HttpHandler {
  noteList(db, files);
  return answerAsked(db, files.calls.list, ofQuery(question), ({ input }) => {
    const rows = Array.from(db.files.values(), wire).filter((row) => input.keeps(row, db));
    return pageOf(ordered(rows, input.orderBy, SORTS), input, (row) => row);
  });
}

export const fileLibraryHandlers = (db: Db): HttpHandler[] => [
  listHandler(db),
  act(db, files.calls.remove, { title: TITLE }, ({ input, note }) => {
    const rows = input.ids.flatMap((id) => db.files.get(id) ?? []);
    if (rows.length < new Set(input.ids).size) throw new Refusal(40400);
    note({ targetType: 'file', targetId: rows.map(({ id }) => id).join() });
    const used = usedFiles(db);
    if (rows.some(({ key }) => used.has(fileUrl(key)))) throw new Refusal(40906);
    for (const { id } of rows) db.files.delete(id);
    return null;
  }),
];
