import { contractEntrust } from '@/contract/trading/entrust';
import { screenKit } from '@/domain/kit/screenKit';
import { Fills } from '@/domain/trading/Fills';
import { PriceOf } from '@/domain/trading/PriceOf';

const { fact, section } = screenKit(contractEntrust);

/** The drawer of an entrust: what was asked for, what was filled, and what was locked for it. */
export const sections = [
  section.facts('contractEntrust.sectionEntrust', [
    'status',
    'cancelReason',
    'forceReason',
    'forceNote',
    'member',
    'symbol',
    'action',
    'type',
    fact.custom('price', (entrust) => <PriceOf entrust={entrust} />),
    'triggerPrice',
    'triggerBy',
    'filledQty',
    'avgPrice',
    'frozenMargin',
    'fee',
    'orderNo',
    'createdAt',
    'updatedAt',
  ]),
  section.custom('deals', ({ deals }) => <Fills deals={deals} />, 'contractEntrust.deals'),
  section.ledger(),
  section.rest('contractEntrust.sectionMore'),
];
