import type { RefusalName } from '@/contract/refusals';
import { Refusal } from '@/contract/refusals';
import type { DescribedCall } from '../contract/described';
import type { Client, Reply, SendOptions } from './client';
import { envelopeFaults } from './envelope';
import { answerFaults } from './faults';
import type { Report, Rule } from './report';

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
  /** Expects one of these refusals. @returns the answer */
  refused(given: object, expected: RefusalName | readonly RefusalName[], about: About): Promise<Reply>;
  differs(rule: Rule, text: string): void;
}

/** What a refusal is expected for. */
export interface About {
  rule: Rule;
  what: string;
  options?: SendOptions;
}

const codeText = (reply: Reply): string =>
  reply.envelope ? String(reply.envelope.code) : `HTTP ${reply.status} without an envelope`;

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
    for (const fault of envelopeFaults(reply)) report.differs(route, 'envelope', fault);
    return reply;
  };

  return {
    route,
    described,
    ask,
    async success(given, rule = 'answer', options = {}) {
      const reply = await ask(given, options);
      if (reply.envelope?.code !== 0) {
        const said = reply.envelope ? ` ${JSON.stringify(reply.envelope.msg)}` : '';
        report.differs(route, rule, `${JSON.stringify(given)} is refused with ${codeText(reply)}${said}`);
        return undefined;
      }
      const { faults, undescribed } = answerFaults(described, reply.envelope.data);
      for (const fault of faults) report.differs(route, 'answer', fault);
      for (const path of undescribed) report.differs(route, 'undescribed field', path);
      return reply.envelope.data;
    },
    async refused(given, expected, { rule, what, options = {} }) {
      const reply = await ask(given, options);
      const names = typeof expected === 'string' ? [expected] : expected;
      const codes: readonly number[] = names.map((name) => Refusal[name]);
      if (!reply.envelope || !codes.includes(reply.envelope.code)) {
        report.differs(route, rule, `${what}: ${codes.join(' or ')} is expected, is ${codeText(reply)}`);
      }
      return reply;
    },
    differs: (rule, text) => report.differs(route, rule, text),
  };
}
