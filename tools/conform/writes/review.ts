import { newRequestId } from '../bodies/made';
import { permissionName } from '../../contract/path';
import { isRow } from '../faults';
import type { Row } from '../faults';
import { callOf, holds, listRows } from '../world';
import type { World } from '../world';

const PENDING = 1;
const CREDITED = 2;
const ON_HOLD = 5;

/** A pending recharge that nobody has claimed and the main operator did not make. */
async function pendingRecharge(world: World): Promise<Row | undefined> {
  const data = await world
    .probe(callOf('recharge.list'))
    .success({ status: [String(PENDING)], pageSize: 100 });
  return listRows(data).find(
    ({ claimBy, createdBy, firstReviewer }) =>
      claimBy === '' && createdBy !== world.main.userName && firstReviewer === '',
  );
}

const record = async (world: World, { id }: Row): Promise<Row> => {
  const data = await world.probe(callOf('recharge.get')).success({ id });
  return isRow(data) ? data : {};
};

/** A claim keeps others away until it is released. */
export async function checkClaims(world: World): Promise<void> {
  const claim = world.probe(callOf('review.claim'));
  const row = await pendingRecharge(world);
  if (!row) return claim.leaves('claim', 'no recharge is pending');
  const target = { kind: 'recharge', id: row['id'] };
  const answer = await claim.success(target, 'claim');
  if (isRow(answer) && answer['claimBy'] !== world.main.userName)
    claim.differs('claim', 'claimBy is not the caller');
  const claims = await world.probe(callOf('review.claims')).success({ kind: 'recharge' }, 'claim');
  if (
    !Array.isArray(claims) ||
    !claims.some((one) => isRow(one) && String(one['id']) === String(row['id']))
  ) {
    claim.differs('claim', 'review/claims does not have the claim');
  }
  const permission = permissionName(callOf('recharge.review').call.path);
  const other = world.people.find(
    (one) => one.userName !== world.main.userName && !one.scoped && holds(one, permission),
  );
  if (other) {
    const about = { rule: 'claim', what: `${other.userName} claims what another operator has` } as const;
    await world.probe(callOf('review.claim'), other).refused(target, 'claimedByAnother', about);
    const { version } = await record(world, row);
    await world.probe(callOf('recharge.review'), other).refused(holding(row, version), 'claimedByAnother', {
      rule: 'claim',
      what: `${other.userName} decides what another operator has claimed`,
    });
  } else {
    claim.leaves('claim', 'it takes a second operator who reviews recharges: give one more --user');
  }
  await world.probe(callOf('review.release')).success(target, 'claim');
  if ((await record(world, row))['claimBy'] !== '')
    claim.differs('claim', 'a release does not end the claim');
  await checkDecided(world);
}

/** What was decided is not claimed any more. */
async function checkDecided(world: World): Promise<void> {
  const claim = world.probe(callOf('review.claim'));
  const [row] = listRows(await world.read('recharge.list', { status: [String(CREDITED)] }));
  if (!row) return claim.leaves('state', 'no recharge is credited');
  const given = { kind: 'recharge', id: row['id'] };
  const about = { rule: 'state', what: 'a recharge that was credited' } as const;
  await claim.refused(given, ['alreadyDecided', 'wrongState'], about);
}

const holding = ({ id }: Row, version: unknown): Row => ({
  id,
  versions: { [String(id)]: version },
  result: 'hold',
  remark: 'checked by conform',
  requestId: newRequestId(),
});

/** A decision is in the record and in the counts. It is taken back at the end. */
export async function checkDecision(world: World): Promise<void> {
  const review = world.probe(callOf('recharge.review'));
  const row = await pendingRecharge(world);
  if (!row) return review.leaves('record', 'no recharge is pending');
  const before = await pendingCount(world);
  await review.success(holding(row, row['version']), 'record');
  const held = await record(world, row);
  if (held['status'] !== ON_HOLD)
    review.differs('record', `the status after hold is ${JSON.stringify(held['status'])}`);
  review.tries('figures');
  if ((await pendingCount(world)) !== before - 1)
    review.differs('figures', 'the pending count does not follow');
  await review.success({ ...holding(row, held['version']), result: 'release' }, 'record');
  const released = await record(world, row);
  if (released['status'] !== PENDING) review.differs('record', 'release does not reopen what is on hold');
}

async function pendingCount(world: World): Promise<number> {
  const data = await world.probe(callOf('pending')).success({ Type: 1 });
  return isRow(data) ? Number(data['systemRechargeCount']) : Number.NaN;
}
