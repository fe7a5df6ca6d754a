import type { Probe } from '../probe';

/** A filter that takes data about a person is refused in an address. */
export async function checkPrivacy(list: Probe, names: readonly string[], always: object): Promise<void> {
  for (const name of names) {
    const what = `${name} in the query`;
    await list.refused({ ...always, [name]: '1' }, 'invalidInput', { rule: 'privacy', what });
  }
}
