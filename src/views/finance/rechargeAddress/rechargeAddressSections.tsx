import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { screenKit } from '@/domain/kit/screenKit';
import { CollectCell } from './CollectCell';

const { fact, section } = screenKit(rechargeAddress);

/** Detail sections of an address, with its history. */
export const sections = [
  section.facts('rechargeAddress.sectionAddress', [
    'address',
    'memo',
    'walletCode',
    'chain',
    'allocType',
    'status',
    'source',
    'member',
    'allocatedAt',
  ]),
  section.facts('rechargeAddress.sectionMoney', [
    'chainBalance',
    fact.custom('toCollect', (record) => <CollectCell address={record} />),
    'collectNo',
    'totalReceived',
    'receiveCount',
    'lastReceivedAt',
  ]),
  section.facts('rechargeAddress.sectionRecord', [
    'remark',
    'createdAt',
    'createdBy',
    'updatedAt',
    'updatedBy',
  ]),
  section.history(({ history }) => history),
];
