import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBackend } from '#mocks/server/standAlone';
import { Refusal } from '@/contract/refusals';
import { createProbe } from '../../tools/conform/probe';
import { createReport } from '../../tools/conform/report';
import type { CallResult } from '../../tools/conform/report';
import { areaOf, conform } from '../../tools/conform/run';
import { describedCalls } from '../../tools/contract/described';
import { grouped } from '../../tools/contract/groups';
import { ROOT } from '../architecture/sources';
import { NOON } from '../noon';
import { demoUser, mockTransport, ORIGIN } from './mock';

/** Milliseconds, on a machine that is busy with everything else. */
const FEW_HUNDRED_CALLS = 300_000;

/** What a run with everything allowed does not try of the mock backend, besides states. */
const UNTRIED: Readonly<Record<string, readonly string[]>> = {
  memberNote: ['paging', 'order', 'filter'].map((rule) => `GET memberNote/list: ${rule}`),
  // Two withdraws that are free are not left for another draft, only payments by hand are barred for who approved, and nothing
  // of the run is worth as much as takes a second person.
  payoutBatch: [
    'PUT payoutBatch/drop: unknown parameter',
    'PUT payoutBatch/drop: type',
    'PUT payoutBatch/drop: version',
    'POST payoutBatch/submit: second person',
    'POST payoutBatch/review: second person',
  ],
  // They follow a question of another operator, which a run does not ask.
  question: ['reply', 'retract'].flatMap((move) =>
    ['version', 'repetition', 'second person'].map((rule) => `POST review/${move}: ${rule}`),
  ),
  // What it leaves behind is in no list of a resource.
  sharedFilter: ['POST common/shareFilter: repetition'],
  // Whether a rule takes the own password depends on its scope.
  ipRule: [
    'POST ipRule/add: repetition',
    'POST ipRule/add: step-up',
    'PUT ipRule/edit: step-up',
    'PUT ipRule/setStatus: step-up',
    'DELETE ipRule/delete: step-up',
  ],
  // One record without a list, whose versions and password depend on what of it is changed.
  website: [
    'PUT websiteInfo/edit: version',
    'PUT websiteInfo/edit: step-up',
    'PUT websiteInfo/switch: version',
    'PUT websiteInfo/maintain: version',
    'PUT websiteInfo/restore: version',
  ],
};

const transport = mockTransport();

const findingsOf = (results: readonly CallResult[]): string[] =>
  results.flatMap(({ findings }) => findings.map(({ route, rule, text }) => `${route} ${rule}: ${text}`));

const untriedOf = (results: readonly CallResult[]): string[] =>
  results.flatMap(({ route, unchecked }) =>
    unchecked.filter(({ rule }) => rule !== 'state').map(({ rule }) => `${route}: ${rule}`),
  );

test.each([...grouped(describedCalls, areaOf).keys()])(
  'the mock backend keeps to what is described of %s, writes included',
  async (area) => {
    const others = ['admin02', 'finance01', 'service01', 'auditor01', 'agent01', 'common'].map(demoUser);
    const users = [demoUser('admin'), ...others] as const;
    const extent = { write: true, irreversible: true };
    const results = await conform({ origin: ORIGIN, transport, users, only: [area], ...extent });
    expect(findingsOf(results)).toEqual([]);
    expect(results.filter(({ lacking, asked }) => lacking || asked === 0)).toEqual([]);
    expect(untriedOf(results)).toEqual(UNTRIED[area] ?? []);
  },
  FEW_HUNDRED_CALLS,
);

test('a log-in that is refused is told with its code', async () => {
  const users = [{ ...demoUser('admin'), password: 'wrong' }] as const;
  await expect(conform({ origin: ORIGIN, transport, users, only: ['dict'] })).rejects.toThrow(
    'POST login is refused: 40011',
  );
});

/** Runs the command against a server. */
async function command(...args: string[]): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'tools/conform.mjs'), ...args]);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, printed };
}

test(
  'the command prints call by call, and exits with 0, 1 or 2',
  async () => {
    const server = await startBackend(0, { now: () => NOON });
    try {
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const { userName, password } = demoUser('admin');
      const who = ['--user', userName, '--password', password];
      const good = await command(origin, ...who, '--only', 'dict,home.todo');
      expect(good.printed).toContain('ok           GET dict/data/getDictData');
      expect(good.printed).toMatch(/2 calls: 2 ok, 0 found to differ, 0 not or not fully checked, 0 lacking/);
      expect(good.code).toBe(0);
      expect((await command(origin)).printed).toContain('npm run conform --');
    } finally {
      server.close();
    }
    // A server that cannot be reached is told with its reason.
    const gone = await command('http://127.0.0.1:1', '--user', 'admin', '--password', 'any');
    expect(gone.printed).toMatch(/fetch failed: .*(?:ECONNREFUSED|bad port)/);
    expect(gone.code).toBe(2);
  },
  FEW_HUNDRED_CALLS,
);

test('log-ins that are locked from here are left untried, and are no difference', async () => {
  const described = describedCalls.find(({ call }) => call.path === 'login');
  if (!described) throw new Error('no log-in is described');
  const answering = (code: number) => {
    const text = JSON.stringify({ code, msg: 'refused', data: null });
    const report = createReport([]);
    const reply = {
      status: 200,
      headers: new Headers(),
      envelope: { code, msg: 'refused', data: null },
      text,
    };
    return { report, probe: createProbe(() => Promise.resolve(reply), report, described) };
  };
  const about = { rule: 'session', what: 'an unknown operator' } as const;
  for (const [code, found, left] of [
    [Refusal.loginLocked, 0, 1],
    [Refusal.userDisabled, 1, 0],
    [Refusal.wrongPassword, 0, 0],
  ] as const) {
    const { report, probe } = answering(code);
    await probe.refused({}, 'wrongPassword', about);
    const [result] = report.results();
    expect(result?.findings.filter(({ rule }) => rule === 'session')).toHaveLength(found);
    expect(result?.unchecked.filter(({ rule }) => rule === 'session')).toHaveLength(left);
  }
});
