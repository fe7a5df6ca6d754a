import { callOf } from '../world';
import type { World } from '../world';

/** The own password once more: one mistake, and the right one, which makes up for it. */
export async function checkStepUp(world: World): Promise<void> {
  const verify = world.probe(callOf('personal.verifyPassword'));
  const wrong = { password: `not ${world.main.password}` };
  await verify.refused(wrong, 'wrongStepUp', { rule: 'step-up', what: 'a wrong password' });
  await verify.success({ password: world.main.password }, 'step-up');
}
