import { stepUpOf } from '@/contract/call';
import { MenuType } from '@/contract/system/menu';
import type { DescribedCall } from '../../contract/described';
import { bodyFor } from '../bodies/body';
import { newMark } from '../bodies/made';
import type { Row } from '../faults';
import { waitingOnes } from '../recipes/changes';
import type { Waiting } from '../recipes/changes';
import { told } from '../recipes/values';
import type { World } from '../world';
import { checkPassword } from './password';
import { candidates } from './samples';

/** Changes for which descriptions of calls say in words that they take the password; `null` where a record has none. */
const TOLD: Readonly<Record<string, (record: Row) => Row | null>> = {
  'channel.add': () => ({ channelCode: `conform_${newMark()}`, autoReview: 1 }),
  'config.add': () => ({ configKey: `withdraw.conform${newMark()}`, valueType: 'number', configValue: '1' }),
  'coupon.add': () => ({}),
  'coupon.edit': ({ pendingChange, totalQty }) =>
    pendingChange === null ? { totalQty: Number(totalQty) + 1 } : null,
  'job.edit': ({ jobGroup }) => (jobGroup === 'MONEY' ? {} : null),
  'job.setStatus': ({ jobGroup }) => (jobGroup === 'MONEY' ? {} : null),
  'menu.add': ({ roles }) =>
    Array.isArray(roles) && roles.length > 0 ? { name: `conform/${newMark()}`, roles } : null,
  'menu.update': ({ menuType }) => (menuType === MenuType.button ? { name: `conform/${newMark()}` } : null),
  'user.edit': ({ isAdmin }) => (isAdmin === 1 ? { mobile: '13900000000' } : null),
};

/** Records with changes that take the own password, where not every change does. */
async function* changesOf(world: World, described: DescribedCall): AsyncGenerator<Waiting> {
  const { of, id } = described;
  const changeOf = TOLD[id];
  if (changeOf) {
    for await (const record of candidates(world, described)) {
      const change = changeOf(record);
      if (change) yield { record, change };
    }
  } else if (of?.verb === 'edit' && of.resource.calls['confirmChange'])
    yield* waitingOnes(world, of.resource.name);
}

/** A change that takes the own password is refused without it, also by a call that does not ask for it always. */
export async function checkGuarded(world: World, described: DescribedCall): Promise<void> {
  const { call, id } = described;
  if (stepUpOf(call) !== 'sometimes') return;
  for await (const { record, change } of changesOf(world, described)) {
    const values = { ...(await told(world, id, record)), ...change };
    const body = await bodyFor(world, call, { record, values });
    if (body) return checkPassword(world, described, body);
  }
}
