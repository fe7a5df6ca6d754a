import { stepUpOf } from '@/contract/call';
import type { Call } from '@/contract/call';
import type { DescribedCall } from '../../contract/described';
import { refusalsOf } from '@/contract/implied';
import { aboutRecords, bodyFor } from '../bodies/body';
import { NOBODY } from '../bodies/made';
import { wrongTypes } from '../bodies/wrong';
import type { Row } from '../faults';
import type { Probe } from '../probe';
import { told } from '../recipes/values';
import type { Rule } from '../report';
import type { World } from '../world';
import { namedIn } from './asking';
import { INPUT_RULES } from './duties';
import { checkPassword } from './password';
import { sampleOf } from './samples';

/** Refusals of a body that is empty. */
const OF_EMPTY = ['invalidInput', 'reasonTooShort'] as const;

/** An empty body is refused, and the refusal names described fields only. */
export async function checkEmptyBody(probe: Probe): Promise<void> {
  const { body = {} } = probe.described.call;
  if (Object.values(body).every(({ optional }) => optional)) return;
  const { envelope } = await probe.refused({}, OF_EMPTY, { rule: 'refusal', what: 'an empty body' });
  if (envelope?.code !== 40000) return;
  const named = namedIn(envelope.data);
  if (named.length === 0) return probe.differs('refusal', 'an empty body: data.fields names no field');
  const strange = named.filter((name) => !body[name]);
  if (strange.length > 0)
    probe.differs('refusal', `data.fields names ${strange.join(', ')}, which no body has`);
}

/** Fields that name what a write is about where that is no record of its list, with values that nothing has. */
const SUBJECTS: Row = {
  memberId: NOBODY,
  cycleId: NOBODY,
  symbol: 'NOSUCHUSDT',
  oldPassword: 'not-the-password',
};

/** Values that keep a body from being about anything there is. */
const aboutNothing = ({ body = {} }: Call): Row =>
  Object.fromEntries(Object.entries(SUBJECTS).filter(([name]) => body[name] && !body[name].optional));

/** Whether a write that is valid but about nothing has to be refused with 40400. */
const needsSubject = (described: DescribedCall): boolean =>
  aboutRecords(described.call) ||
  (refusalsOf(described).includes('notFound') && Object.keys(aboutNothing(described.call)).length > 0);

/** A body that is valid, but about a record that does not exist; `null` where none can be made up. */
async function bodyOfNobody(world: World, described: DescribedCall): Promise<Row | null> {
  const sample = await sampleOf(world, described);
  const { ids: _all, versions: _theirs, ...values } = await told(world, described.id, sample ?? {});
  const record = { ...sample, id: NOBODY, version: 1 };
  return bodyFor(world, described.call, { record, values: { ...values, ...aboutNothing(described.call) } });
}

interface WrongField {
  name: string;
  value: unknown;
  what: string;
  rule: Rule;
}

/** One field that is not described, and every field that is with a value of another type. */
const wrongFields = ({ body = {} }: Call): WrongField[] => [
  { name: 'noSuchField', value: '1', what: 'a field that is not described', rule: 'unknown parameter' },
  ...Object.entries(body).flatMap(([name, field]) =>
    wrongTypes(field).map(({ value, what }) => ({
      name,
      value,
      what: `${what} in ${name}`,
      rule: 'type' as const,
    })),
  ),
];

/** @param isSound whether the body without the mistake is known to be valid */
async function checkFields(probe: Probe, base: Row, isSound: boolean): Promise<void> {
  for (const { name, value, what, rule } of wrongFields(probe.described.call)) {
    const { envelope } = await probe.refused({ ...base, [name]: value }, 'invalidInput', { rule, what });
    const named = namedIn(envelope?.data);
    if (envelope?.code !== 40000 || named.includes(name)) continue;
    if (!isSound)
      return probe.leaves(INPUT_RULES, `the body that was made up is refused for ${named.join()}`);
    probe.differs('refusal', `${what}: data.fields names ${named.join(', ') || 'nothing'}`);
  }
}

/**
 * What a write refuses whatever there is: fields that are not described, values of another type, a record that does not
 * exist, and a wrong password. A sound server changes nothing.
 *
 * @param write whether a server that is not sound may make something of it
 */
export async function checkInput(world: World, described: DescribedCall, write: boolean): Promise<void> {
  const { call } = described;
  const isAboutNothing = needsSubject(described);
  if (!isAboutNothing && !write) return;
  const probe = world.probe(described, call.access === 'open' ? { client: world.nobody } : world.main);
  const base = await bodyOfNobody(world, described);
  const hasPassword = write && stepUpOf(call) === 'required';
  const rules = [...INPUT_RULES, ...(hasPassword ? (['step-up'] as const) : [])];
  if (!base) return probe.leaves(rules, 'no valid body can be made up');
  if (isAboutNothing) {
    const { envelope } = await probe.ask(base);
    if (envelope?.code === 40000) {
      const named = namedIn(envelope.data).join(', ');
      return probe.leaves(rules, `no valid body can be made up: ${named || 'it'} is refused`);
    }
    await probe.refused(base, 'notFound', { rule: 'refusal', what: 'an unknown record' });
  }
  await checkFields(probe, base, isAboutNothing);
  if (hasPassword) await checkPassword(world, described, base);
}
