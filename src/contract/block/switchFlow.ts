import { defineFlow } from '../flow';

/** `sys_normal_disable` */
export const OnOff = { off: 0, on: 1 } as const;
export type OnOff = (typeof OnOff)[keyof typeof OnOff];

/** The life of a record that is switched on and off, and is nothing else. */
export const switchFlow = defineFlow({
  field: 'status',
  states: OnOff,
  begins: ['off', 'on'],
  rests: ['off', 'on'],
  ends: {},
  people: {},
  moves: {
    switchOn: { call: 'setStatus', sends: { on: OnOff.on }, from: ['off'], to: ['on'] },
    switchOff: { call: 'setStatus', sends: { on: OnOff.off }, from: ['on'], to: ['off'] },
  },
});
