import { personalIn } from '@/contract/filter';
import { describedCalls } from '../contract/described';
import type { DescribedCall } from '../contract/described';
import { checkCodes } from './checks/codes';
import { checkDictionaries } from './checks/dictionaries';
import { checkFilters } from './checks/filters';
import { checkPaging } from './checks/paging';
import { checkPermissions, isWrite, mayCall } from './checks/permissions';
import { checkRead, isOtherRead } from './checks/reads';
import { checkExport, checkFigures, checkRecord } from './checks/records';
import { sessionChecks } from './checks/session';
import { checkSorts } from './checks/sorts';
import { checkStrictness } from './checks/strictness';
import { checkPrivacy } from './checks/privacy';
import { createClient } from './client';
import type { Transport } from './client';
import { patient } from './patient';
import { Lacking, routeOf } from './probe';
import { createReport } from './report';
import type { CallResult } from './report';
import { signIn } from './signIn';
import type { Credentials } from './signIn';
import { alwaysOf, callOf, createWorld } from './world';
import type { World } from './world';
import { writeChecks } from './writes/all';
import { dutiesOf } from './writes/duties';
import { checkWrite, tellUntried } from './writes/write';
import type { Extent } from './writes/write';

/** What to check, and as whom. */
export interface Options {
  origin: string;
  /** The first operator makes the calls; all of them are held to their permissions. */
  users: readonly [Credentials, ...Credentials[]];
  transport?: Transport;
  /** Code of the captcha, where its picture cannot be read. */
  captcha?: string | undefined;
  /** Whether records may be written. */
  write?: boolean;
  /** Whether so may those that cannot be taken back: payments, closings, decisions about records of the lists. */
  irreversible?: boolean;
  /** Resources, areas (`session`) or calls (`recharge.review`) to check; all by default. */
  only?: readonly string[];
}

/** The resource or the file that a call belongs to. */
export const areaOf = ({ id }: DescribedCall): string => id.split('.')[0] ?? '';

/** Rules of lists that need all of their records. */
const OF_LISTS = ['paging', 'order', 'filter'] as const;

/** Runs a check; a call that the server does not have ends it. */
async function attempt(check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof Lacking)) throw error;
  }
}

async function checkList(world: World, described: DescribedCall): Promise<void> {
  if (!described.of) return;
  const { resource } = described.of;
  const list = world.probe(described);
  if (described.call.query) {
    return list.leaves(OF_LISTS, 'its records are asked for one by one');
  }
  const always = alwaysOf(resource);
  const pool = await world.rows(resource.name);
  if (pool.length === 0) list.leaves(['order', 'filter'], 'no records to sort and filter');
  await checkCodes(world, list, resource.row, pool, 'data.list[]');
  await checkPaging(list, always);
  await checkSorts(list, resource, always);
  await checkStrictness(list, resource, always);
  if (described.call.method !== 'GET') return checkFilters(list, resource, pool, always);
  // What is asked about a person has to travel in a body, and is checked with that call.
  const hidden = personalIn(resource);
  const shown = Object.entries(resource.filters ?? {}).filter(([name]) => !hidden.includes(name));
  await checkFilters(list, { ...resource, filters: Object.fromEntries(shown) }, pool, always);
  await checkPrivacy(list, hidden, always);
}

async function checkOfList(world: World, described: DescribedCall): Promise<void> {
  if (!described.of) return;
  const { resource, verb } = described.of;
  const probe = world.probe(described);
  const list = world.probe(callOf(`${resource.name}.list`));
  if (verb === 'list') return checkList(world, described);
  if (verb === 'get') return checkRecord(probe, list, resource, alwaysOf(resource));
  const pool = await world.rows(resource.name);
  if (verb === 'summary') return checkFigures(probe, list, resource, pool, alwaysOf(resource));
  if (verb === 'export') return checkExport(probe, list, resource, pool, alwaysOf(resource));
}

async function checkCall(world: World, described: DescribedCall, extent: Extent): Promise<void> {
  await checkPermissions(world, described);
  if (!mayCall(world.main, described)) {
    const rules = isWrite(described) ? dutiesOf(described) : (['answer'] as const);
    return world.report.leaves(routeOf(described), rules, `${world.main.userName} has no permission for it`);
  }
  if (isOtherRead(described)) return checkRead(world, described);
  if (!isWrite(described)) return checkOfList(world, described);
  await checkWrite(world, described, extent);
}

/** Checks a running server against the contract. @throws Error when nobody can sign in */
export async function conform(options: Options): Promise<CallResult[]> {
  const { origin, users, captcha, write = false, irreversible = false, only } = options;
  const transport = options.transport ?? patient(fetch);
  const extent: Extent = { write, irreversible };
  const calls = describedCalls.filter((one) => !only || only.includes(areaOf(one)) || only.includes(one.id));
  const report = createReport([...new Set(calls.map(routeOf))]);
  const [first, ...others] = users;
  const enter = (who: Credentials) => signIn(origin, transport, who, captcha);
  const main = await enter(first);
  const people = [main];
  for (const who of others) people.push(await enter(who));
  const world = createWorld({
    report,
    main,
    people,
    nobody: createClient(origin, transport, null),
    fetch: (path) => transport(new Request(new URL(path, origin))),
  });
  if (calls.some((one) => areaOf(one) === 'session')) {
    for (const check of sessionChecks) await attempt(() => check(world, { origin, transport, captcha }));
  }
  for (const described of calls) await attempt(() => checkCall(world, described, extent));
  if (calls.some((one) => areaOf(one) === 'dict')) await attempt(() => checkDictionaries(world));
  for (const { area, check } of write ? writeChecks : []) {
    if (calls.some((one) => areaOf(one) === area)) await attempt(() => check(world));
  }
  for (const described of calls.filter(isWrite)) tellUntried(world, described, extent);
  return report.results();
}
