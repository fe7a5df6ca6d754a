import { defineFlow } from '../flow';

/** `biz_pos_status`; a warning from 80 % of margin ratio on. */
export const PositionStatus = { normal: 1, warning: 2, liquidating: 3 } as const;
export type PositionStatus = (typeof PositionStatus)[keyof typeof PositionStatus];

/**
 * The life of what is open: its state follows from the mark price. It ends by being closed, and is no record any longer;
 * what is being liquidated cannot be closed by staff.
 */
export const positionFlow = defineFlow({
  field: 'status',
  states: PositionStatus,
  begins: ['normal', 'warning', 'liquidating'],
  rests: ['normal', 'warning', 'liquidating'],
  ends: {},
  people: {},
  moves: {
    /** All of it or a part. */
    forceClose: { call: 'forceClose', from: ['normal', 'warning'], reason: 'always' },
    /** Two operators close a whole symbol. */
    closeSymbol: { by: ['contractPosition/confirmCloseSymbol'], from: ['normal', 'warning'] },
    close: { by: ['member'], from: ['normal', 'warning'] },
    warn: { from: ['normal'], to: ['warning'] },
    ease: { from: ['warning', 'liquidating'], to: ['normal', 'warning'] },
    liquidate: { from: ['normal', 'warning'], to: ['liquidating'] },
  },
});
