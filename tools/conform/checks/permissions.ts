import { isForStaff } from '@/contract/call';
import { personalIn } from '@/contract/filter';
import type { DescribedCall } from '../../contract/described';
import { NOBODY } from '../bodies/made';
import { permissionName } from '../../contract/path';
import { cameText, codeText, findingText } from '../wording';
import { holds } from '../world';
import { someFilter } from './filters';
import type { Person, World } from '../world';

/** Lists that are read with another method than GET. */
const READING = new Set(['list', 'get', 'summary', 'export']);

/** Reads that belong to no list, and whose parameters travel in a body. */
export const READ_BY_POST = new Set([
  'pending',
  'search',
  'review.next',
  'contractPosition.previewForceClose',
  'contractSymbol.previewEdit',
]);

export const isWrite = ({ id, call, of }: DescribedCall): boolean =>
  call.method !== 'GET' && !READ_BY_POST.has(id) && !(of && READING.has(of.verb));

/** One request of a call, and the permission that it requires. */
interface Guarded {
  given: Record<string, string>;
  permission: string;
}

/** A filter by which nothing is exported: who may export is seen of an empty table as well as of a whole one. */
function ofNothing({ of }: DescribedCall): Record<string, string> {
  if (of?.verb !== 'export') return {};
  const hidden = personalIn(of.resource);
  const open = Object.entries(of.resource.filters ?? {}).filter(([name]) => !hidden.includes(name));
  const filter = someFilter({ ...of.resource, filters: Object.fromEntries(open) });
  return filter ? Object.fromEntries([filter]) : {};
}

/** Requests that show who may make a call. Only a parameter that decides about the permission is given. */
function guarded(described: DescribedCall): Guarded[] {
  const { call } = described;
  const { access, permission, path, permissionBy, query = {}, body = {} } = call;
  if (permissionBy) {
    return Object.entries(permissionBy.paths).map(([value, one]) => ({
      given: {
        [permissionBy.parameter]: value,
        ...(query['range'] ? { range: '7' } : {}),
        ...(body['id'] ? { id: NOBODY } : {}),
      },
      permission: permissionName(one),
    }));
  }
  if (access !== undefined) return [];
  const constant = Object.entries(query).flatMap(([name, { options }]) =>
    options.choices?.length === 1 && options.choices[0] ? [[name, options.choices[0]] as const] : [],
  );
  const given = { ...Object.fromEntries(constant), ...ofNothing(described) };
  return [{ given, permission: permissionName(permission ?? path) }];
}

/** Whether an operator may make a call. */
export const mayCall = (person: Person, described: DescribedCall): boolean =>
  guarded(described).every(({ permission }) => holds(person, permission)) &&
  !(person.scoped && isForStaff(described.call));

/**
 * Operators without a permission are refused, whatever they send; those with it are not. Writes are asked with an
 * empty body or about a record that does not exist, which is refused in any case.
 */
export async function checkPermissions(world: World, described: DescribedCall): Promise<void> {
  for (const person of world.people) {
    const probe = world.probe(described, person);
    for (const { given, permission } of guarded(described)) {
      const held = holds(person, permission) && !(person.scoped && isForStaff(described.call));
      const reply = await probe.ask(given);
      probe.tries('permission');
      const refused = reply.envelope?.code === 40300;
      if (!held && !refused) {
        const why = holds(person, permission) ? 'has a data scope' : `does not hold ${permission}`;
        const what = `${person.userName}, who ${why}`;
        probe.differs('permission', findingText(what, given, cameText(reply), codeText(['forbidden'])));
      }
      if (held && refused) {
        const what = `${person.userName}, who holds ${permission}`;
        probe.differs('permission', findingText(what, given, cameText(reply), 'another answer than 40300'));
      }
    }
  }
  await probeWithoutSession(world, described);
}

async function probeWithoutSession(world: World, described: DescribedCall): Promise<void> {
  if (described.call.access === 'open' || described.id === 'session.logout') return;
  await world
    .probe(described)
    .refused({}, 'signedOut', { rule: 'session', what: 'no token', options: { token: null } });
}

/** An operator besides the main one who may make a call. */
export const secondFor = ({ main, people }: World, described: DescribedCall): Person | undefined =>
  people.find((one) => one.userName !== main.userName && !one.scoped && mayCall(one, described));
