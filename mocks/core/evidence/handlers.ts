import type { HttpHandler } from 'msw';
import { canonical } from '../../../src/contract/canonical';
import { evidence } from '../../../src/contract/shell/evidence';
import { reveal } from '../../../src/contract/shell/reveal';
import { consoleZone } from '../config/consoleSettings';
import type { Db } from '../db';
import { act, mustMayCall } from '../http';
import type { Context } from '../http';
import type { InputOf } from '../input';
import { invalid, Refusal } from '../refusal';
import { sha256 } from '../sha256';
import { isScoped, withoutStaff } from '../staffOnly';
import { evidenceOf } from './file';
import { withoutPictures } from './pictures';
import { readerOf } from './readers';

/** A record as its detail shows it to this operator, with a digest over all that is handed out. */
function evidenceFor(context: Context<InputOf<typeof evidence>>): object {
  const { db, user, can, input, note } = context;
  const { resource, id, reason = '' } = input;
  const reader = readerOf(db, resource);
  if (!reader) throw invalid('resource');
  const { call, shape, title, target } = reader;
  note({ title, targetType: target, targetId: String(id), reason });
  mustMayCall(context, call);
  const asksPictures = reason !== '';
  if (asksPictures && !can(reveal.path)) throw new Refusal(40300);
  const { record: found, name } = reader.read(context, id);
  note({ targetText: name });
  const shown = isScoped(context) ? withoutStaff(shape, found) : found;
  const { record, pictures } = withoutPictures(shape, shown);
  const held = pictures.map((named) => evidenceOf(db, named));
  const contents = {
    resource,
    id: String(id),
    title: name,
    record,
    files: held.map(({ file }) => file),
    exportedBy: user.userName,
    exportedAt: db.stamp(),
    zone: consoleZone(db),
    reason,
  };
  return {
    contents,
    digest: sha256(canonical(contents)),
    pictures: asksPictures ? held.map(({ picture }) => picture) : [],
  };
}

/** Records as evidence, each with a line in the operation log. */
export const evidenceHandlers = (db: Db): HttpHandler[] => [
  act(db, evidence, { title: '依据页', type: 'export' }, evidenceFor),
];
