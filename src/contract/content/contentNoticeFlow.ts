import { defineFlow } from '../flow';

/** `biz_notice_status` */
export const ContentNoticeStatus = { draft: 0, scheduled: 1, published: 2, withdrawn: 3 } as const;
export type ContentNoticeStatus = (typeof ContentNoticeStatus)[keyof typeof ContentNoticeStatus];

const everywhere = ['draft', 'scheduled', 'published', 'withdrawn'] as const;

/** The life of what members are told: what is published can be withdrawn and published again. */
export const contentNoticeFlow = defineFlow({
  field: 'status',
  states: ContentNoticeStatus,
  begins: ['draft'],
  rests: ['draft', 'published', 'withdrawn'],
  ends: {},
  people: {},
  moves: {
    edit: { call: 'edit', from: everywhere, isEdit: true },
    setTop: { call: 'setTop', from: everywhere, isEdit: true },
    publish: {
      call: 'publish',
      sends: { atOnce: 1 },
      from: ['draft', 'scheduled', 'withdrawn'],
      to: ['published'],
    },
    /** At its `publishAt`. */
    schedule: {
      call: 'publish',
      sends: { atOnce: 0 },
      verb: 'publish',
      from: ['draft', 'withdrawn'],
      to: ['scheduled'],
    },
    withdraw: { call: 'withdraw', from: ['published'], to: ['withdrawn'] },
    takeBack: { call: 'withdraw', verb: 'withdraw', from: ['scheduled'], to: ['draft'] },
    remove: { call: 'remove', verb: 'delete', from: ['draft', 'withdrawn'] },
    /** Its time has come. */
    appear: { verb: 'publish', from: ['scheduled'], to: ['published'] },
    /** Its time is over. */
    expire: { from: ['published'], to: ['withdrawn'] },
  },
});
