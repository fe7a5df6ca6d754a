import { defineFlow } from '../flow';

/** `sys_notice_status` */
export const NoticeStatus = { draft: 0, published: 1, closed: 2, scheduled: 3 } as const;

/** The life of what the staff is told. */
export const noticeFlow = defineFlow({
  field: 'status',
  states: NoticeStatus,
  begins: ['draft', 'published'],
  rests: ['draft', 'published'],
  ends: { closed: 'over' },
  people: {},
  moves: {
    edit: { call: 'edit', from: ['draft'], isEdit: true },
    /** At once, or at `publishAt`. */
    publish: {
      call: 'publish',
      sends: { on: 1 },
      from: ['draft', 'scheduled'],
      to: ['published', 'scheduled'],
    },
    close: { call: 'publish', sends: { on: 0 }, from: ['published'], to: ['closed'] },
    takeBack: { call: 'publish', sends: { on: 0 }, from: ['scheduled'], to: ['draft'] },
    remove: { call: 'remove', verb: 'delete', from: ['draft', 'closed'] },
    /** Its time has come. */
    appear: { verb: 'publish', from: ['scheduled'], to: ['published'] },
  },
});
