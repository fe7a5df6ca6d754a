import { randomUUID } from 'node:crypto';
import { callOf } from '../world';
import type { World } from '../world';

/**
 * The own password once more: one mistake, and the right one, which makes up for it. What the operator can sign in
 * with is not changed without it.
 */
export async function checkStepUp(world: World): Promise<void> {
  const verify = world.probe(callOf('personal.verifyPassword'));
  const wrong = { password: `not ${world.main.password}` };
  await verify.refused(wrong, 'wrongStepUp', { rule: 'step-up', what: 'a wrong password' });
  await verify.success({ password: world.main.password }, 'step-up');
  const edit = world.probe(callOf('personal.edit'));
  const what = 'another e-mail without the password';
  const userEmail = `conform-${randomUUID()}@example.com`;
  await edit.refused({ userEmail }, 'invalidInput', { rule: 'step-up', what });
  const stranger = { userEmail, operPassword: wrong.password };
  await edit.refused(stranger, 'wrongStepUp', {
    rule: 'step-up',
    what: 'another e-mail with a wrong password',
  });
  await verify.success({ password: world.main.password }, 'step-up');
}
