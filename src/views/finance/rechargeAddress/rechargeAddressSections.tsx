import { rechargeAddresses } from '@/api/rechargeAddresses';
import { kitOf } from '@/domain/kit/kit';
import { CollectCell, OwnerCell } from './rechargeAddressCells';

const { fact, section } = kitOf(rechargeAddresses);

/** Everything about one address, and what was done with it. */
export const sections = [
  section.facts('rechargeAddress.sectionAddress', [
    fact.address('address', { link: ({ explorerAddress }) => explorerAddress }),
    fact.text('memo'),
    fact.text('walletCode'),
    fact.dict('chain', 'biz_chain'),
    fact.dict('allocType', 'biz_addr_alloc'),
    fact.dict('status', 'sys_normal_disable'),
    fact.dict('source', 'biz_addr_source'),
    fact.custom('uid', (record) => <OwnerCell row={record} />),
    fact.time('allocatedAt'),
  ]),
  section.facts('rechargeAddress.sectionMoney', [
    fact.money('chainBalance', { coin: ({ coin }) => coin }),
    fact.custom('toCollect', (record) => <CollectCell row={record} />),
    fact.text('collectNo'),
    fact.money('totalReceived', { coin: ({ coin }) => coin }),
    fact.number('receiveCount'),
    fact.time('lastReceivedAt'),
  ]),
  section.facts('rechargeAddress.sectionRecord', [
    fact.text('remark'),
    fact.time('createdAt'),
    fact.text('createdBy'),
    fact.time('updatedAt'),
    fact.text('updatedBy'),
  ]),
  section.history(({ history }) => history),
];
