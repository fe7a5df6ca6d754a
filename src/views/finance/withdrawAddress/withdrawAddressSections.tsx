import { withdrawAddresses } from '@/api/withdrawAddresses';
import { kitOf } from '@/domain/kit/kit';
import { SharedCell } from './SharedCell';

const { fact, member, section } = kitOf(withdrawAddresses);

/** Everything about one address, and what was done about it. */
export const sections = [
  section.facts('withdrawAddress.sectionAddress', [
    fact.address('address', { link: ({ explorerAddress }) => explorerAddress }),
    fact.text('memo'),
    fact.text('label'),
    fact.text('walletCode'),
    fact.dict('chain', 'biz_chain'),
    fact.dict('status', 'biz_withdraw_addr_status'),
    fact.dict('isWhitelist', 'sys_yes_no'),
    fact.time('createdAt'),
    fact.time('activeAt'),
    fact.text('createdIp'),
  ]),
  section.facts('withdrawAddress.sectionMember', [
    fact.member(),
    ...member.columns,
    fact.number('useCount'),
    fact.money('totalAmount', { coin: ({ coin }) => coin }),
    fact.time('lastUsedAt'),
  ]),
  section.facts('withdrawAddress.sectionRisk', [
    fact.custom('sharedMembers', (record) => <SharedCell row={record} />),
    fact.text('riskNote'),
    fact.text('blacklistedBy'),
    fact.time('blacklistedAt'),
    fact.text('blacklistReason'),
    fact.text('remark'),
  ]),
  section.history(({ history }) => history),
];
