import {
  CloseSquareOutlined,
  PauseCircleOutlined,
  PlayCircleOutlined,
  StopOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { contractSymbol } from '@/contract/trading/symbol';
import type { RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import type { Translate } from '@/i18n';

const { row } = screenKit(contractSymbol);

type Row = RowOf<typeof contractSymbol>;

/** A step between trading states. */
type Step = 'resume' | 'closeOnly' | 'suspend' | 'delist';

/** Brings a symbol into another trading state; says what members can do from then on. */
const stateAction = (
  name: Step,
  icon: ReactNode,
  disabledReason: (record: Row, t: Translate) => string | null = () => null,
) =>
  row.move(name, {
    label: `contractSymbol.${name}`,
    icon,
    danger: name !== 'resume',
    disabledReason,
    text: ({ symbol, openPositions }, t) => [
      t(`contractSymbol.${name}Text`, { symbol }),
      t('contractSymbol.openNow', { n: openPositions }),
    ],
    done: 'contractSymbol.stateSet',
  });

/** The steps between trading states: trading ⇄ close-only ⇄ suspended, and from close-only to delisted. */
export const stateActions = [
  stateAction('closeOnly', <CloseSquareOutlined />),
  stateAction('suspend', <PauseCircleOutlined />),
  stateAction('resume', <PlayCircleOutlined />),
  stateAction('delist', <StopOutlined />, ({ openPositions }, t) =>
    openPositions > 0 ? t('contractSymbol.stillOpen') : null,
  ),
];
