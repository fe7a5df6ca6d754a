import type { DescribedCall } from '../../contract/described';
import type { Row } from '../faults';
import type { Person, World } from '../world';

/** A password that is not the operator's. */
const wrongPassword = ({ password }: Person): string => `not ${password}`.slice(0, 64);

/** Ends the count of wrong passwords: the fifth one would lock the operator out. @returns false where the server does not say so */
async function forgiven(world: World, person: Person): Promise<boolean> {
  const { envelope } = await world.call('personal.verifyPassword', { password: person.password }, person);
  return envelope?.code === 0;
}

/** A write that is valid but for the operator's own password, which is a wrong one. */
export async function checkWrongPassword(
  world: World,
  described: DescribedCall,
  body: Row,
  person: Person = world.main,
): Promise<void> {
  const probe = world.probe(described, person);
  if (!(await forgiven(world, person))) {
    return probe.leaves(
      'step-up',
      'user/verifyPassword does not take the right password, so a mistake would stay',
    );
  }
  const given = { ...body, operPassword: wrongPassword(person) };
  await probe.refused(given, 'wrongStepUp', { rule: 'step-up', what: 'a wrong operPassword' });
  await forgiven(world, person);
}

/** Whatever else a body says: without the operator's own password nothing is done, and with a wrong one neither. */
export async function checkPassword(world: World, described: DescribedCall, body: Row): Promise<void> {
  const probe = world.probe(described);
  const { operPassword: _left, ...without } = body;
  const refusals = ['invalidInput', 'wrongStepUp'] as const;
  await probe.refused(without, refusals, { rule: 'step-up', what: 'no operPassword' });
  await probe.refused({ ...body, operPassword: '' }, refusals, {
    rule: 'step-up',
    what: 'an empty operPassword',
  });
  await checkWrongPassword(world, described, body);
}
