import type { RefusalName } from '@/contract/refusals';
import { Refusal } from '@/contract/refusals';
import { isOnce, versionFieldOf } from '@/contract/terms';
import type { DescribedCall } from '../../contract/described';
import { secondFor } from '../checks/permissions';
import { bodyFor } from '../bodies/body';
import { newRequestId } from '../bodies/made';
import type { Row } from '../faults';
import type { Done, Recipe } from '../recipes/recipe';
import { told } from '../recipes/values';
import type { Probe } from '../probe';
import type { Rule } from '../report';
import { cameText } from '../wording';
import type { Person, World } from '../world';
import { askAbout } from './asking';
import { checkRepetition } from './repetition';
import { candidates } from './samples';
import { wrongStates } from './states';
import { checkVersion } from './version';

/** Rules that need a write that is done, or one that was prepared. */
const rulesOf = ({ call }: DescribedCall, { maker }: Recipe): Rule[] => [
  ...(isOnce(call) ? (['repetition'] as const) : []),
  ...(maker ? (['second person'] as const) : []),
];

const ALL = Object.keys(Refusal).filter((name): name is RefusalName => name in Refusal);

async function* just(record: Row): AsyncGenerator<Row> {
  yield record;
}

/** Does it about the first record that is taken. @returns why none was */
async function attempt(
  world: World,
  described: DescribedCall,
  { fits, values }: Recipe,
  person: Person,
  opened: Row | undefined,
): Promise<Done | string> {
  const records = opened ? just(opened) : candidates(world, described, fits);
  const none = 'the list has no record that it could be about';
  const asked = await askAbout(world, described, records, { person, values, passed: ALL, none });
  if (typeof asked === 'string') return asked;
  const { record, body, reply } = asked;
  world.probe(described, person).accept(body, reply, 'record');
  if (reply.envelope?.code !== 0) return `it is answered with ${cameText(reply)}`;
  return { described, person, body, record, data: reply.envelope.data };
}

/** The maker of a record does not decide it, and who has asked for something does not confirm it. */
async function refusesMaker(world: World, described: DescribedCall, record: Row, maker: Row): Promise<void> {
  const values = { ...(await told(world, described.id, record)), ...maker };
  const body = await bodyFor(world, described.call, { record, values });
  const probe = world.probe(described);
  if (!body) return probe.leaves('second person', 'no valid body can be made up');
  const what = `a decision by ${world.main.userName}, who made it`;
  await probe.refused(body, 'samePerson', { rule: 'second person', what });
}

/** What holds after it was done: the version before is stale, and a record that has ended is not written again. */
async function checkAfter(world: World, { described, person, body, record }: Done): Promise<void> {
  const { call, of } = described;
  const probe = world.probe(described, person);
  const anew = call.body?.['requestId'] ? { requestId: newRequestId() } : {};
  if (versionFieldOf(call)) {
    const late = ['staleVersion', 'alreadyDecided', 'wrongState'] as const;
    await probe.refused({ ...body, ...anew }, late, { rule: 'version', what: 'the version before' });
  }
  const states = wrongStates(described);
  const now = of && (await world.record(of.resource.name, record['id']));
  if (!states || !now?.['version'] || !states.isWrong(now)) return;
  const { version: _one, versions: _several, ...wish } = body;
  const again = await bodyFor(world, call, { person, record: now, values: { ...wish, ...anew } });
  const what = `a record that is ${states.told(now)}`;
  if (again) await probe.refused(again, states.refusals, { rule: 'state', what });
}

/** Brings a write to a success, if it can be, and holds what comes before and after it to the contract. */
export async function runRecipe(
  world: World,
  described: DescribedCall,
  recipe: Recipe,
  irreversible: boolean,
): Promise<void> {
  const probe = world.probe(described);
  const rules = rulesOf(described, recipe);
  if (recipe.irreversible && !irreversible) {
    return probe.leaves(rules, 'it cannot be taken back, so that only --irreversible tries it');
  }
  const second = secondFor(world, described);
  const person = { second, nobody: undefined, main: world.main }[recipe.by ?? 'main'];
  if (recipe.by === 'second' && !second) {
    probe.leaves(
      rules,
      'it takes an operator besides the first one who may make the call: give one more --user',
    );
    if (recipe.endsBySecond) return;
  }
  const opened = await recipe.open?.(world);
  if (opened === null) {
    await checkVersion(world, described);
    return probe.leaves(rules, 'the record for it could not be made');
  }
  if (opened && recipe.maker) await refusesMaker(world, described, opened, recipe.maker);
  if (opened) await checkVersion(world, described, just(opened));
  const done = person
    ? await attempt(world, described, recipe, person, opened)
    : 'no other operator is there to do it';
  if (typeof done === 'string') {
    if (person) probe.leaves(rules, done);
    if (opened && recipe.drop && !(await recipe.drop(world, opened))) leavesTraces(probe);
    return;
  }
  if (isOnce(described.call)) await checkRepetition(world, done);
  await checkAfter(world, done);
  if (recipe.undo && !(await recipe.undo(world, done))) leavesTraces(probe);
}

const leavesTraces = (probe: Probe): void =>
  probe.leaves('record', 'what was made for the check could not be taken back');
