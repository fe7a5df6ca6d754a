import { CloseSquareOutlined, PauseCircleOutlined, PlayCircleOutlined, StopOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { contractSymbol } from '@/contract/contract/symbol';
import { TradeState } from '@/contract/contract/symbolFlow';
import type { RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import type { Translate } from '@/i18n';

const { row } = screenKit(contractSymbol);

type Row = RowOf<typeof contractSymbol>;

interface StateTerms {
  /** The name of the action, and of its words. */
  name: 'resume' | 'closeOnly' | 'suspend' | 'delist';
  icon: ReactNode;
  to: (typeof TradeState)[keyof typeof TradeState];
  /** States from which this one is reached. */
  from: readonly number[];
  disabledReason?: (record: Row, t: Translate) => string | null;
}

/** Brings a symbol into another trading state; says what members can do from then on. */
const stateAction = ({ name, icon, to, from, disabledReason }: StateTerms) =>
  row.ask({
    name,
    call: contractSymbol.calls.setTradeState,
    label: `contractSymbol.${name}`,
    icon,
    danger: to !== TradeState.trading,
    visible: ({ tradeState }) => from.includes(tradeState),
    ...(disabledReason ? { disabledReason } : {}),
    fixed: { tradeState: to },
    text: ({ symbol, openPositions }, t) => [
      t(`contractSymbol.${name}Text`, { symbol }),
      t('contractSymbol.openNow', { n: openPositions }),
    ],
    done: 'contractSymbol.stateSet',
  });

/** The steps between trading states: trading ⇄ close-only ⇄ suspended, and from close-only to delisted. */
export const stateActions = [
  stateAction({
    name: 'closeOnly',
    icon: <CloseSquareOutlined />,
    to: TradeState.closeOnly,
    from: [TradeState.trading, TradeState.suspended],
  }),
  stateAction({
    name: 'suspend',
    icon: <PauseCircleOutlined />,
    to: TradeState.suspended,
    from: [TradeState.closeOnly],
  }),
  stateAction({
    name: 'resume',
    icon: <PlayCircleOutlined />,
    to: TradeState.trading,
    from: [TradeState.closeOnly],
  }),
  stateAction({
    name: 'delist',
    icon: <StopOutlined />,
    to: TradeState.delisted,
    from: [TradeState.closeOnly],
    disabledReason: ({ openPositions }, t) => (openPositions > 0 ? t('contractSymbol.stillOpen') : null),
  }),
];
