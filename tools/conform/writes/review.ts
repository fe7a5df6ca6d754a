import { permissionName } from '../../contract/path';
import { isRow } from '../faults';
import type { Row } from '../faults';
import type { Probe } from '../probe';
import { callOf, holds, listRows } from '../world';
import type { World } from '../world';

const PENDING = 1;
const ON_HOLD = 5;

const requestId = (): string => `conform-${crypto.randomUUID()}`;

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
  if (!row) return world.report.leaves(claim.route, 'no recharge is pending');
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
    world.report.leaves(claim.route, 'a second operator who reviews recharges: give one more user');
  }
  await world.probe(callOf('review.release')).success(target, 'claim');
  if ((await record(world, row))['claimBy'] !== '')
    claim.differs('claim', 'a release does not end the claim');
}

const holding = ({ id }: Row, version: unknown): Row => ({
  id,
  versions: { [String(id)]: version },
  result: 'hold',
  remark: 'checked by conform',
  requestId: requestId(),
});

/** A decision is made once for its `requestId`, and only on the version that was seen. It is taken back at the end. */
export async function checkDecision(world: World): Promise<void> {
  const review = world.probe(callOf('recharge.review'));
  const row = await pendingRecharge(world);
  if (!row) return world.report.leaves(review.route, 'no recharge is pending');
  const { version } = row;
  const hold = holding(row, version);
  await review.refused(holding(row, Number(version) + 7), 'staleVersion', {
    rule: 'version',
    what: 'another version',
  });
  const before = await pendingCount(world);
  const first = await review.success(hold, 'record');
  const held = await record(world, row);
  if (held['status'] !== ON_HOLD)
    review.differs('record', `the status after hold is ${JSON.stringify(held['status'])}`);
  if ((await pendingCount(world)) !== before - 1)
    review.differs('figures', 'the pending count does not follow');
  await checkRepetition(review, hold, first);
  if ((await record(world, row))['version'] !== held['version']) {
    review.differs('repetition', 'the same requestId again changes the record');
  }
  const late = ['staleVersion', 'alreadyDecided', 'wrongState'] as const;
  await review.refused({ ...hold, requestId: requestId() }, late, {
    rule: 'version',
    what: 'the version before',
  });
  await review.success({ ...holding(row, held['version']), result: 'release' }, 'record');
  const released = await record(world, row);
  if (released['status'] !== PENDING) review.differs('record', 'release does not reopen what is on hold');
}

/** The same request again gets the same answer; another one under the same id is refused. */
async function checkRepetition(review: Probe, body: Row, first: unknown): Promise<void> {
  const again = await review.ask(body);
  if (again.envelope?.code !== 0 || JSON.stringify(again.envelope.data) !== JSON.stringify(first)) {
    review.differs('repetition', `the same requestId again is answered ${String(again.envelope?.code)}`);
  }
  await review.refused({ ...body, remark: 'another wish' }, 'invalidInput', {
    rule: 'repetition',
    what: 'the same requestId with another body',
  });
}

async function pendingCount(world: World): Promise<number> {
  const data = await world.probe(callOf('pending')).success({ Type: 1 });
  return isRow(data) ? Number(data['systemRechargeCount']) : Number.NaN;
}
