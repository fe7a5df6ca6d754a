import { ValueType } from '@/contract/system/config';
import { textOf } from '../faults';
import type { Row } from '../faults';
import { freshValue } from '../bodies/fresh';
import { newMark } from '../bodies/made';
import { callOf } from '../world';
import type { Recipe } from './recipe';
import { didIt, idIn } from './requests';

/** What a new record has besides values like those of another one, and new ones for what no two records share. */
const TOLD: Readonly<Record<string, (record: Row) => Row>> = {
  banner: () => ({ startAt: undefined, endAt: undefined }),
  channel: () => ({ autoReview: 0 }),
  config: () => ({ configKey: `conform.${newMark()}`, valueType: ValueType.text, configValue: 'conform' }),
  // Hours that no contract has, and not the only cycle that is offered first.
  deliveryCycle: () => ({ cycleValue: 2 + (parseInt(newMark(), 16) % 57), cycleUnit: 'm', isDefault: 0 }),
  member: () => ({ inviteCode: undefined }),
  contentNotice: () => ({ publishAt: undefined, expireAt: undefined, isTop: 0, isPopup: 0 }),
  tutor: () => ({ bindUid: undefined, isRecommend: 0 }),
  rechargeAddress: () => ({ address: `0x${newMark().repeat(5)}` }),
  walletCode: () => {
    const coin = `C${newMark().slice(0, 6).toUpperCase()}`;
    return { coin, protocol: 'CNF', walletCode: `${coin}-CNF`, priceUsdt: '1' };
  },
};

/** Records that others can be like, where not every one will do. */
const FITTING: Readonly<Record<string, (record: Row) => boolean>> = {
  rechargeAddress: ({ address }) => textOf(address).startsWith('0x'),
};

/** Names of fields that no two records share, though others may be like them in another place. */
const SHARED_BY_NONE: Readonly<Record<string, readonly string[]>> = {
  dept: ['deptName'],
  dictData: ['dictValue'],
  job: ['jobName'],
  role: ['name'],
};

/** New values for what no two records share. */
function freshValues(name: string): Row {
  const { call, of } = callOf(`${name}.add`);
  const unique = [...(of?.resource.unique ?? []), ...(SHARED_BY_NONE[name] ?? [])];
  const { body = {} } = call;
  return Object.fromEntries(
    unique.flatMap((field) => (body[field] ? [[field, freshValue(body[field])]] : [])),
  );
}

/** Adds a record like one of the list, and deletes it where that can be. */
function addition(name: string): Recipe {
  const { resource } = callOf(`${name}.add`).of ?? {};
  const remove = resource?.calls['remove'];
  const fits = FITTING[name] ?? (() => true);
  const values = (record: Row) => ({ ...freshValues(name), ...TOLD[name]?.(record) });
  if (!remove) return { fits, values, irreversible: true };
  return { fits, values, undo: (world, { data }) => didIt(world, `${name}.remove`, { id: idIn(data) }) };
}

export const additionRecipes: Readonly<Record<string, readonly Recipe[]>> = Object.fromEntries(
  [
    'banner',
    'contentNotice',
    'tutor',
    'channel',
    'config',
    'contractSymbol',
    'deliveryContract',
    'deliveryCycle',
    'dept',
    'dictData',
    'dictType',
    'job',
    'member',
    'menu',
    'post',
    'rechargeAddress',
    'role',
    'stakingProduct',
    'user',
    'walletCode',
  ].map((name) => [`${name}.add`, [addition(name)]]),
);
