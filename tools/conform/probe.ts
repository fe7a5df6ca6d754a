import type { RefusalName } from '@/contract/refusals';
import { Refusal } from '@/contract/refusals';
import type { DescribedCall } from '../contract/described';
import type { Client, Reply, SendOptions } from './client';
import { envelopeFaults } from './envelope';
import { answerFaults } from './faults';
import type { Report, Rule } from './report';
import { cameText, codeText, findingText } from './wording';

/** Thrown by a probe of a call that the server does not have. */
export class Lacking extends Error {
  constructor(readonly route: string) {
    super(`${route} is lacking`);
  }
}

/** HTTP statuses of a path or method that is not there. */
const NOT_THERE = [404, 405, 501];

export const routeOf = ({ call: { method, path } }: DescribedCall): string => `${method} ${path}`;

/** Asks one call, and reports what differs. */
export interface Probe {
  readonly route: string;
  readonly described: DescribedCall;
  /** Sends a request and checks its envelope. @throws Lacking */
  ask(given: object, options?: SendOptions): Promise<Reply>;
  /** Expects a success with a valid answer. @returns its data; `undefined` when it was refused */
  success(given: object, rule?: Rule, options?: SendOptions): Promise<unknown>;
  /** Holds an answer that came to a success with valid data. @returns its data; `undefined` when it was refused */
  accept(given: object, reply: Reply, rule: Rule): unknown;
  /** Expects one of these refusals. @returns the answer */
  refused(given: object, expected: RefusalName | readonly RefusalName[], about: About): Promise<Reply>;
  /** Notes that the call is held to a rule, where neither `success` nor `refused` says so. */
  tries(rule: Rule): void;
  differs(rule: Rule, text: string): void;
  /** Notes what cannot be tried of the call, and why. */
  leaves(rules: Rule | readonly Rule[], why: string): void;
}

/** What a refusal is expected for. */
export interface About {
  rule: Rule;
  what: string;
  options?: SendOptions;
}

export function createProbe(client: Client, report: Report, described: DescribedCall): Probe {
  const route = routeOf(described);
  const { call } = described;

  const ask: Probe['ask'] = async (given, options) => {
    const reply = await client(call, given, options);
    if (!reply.envelope && NOT_THERE.includes(reply.status)) {
      report.lacks(route);
      throw new Lacking(route);
    }
    report.asked(route);
    report.tries(route, 'envelope');
    for (const fault of envelopeFaults(reply)) report.differs(route, 'envelope', fault);
    return reply;
  };

  const accept: Probe['accept'] = (given, reply, rule) => {
    report.tries(route, rule);
    if (reply.envelope?.code !== 0) {
      report.differs(route, rule, findingText('a valid request', given, cameText(reply), 'code 0'));
      return undefined;
    }
    report.tries(route, 'answer');
    const { faults, undescribed } = answerFaults(described, reply.envelope.data);
    for (const fault of faults) report.differs(route, 'answer', fault, fault.split(': ')[0]);
    for (const path of undescribed) report.differs(route, 'undescribed field', path);
    return reply.envelope.data;
  };

  return {
    route,
    described,
    ask,
    accept,
    async success(given, rule = 'answer', options = {}) {
      return accept(given, await ask(given, options), rule);
    },
    async refused(given, expected, { rule, what, options = {} }) {
      const reply = await ask(given, options);
      report.tries(route, rule);
      const names = [expected].flat();
      const codes: readonly number[] = names.map((name) => Refusal[name]);
      // Wrong passwords of an earlier run are counted too; the server is right to refuse whoever comes from there.
      if (reply.envelope?.code === Refusal.loginLocked && !names.includes('loginLocked')) {
        report.leaves(route, rule, `${what}: log-ins from here are locked`);
        return reply;
      }
      if (!reply.envelope || !codes.includes(reply.envelope.code)) {
        report.differs(route, rule, findingText(what, given, cameText(reply), codeText(names)));
      }
      return reply;
    },
    tries: (rule) => report.tries(route, rule),
    differs: (rule, text) => report.differs(route, rule, text),
    leaves: (rules, why) => report.leaves(route, rules, why),
  };
}
