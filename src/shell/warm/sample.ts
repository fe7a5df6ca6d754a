import { QueryClient } from '@tanstack/react-query';
import { memberBrief } from '@/contract/block/member';
import { code } from '@/contract/field/codes';
import { count, money } from '@/contract/field/numbers';
import { sortable } from '@/contract/field/shared';
import { hash, id, option, text } from '@/contract/field/texts';
import { time } from '@/contract/field/times';
import { anyOf, contains, range } from '@/contract/filter';
import { readPage } from '@/contract/page';
import { defineResource } from '@/contract/resource';
import { lists, summarises } from '@/contract/standard';
import { RechargeStatus } from '@/contract/finance/rechargeFlow';
import { dictQuery } from '@/crud/cell/useDict';
import { pageQuery, summaryQuery } from '@/crud/list/listQueries';

/** A resource of the commonest fields, which no server knows. */
export const sample = defineResource({
  name: 'sample',
  title: 'orderNo',
  row: {
    id: id(),
    ...memberBrief,
    orderNo: text(),
    status: code('biz_recharge_status'),
    amount: sortable(money({ coin: 'coin' })),
    coin: option('coin'),
    txHash: hash(),
    createdAt: sortable(time()),
  },
  summary: { lines: count() },
  filters: { orderNo: contains(), status: anyOf(), amount: range() },
  dates: ['createdAt'],
  calls: { ...lists('sample'), ...summarises('sample') },
});

const row = {
  id: '1',
  memberId: '1',
  uid: '1',
  account: '1',
  nickname: '1',
  memberType: 1,
  level: 1,
  inviterUid: '1',
  tags: ['1'],
  orderNo: '1',
  status: RechargeStatus.pending,
  amount: '1.00',
  coin: 'USDT',
  txHash: '0x0000000000000000000000000000000000000000',
  createdAt: '2020-01-01 00:00:00',
};

const QUESTION = { pageNum: 1, pageSize: 20, orderBy: undefined };

/** The answers about the sample; a drawing of it needs no server. */
export function sampleAnswers(): QueryClient {
  const client = new QueryClient();
  const page = readPage(sample.row, { list: [row], total: 1 });
  if (page) client.setQueryData(pageQuery(sample, QUESTION).queryKey, page);
  client.setQueryData(summaryQuery(sample, QUESTION).queryKey, { lines: 1 });
  for (const type of ['biz_recharge_status', 'biz_member_type', 'biz_member_level'])
    client.setQueryData(dictQuery(type).queryKey, [{ key: '1', value: '1', isDefault: 0 }]);
  return client;
}
