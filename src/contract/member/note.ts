import { bulkAnswer, del, post, put, read } from '../call';
import { requestId } from '../field/body';
import { flag } from '../field/numbers';
import { nullable, optional, staffOnly } from '../field/shared';
import { id, ids, memberId, note, tags, text } from '../field/texts';
import { time } from '../field/times';
import { equals } from '../filter';
import { defineResource } from '../resource';

/** Staff notes about one member, pinned ones first, then the latest; no other order is possible. */
export const memberNote = defineResource({
  name: 'memberNote',
  title: 'content',
  row: {
    id: id(),
    /** The member whom it is about. */
    memberId: memberId(),
    content: text({ max: 500, multiline: true }),
    pinned: flag(),
    /** User names. */
    mentions: staffOnly(tags({ list: 'admin' })),
    createdBy: staffOnly(text()),
    createdAt: time(),
    /** Until when the current operator may delete it; `null`: never. */
    deletableUntil: nullable(time()),
  },
  filters: { memberId: equals() },
  calls: {
    /** Notes about one member, who has to be named. */
    list: read('memberNote/list', { query: { memberId: memberId() } }),
    add: post('memberNote/add', {
      body: {
        memberId: memberId(),
        content: note({ min: 1, max: 500 }),
        pinned: flag(),
        mentions: optional(tags({ list: 'admin', max: 10, longest: 32 })),
        requestId: requestId(),
      },
      answer: { id: id() },
    }),
    /** Pins a note above the others, or takes it down. */
    pin: put('memberNote/pin', {
      body: { id: id(), pinned: flag() },
      again: 'same',
      permission: 'memberNote/add',
    }),
    /** Refused for other operators' notes, and for one's own after half an hour. */
    remove: del('memberNote/delete', {
      body: { ids: ids() },
      answer: bulkAnswer,
      again: 'notFound',
      refusals: ['protectedRecord'],
    }),
  },
});
