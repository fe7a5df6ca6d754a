import { Refusal } from '@/contract/refusals';
import type { DescribedCall } from '../../contract/described';
import type { Row } from '../faults';
import { cameText, codeText, findingText } from '../wording';
import { alwaysOf, listRows } from '../world';
import type { World } from '../world';
import { askAbout } from './asking';
import { variety } from './samples';
import { wrongStates } from './states';
import type { WrongStates } from './states';

/** Records in a state from which a write does not start, as they are now. */
async function* wrongRecords(
  world: World,
  { of }: DescribedCall,
  { isWrong, question }: WrongStates,
): AsyncGenerator<Row> {
  if (!of) return;
  const { resource } = of;
  const given = { ...alwaysOf(resource), ...question, pageSize: 100 };
  const rows = listRows(await world.read(`${resource.name}.list`, given));
  for (const row of variety(rows.filter(isWrong))) {
    const record = await world.record(resource.name, row['id']);
    if (record && isWrong(record)) yield record;
  }
}

/** A write about a record in a state from which it does not start is refused. */
export async function checkState(world: World, described: DescribedCall): Promise<void> {
  const states = wrongStates(described);
  if (!states) return;
  const probe = world.probe(described);
  const asked = await askAbout(world, described, wrongRecords(world, described, states), {
    passed: ['invalidInput', 'forbidden', 'protectedRecord', 'claimedByAnother', 'samePerson'],
    none: 'the list has no record in a state that the call does not start from',
  });
  if (typeof asked === 'string') return probe.leaves('state', asked);
  const { body, record, reply } = asked;
  probe.tries('state');
  const { refusals, told } = states;
  if (refusals.some((one) => Refusal[one] === reply.envelope?.code)) return;
  const what = `a record that is ${told(record)}`;
  probe.differs('state', findingText(what, body, cameText(reply), codeText(refusals)));
}
