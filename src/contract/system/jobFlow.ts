import { defineFlow } from '../flow';

/** `sys_job_status` */
export const JobStatus = { paused: 0, running: 1 } as const;
export type JobStatus = (typeof JobStatus)[keyof typeof JobStatus];

/** The life of a job: it runs by its expression until it is paused. */
export const jobFlow = defineFlow({
  field: 'status',
  states: JobStatus,
  begins: ['paused', 'running'],
  rests: ['paused', 'running'],
  ends: {},
  people: {},
  moves: {
    pause: { call: 'setStatus', sends: { on: JobStatus.paused }, from: ['running'], to: ['paused'] },
    resume: { call: 'setStatus', sends: { on: JobStatus.running }, from: ['paused'], to: ['running'] },
  },
});
