import { StopOutlined } from '@ant-design/icons';
import { ipRecord, SHARED_BY } from '@/contract/risk/ipRecord';
import { ipRule, IpScope } from '@/contract/risk/ipRule';
import type { RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { countText } from '@/ui/cell/value';
import { blockAddress } from '../blockAddress';
import { RuleEffect } from '../RuleEffect';
import styles from '../risk.module.css';
import { TAB } from '../tab';
import { openNeighbours } from './openNeighbours';

type Record = RowOf<typeof ipRecord>;

const { screen, col, row, bulk, bar } = screenKit(ipRecord);

const blockOne = row.ask(
  blockAddress<Record>(
    ({ ip }) => ip,
    () => IpScope.members,
  ),
);

const blockMany = bulk.ask({
  call: ipRule.calls.block,
  label: 'ipRule.block',
  icon: <StopOutlined />,
  danger: true,
  text: (rows, t) => t('ipRule.blockManyText', { n: rows.length }),
  content: (rows) => <RuleEffect wanted={{ records: rows.map(({ id }) => id) }} />,
  fields: (field) => [field('expireAt', { label: 'ipRule.expireAt', hint: 'ipRule.expireHint' })],
  done: 'ipRule.blocked',
});

const { some, many } = SHARED_BY;

function Shared({ members }: { members: number }) {
  const weight = members > many ? styles.many : members > some ? styles.some : undefined;
  return <span className={weight}>{countText(members)}</span>;
}

/** What members did, and from which address. */
export const Records = screen({
  ownParams: [TAB],
  columns: [
    'member',
    col('ip', { width: 128 }),
    col.custom('sameIpMembers', ({ sameIpMembers }) => <Shared members={sameIpMembers} />, {
      width: 120,
      align: 'end',
    }),
    col('riskLevel', { width: 90 }),
    col('ipType', { width: 108 }),
    col('action', { width: 120 }),
    col('countryCode', { width: 110 }),
    col('device', { width: 150 }),
    col('result', { width: 90 }),
    'createdAt',
  ],
  toolbar: [bar.exportCsv()],
  rowActions: [openNeighbours, blockOne],
  bulkActions: [blockMany],
});
