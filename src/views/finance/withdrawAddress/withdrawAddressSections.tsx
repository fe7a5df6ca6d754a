import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { screenKit } from '@/domain/kit/screenKit';
import { SharedCell } from './SharedCell';

const { fact, section } = screenKit(withdrawAddress);

/** Detail sections of an address, with its history. */
export const sections = [
  section.facts('withdrawAddress.sectionAddress', [
    'address',
    'memo',
    'label',
    'walletCode',
    'chain',
    'status',
    'isWhitelist',
    'createdAt',
    'activeAt',
    'createdIp',
  ]),
  section.facts('withdrawAddress.sectionMember', [
    'member',
    'aboutMember',
    'useCount',
    'totalAmount',
    'lastUsedAt',
  ]),
  section.facts('withdrawAddress.sectionRisk', [
    fact.custom('sharedMembers', (record) => <SharedCell place={record} />),
    'riskNote',
    'blacklistedBy',
    'blacklistedAt',
    'blacklistReason',
    'remark',
  ]),
  section.history(({ history }) => history),
];
