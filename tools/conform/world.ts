import type { OptionType } from '@/contract/field/field';
import { keyOf } from '@/contract/call';
import type { Resource } from '@/contract/resource';
import { describedCalls, describedResources } from '../contract/described';
import type { DescribedCall } from '../contract/described';
import type { Client, Reply } from './client';
import { isRow, textOf } from './faults';
import type { Row } from './faults';
import { createProbe } from './probe';
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

/** One value of a dictionary as the server answers it. */
export interface DictCode {
  key: string;
  isFinal: boolean;
  isOff: boolean;
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
  probe(described: DescribedCall, person?: Pick<Person, 'client'>): Probe;
  /** Makes a call on the way to something else, which is held to no rule. */
  call(id: string, given: object, person?: Pick<Person, 'client'>): Promise<Reply>;
  /** The data of such a call; `undefined` when it was refused or is lacking. */
  read(id: string, given: object): Promise<unknown>;
  /** Rows of a resource's list as the main operator saw them first; empty when they cannot be read. */
  rows(name: string): Promise<readonly Row[]>;
  /** A record as it is now, with the fields of its detail; `null` when it cannot be read. */
  record(name: string, id: unknown): Promise<Row | null>;
  /** Empty for a dictionary that the server does not have. */
  dictionary(dictType: string): Promise<readonly DictCode[]>;
  /** Keys of an option list; empty where it cannot be read. */
  options(list: OptionType): Promise<readonly string[]>;
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

/** A resource by its name. @throws Error for an unknown one */
export function resourceOf(name: string): Resource {
  const found = describedResources.find(({ resource }) => resource.name === name);
  if (!found) throw new Error(`no resource ${name} is described`);
  return found.resource;
}

/** Most rows that samples are taken from. */
const POOL = 200;

/** Parameters that a list is always asked with. */
export const alwaysOf = ({ always = {} }: Resource): Record<string, string> => ({ ...always });

export const listRows = (data: unknown): Row[] => {
  const list = isRow(data) ? data['list'] : undefined;
  return Array.isArray(list) ? list.filter(isRow) : [];
};

/** Whether two keys, as text or as numbers, are of one record. */
const isKey = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

/** Answers the same promise for the same key. */
function kept<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

export function createWorld(parts: Pick<World, 'report' | 'main' | 'people' | 'nobody' | 'fetch'>): World {
  const { report, main } = parts;
  const call: World['call'] = (id, given, person = main) => person.client(callOf(id).call, given);
  const read: World['read'] = async (id, given) => {
    const { envelope } = await call(id, given);
    return envelope?.code === 0 ? envelope.data : undefined;
  };

  async function list(name: string): Promise<Row[]> {
    const resource = resourceOf(name);
    if (resource.calls.list.query) return [];
    return listRows(await read(`${name}.list`, { pageSize: POOL, ...alwaysOf(resource) }));
  }

  async function record(name: string, id: unknown): Promise<Row | null> {
    const { get } = resourceOf(name).calls;
    if (!get) return (await list(name)).find((row) => isKey(row['id'], id)) ?? null;
    const data = await read(`${name}.get`, { [keyOf(get)]: id });
    return isRow(data) ? data : null;
  }

  return {
    ...parts,
    probe: (described, person = main) => createProbe(person.client, report, described),
    call,
    read,
    record,
    rows: kept(list),
    dictionary: kept(async (dictType) => {
      const data = await read('dict.getData', { dictType });
      const values = isRow(data) && Array.isArray(data['values']) ? data['values'].filter(isRow) : [];
      return values.map(({ key, isFinal, isOff }) => ({
        key: textOf(key),
        isFinal: isFinal === true,
        isOff: isOff === true,
      }));
    }),
    options: kept(async (type) => {
      const data = await read('options', { type, pageSize: 10_000 });
      const entries = isRow(data) && Array.isArray(data[type]) ? data[type].filter(isRow) : [];
      return entries.map(({ key }) => textOf(key));
    }),
  };
}
