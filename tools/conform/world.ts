import type { Call } from '@/contract/call';
import { describedCalls, describedResources } from '../contract/described';
import type { DescribedCall } from '../contract/described';
import type { Resource } from '@/contract/resource';
import type { Client } from './client';
import { isRow } from './faults';
import type { Row } from './faults';
import { createProbe, Lacking } from './probe';
import type { Probe } from './probe';
import type { Report } from './report';

/** An operator who is signed in. */
export interface Person {
  userName: string;
  password: string;
  token: string;
  permissions: ReadonlySet<string>;
  /** True: sees the members of one team, and reads only. */
  scoped: boolean;
  client: Client;
}

/** Everything the checks share in one run. */
export interface World {
  report: Report;
  /** Who makes the calls unless a check says otherwise. */
  main: Person;
  people: readonly Person[];
  /** Calls without a session. */
  nobody: Client;
  /** Reads an address that the server has answered. */
  fetch(address: string): Promise<Response>;
  probe(described: DescribedCall, person?: Person): Probe;
  /** Rows of a resource's list as the main operator sees them; empty when they cannot be read. */
  rows(name: string): Promise<readonly Row[]>;
}

const WILDCARD = '*/*/*';

/** Whether an operator holds a permission. */
export const holds = ({ permissions }: Person, name: string): boolean =>
  permissions.has(WILDCARD) || permissions.has(name);

/** A call by its id. @throws Error for an unknown one */
export function callOf(id: string): DescribedCall {
  const found = describedCalls.find((one) => one.id === id);
  if (!found) throw new Error(`no call ${id} is described`);
  return found;
}

const resourceOf = (name: string): Resource | undefined =>
  describedResources.find(({ resource }) => resource.name === name)?.resource;

/** Most rows that samples are taken from. */
const POOL = 200;

/** Parameters that a list is always asked with. */
export const alwaysOf = ({ always = {} }: Resource): Record<string, string> => ({ ...always });

const listCall = (call: Call): boolean => call.query === undefined;

export const listRows = (data: unknown): Row[] => {
  const list = isRow(data) ? data['list'] : undefined;
  return Array.isArray(list) ? list.filter(isRow) : [];
};

export function createWorld(parts: Omit<World, 'probe' | 'rows'>): World {
  const { report, main } = parts;
  const pools = new Map<string, Promise<readonly Row[]>>();
  const probe: World['probe'] = (described, person = main) => createProbe(person.client, report, described);

  async function read(name: string): Promise<readonly Row[]> {
    const resource = resourceOf(name);
    if (!resource || !listCall(resource.calls.list)) return [];
    const described = callOf(`${name}.list`);
    try {
      const reply = await probe(described).ask({ pageSize: POOL, ...alwaysOf(resource) });
      return reply.envelope?.code === 0 ? listRows(reply.envelope.data) : [];
    } catch (error) {
      if (error instanceof Lacking) return [];
      throw error;
    }
  }

  return {
    ...parts,
    probe,
    rows(name) {
      const known = pools.get(name) ?? read(name);
      pools.set(name, known);
      return known;
    },
  };
}
