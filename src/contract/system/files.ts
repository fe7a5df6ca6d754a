import { del } from '../call';
import { word } from '../field/choices';
import { count } from '../field/numbers';
import { sortable, staffOnly } from '../field/shared';
import { hash, id, ids, link, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, equals } from '../filter';
import { defineResource } from '../resource';
import { flatList } from '../standard';

/** Uploaded files. */
export const files = defineResource({
  name: 'file',
  view: 'files/index',
  title: 'name',
  decides: ['createdAt'],
  row: {
    id: id(),
    name: text(),
    /** Bytes. */
    size: sortable(count()),
    /** Category by its extension. */
    type: word('image', 'video', 'audio', 'document'),
    md5: hash(),
    /** Path on the server's own origin. */
    url: link(),
    createdBy: staffOnly(text()),
    createdAt: sortable(time()),
  },
  filters: { name: contains(), type: anyOf(), md5: equals() },
  dates: ['createdAt'],
  calls: {
    ...flatList('file'),
    /** Deletes all of them or none. `inUse`: a record shows one of them. */
    remove: del('file/delete', {
      body: { ids: ids({ max: 1000 }) },
      again: 'notFound',
      refusals: ['inUse'],
    }),
  },
});
