import * as v from 'valibot';
import { readByPost } from '../call';
import { reason } from '../field/body';
import { listOf, record, records } from '../field/nested';
import { count } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { hash, id, image, text } from '../field/texts';
import { time } from '../field/times';
import { unchecked } from '../field/unchecked';

/** A picture that a record names: what is known of the file, without what is in it. */
export const evidenceFile = {
  /** The field of the record that names it, with those it is nested in before it, behind points. */
  field: text(),
  name: text(),
  /** Bytes; `null` where the file lies with somebody else. */
  size: nullable(count()),
  /** When it arrived; `null` where that is not known. */
  at: nullable(time()),
  /** SHA-256 of the file; empty where it lies with somebody else. */
  digest: hash(),
};

/** What the digest of an evidence page is made over. */
export const evidenceContents = {
  /** Name of the resource. */
  resource: text(),
  id: id(),
  /** What people call the record. */
  title: text(),
  /** The record as its `get` answers it to the same operator, with `''` in place of each picture and no entries in lists of pictures. */
  record: unchecked(v.record(v.string(), v.unknown())),
  files: records(evidenceFile),
  /** Username of who exported it. */
  exportedBy: text(),
  exportedAt: time(),
  /** IANA name of the zone of all times. */
  zone: text(),
  /** Why the pictures were asked for; empty without them. */
  reason: text(),
};

/**
 * One record as evidence: what its detail shows to the operator, with its history and bookings, and a digest over all of it. Each
 * call is written to the operation log. For whoever may read the record.
 */
export const evidence = readByPost('common/evidence', {
  body: {
    /** Name of a resource that has a `get`. */
    resource: text({ min: 1, max: 40 }),
    id: id(),
    /** Asks for the pictures too, with the permission of `common/reveal`. */
    reason: optional(reason()),
  },
  answer: {
    /** Clients make the digest over what they get, fields that they do not know included. */
    contents: record(evidenceContents),
    /** SHA-256 over the canonical JSON of `contents`: no blanks, names in the order of their code units, numbers as texts. */
    digest: hash(),
    /** The pictures as data addresses in the order of `files`, `''` for one that lies elsewhere; none without a reason. */
    pictures: listOf(image()),
  },
  access: 'free',
  /** `notFound`: also of a record outside of the data scope. */
  refusals: ['forbidden', 'notFound', 'reasonTooShort'],
  touches: ['operLog'],
});
