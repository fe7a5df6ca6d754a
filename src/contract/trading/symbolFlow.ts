import { defineFlow } from '../flow';

/** `biz_trade_state` of a symbol that members still see. */
export const ListedState = { trading: 1, closeOnly: 2, suspended: 3 } as const;
export type ListedState = (typeof ListedState)[keyof typeof ListedState];

/** `biz_trade_state` */
export const TradeState = { ...ListedState, delisted: 4 } as const;

/** The one call that takes a step, told where to. */
const step = (tradeState: number) =>
  ({ call: 'setTradeState', sends: { tradeState }, reason: 'always' }) as const;

/**
 * The life of a contract that members trade. Trading and suspended both go to and come from close-only alone; from there
 * a symbol without open positions is delisted, for good.
 */
export const symbolFlow = defineFlow({
  field: 'tradeState',
  states: TradeState,
  begins: ['suspended'],
  rests: ['trading', 'closeOnly', 'suspended'],
  ends: { delisted: 'over' },
  people: {},
  moves: {
    resume: { ...step(TradeState.trading), from: ['closeOnly'], to: ['trading'] },
    closeOnly: { ...step(TradeState.closeOnly), from: ['trading', 'suspended'], to: ['closeOnly'] },
    suspend: { ...step(TradeState.suspended), from: ['closeOnly'], to: ['suspended'] },
    delist: { ...step(TradeState.delisted), from: ['closeOnly'], to: ['delisted'] },
    edit: { call: 'edit', from: ['trading', 'closeOnly', 'suspended'], isEdit: true },
  },
});
