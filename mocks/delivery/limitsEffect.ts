import { loosensLimit } from '../../src/contract/delivery/limitRules';
import { isSame } from '../../src/contract/guard';
import { DeliveryStatus } from '../../src/contract/delivery/orderFlow';
import type { Consequence } from '../core/change/guarding';
import type { Db } from '../core/db';
import { groups } from '../core/groups';
import { format, parse, sum } from '../core/money';
import type { Money } from '../core/money';
import type { Texts } from '../core/rows';
import { dayStart, stampOf } from '../core/time';
import { DOWN, UP } from '../core/trading/delivery';
import { exposureOf } from './exposure';
import { ordersOfContract } from './rows';
import type { ContractRow } from './rows';

/** A limit whose rise may cost the platform more. */
const limited = (label: Texts, before: string, after: string): Consequence => ({
  label,
  before,
  after,
  bad: loosensLimit(before, after),
});

/** What each side may cost, beside what its running orders could cost now. */
function ofExposure(db: Db, before: ContractRow, after: ContractRow): Consequence[] {
  const { settleCoin: coin, id } = before;
  const now = exposureOf(db, id);
  const sides: readonly (readonly [Money, Texts])[] = [
    [now[UP], ['看涨', 'Up', '看漲']],
    [now[DOWN], ['看跌', 'Down', '看跌']],
  ];
  return [
    limited(
      [
        `最坏情况：单边全部获胜时的派付（${coin}）`,
        `Worst case: what one side may be paid, ${coin}`,
        `最壞情況：單邊全部獲勝時的派付（${coin}）`,
      ],
      before.maxExposure,
      after.maxExposure,
    ),
    ...sides.map(([cost, [zh, en, tw]]): Consequence => {
      const left = (cap: string) => format(parse(cap) > cost ? parse(cap) - cost : 0n);
      return {
        label: [
          `${zh}：还可接受的敞口（${coin}）`,
          `${en}: exposure still accepted, ${coin}`,
          `${tw}：還可接受的曝險（${coin}）`,
        ],
        before: left(before.maxExposure),
        after: left(after.maxExposure),
        bad: false,
      };
    }),
  ];
}

/** Members who have reached what one of them may have running, or stake in a day. */
function ofMembers(db: Db, before: ContractRow, after: ContractRow): Consequence[] {
  const today = stampOf(dayStart(db.now()));
  const members = [...groups(ordersOfContract(db, before.id), ({ memberId }) => memberId).values()];
  const running = members.map((own) => own.filter(({ status }) => status === DeliveryStatus.running).length);
  const staked = members.map((own) =>
    sum(own.filter(({ openAt }) => openAt >= today).map(({ stake }) => stake)),
  );
  const atLimit = ({ maxOpenPerMember: most, dailyPerMember }: ContractRow): string => {
    const daily = parse(dailyPerMember);
    const reached = members.filter(
      (_, place) =>
        (most > 0 && (running[place] ?? 0) >= most) || (daily > 0n && (staked[place] ?? 0n) >= daily),
    );
    return String(reached.length);
  };
  return [
    {
      label: [
        '因单人上限暂不能再下单的会员',
        'Members who can place no more orders under the limits per member',
        '因單人上限暫不能再下單的會員',
      ],
      before: atLimit(before),
      after: atLimit(after),
      bad: false,
    },
  ];
}

const NO_LIMIT: Texts = ['不限', 'No limit', '不限'];

const perMember = (label: Texts, before: string, after: string): Consequence => ({
  ...limited(label, before, after),
  before: parse(before) === 0n ? NO_LIMIT : before,
  after: parse(after) === 0n ? NO_LIMIT : after,
});

/** What other limits of a contract would do; writes nothing. */
export function limitsEffect(db: Db, before: ContractRow, after: ContractRow): Consequence[] {
  const differs = (...names: (keyof ContractRow)[]) =>
    names.some((name) => !isSame(before[name], after[name]));
  const { settleCoin: coin } = before;
  return [
    ...(differs('maxStake')
      ? [
          limited(
            [`单笔最大金额（${coin}）`, `Largest stake of one order, ${coin}`, `單筆最大金額（${coin}）`],
            before.maxStake,
            after.maxStake,
          ),
        ]
      : []),
    ...(differs('maxExposure') ? ofExposure(db, before, after) : []),
    ...(differs('maxOpenPerMember')
      ? [
          perMember(
            ['单人未结订单上限', 'Max. open orders per member', '單人未結訂單上限'],
            String(before.maxOpenPerMember),
            String(after.maxOpenPerMember),
          ),
        ]
      : []),
    ...(differs('dailyPerMember')
      ? [
          perMember(
            [`单人日限额（${coin}）`, `Max. staked per member and day, ${coin}`, `單人日限額（${coin}）`],
            before.dailyPerMember,
            after.dailyPerMember,
          ),
        ]
      : []),
    ...(differs('maxOpenPerMember', 'dailyPerMember') ? ofMembers(db, before, after) : []),
  ];
}
