import { act, fireEvent } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import type { ReactElement } from 'react';
import { useCommandSources } from '@/services/screenCommands';
import type { ScreenCommand } from '@/services/screenCommands';
import { closeMembers } from '@/stores/shownMembers';
import { useToasts } from '@/ui/toast/toast';
import { LONG } from '../../effort';
import { stage } from '../crud/stage';
import type { Stage } from '../crud/stage';
import { pretendBackend } from './backend';
import type { Backend, Bend } from './backend';
import { bendAnswer, WRONG_ANSWERS } from './bends';
import { canBeRead } from './calls';
import type { Answering } from './calls';
import { randomFrom } from './random';
import { problemsOf } from './watch';

/** Some fields of every answer, others with each seed. */
export function someFields(seed: number, share = 0.3): Bend {
  const random = randomFrom(seed);
  return (call, good) => bendAnswer(call, good, { random, share });
}

/** In the place of one answer something else. */
export const instead =
  (name: string, wrong: unknown): Bend =>
  (call, good) =>
    call.name === name ? wrong : good;

/** Some of many, others for each place; all of them in `npm run test:long`. */
export const some = <One>(all: readonly One[], count: number, place: number): readonly One[] =>
  LONG
    ? all
    : Array.from(
        { length: Math.min(count, all.length) },
        (_, at) => all[(place * count + at) % all.length],
      ).filter((one) => one !== undefined);

/** Seeds of a part of the console; many in `npm run test:long`. */
export const seeds = (count: number, place: number): readonly number[] =>
  Array.from({ length: LONG ? 12 : count }, (_, at) => place * 100 + at);

/** Calls without which a part is still whole: codes stand for labels, nothing is found, nobody holds a record. */
const QUIET = ['dict/data/getDictData', 'common/options', 'common/search', 'review/claims'];

/** What is wrong with an answer and could be said. */
export interface WrongAnswer {
  call: Answering;
  what: string;
  wrong: unknown;
}

/** Every call that was asked, with every wrong answer to it. */
export const wrongAnswers = (calls: Iterable<Answering>): WrongAnswer[] =>
  [...calls].flatMap((call) => Object.entries(WRONG_ANSWERS).map(([what, wrong]) => ({ call, what, wrong })));

/** A part of the console on a page of its own, before a server that answers as it is told. */
export interface Survey {
  backend: Backend;
  drawn: Stage;
  /** Notes what is on the page and never may be. */
  look(what: string): Promise<void>;
  /** Notes something else. */
  note(...problems: readonly string[]): void;
  /** The lists that were asked for so far are not asked for again; what is over them is. */
  keepAnswers(): void;
  /** Answers like this, asks for everything anew, and looks. */
  answer(what: string, bend: Bend): Promise<void>;
  /** Gives a wrong answer; one that cannot be read has to be told, with a way to ask again. */
  answerWrongly(answer: WrongAnswer): Promise<void>;
  /** Fails with everything that was noted. */
  end(): void;
}

interface SurveyOptions {
  search?: string;
  /** Those the part is drawn with, when it brings its own. */
  queries?: Stage['queries'] | undefined;
}

export function survey(part: ReactElement, { search, queries }: SurveyOptions = {}): Survey {
  const backend = pretendBackend();
  const drawn = stage(part, search);
  onTestFinished(() => drawn.unmount());
  const client = queries ?? drawn.queries;
  const found = new Set<string>();
  const kept = new Set<string>();

  const self: Survey = {
    backend,
    drawn,
    keepAnswers: () => {
      for (const { queryHash, queryKey } of client.getQueryCache().getAll()) {
        if (queryKey[1] !== 'detail') kept.add(queryHash);
      }
    },
    note: (...problems) => problems.forEach((one) => found.add(one)),
    look: async (what) => self.note(...(await problemsOf(client)).map((one) => `${what}: ${one}`)),
    answer: async (what, bend) => {
      backend.answer(bend);
      await act(() => client.resetQueries({ predicate: ({ queryHash }) => !kept.has(queryHash) }));
      await self.look(what);
    },
    answerWrongly: async ({ call, what, wrong }) => {
      await self.answer(`${call.name} is ${what}`, instead(call.name, wrong));
      const isTold = QUIET.includes(call.path) || canBeRead(call, wrong) || isFailureTold();
      if (!isTold) self.note(`${call.name} is ${what}: nobody is told`);
    },
    end: () => {
      expect(backend.strays).toEqual([]);
      expect([...found]).toEqual([]);
    },
  };
  return self;
}

/** Whether the page says that something could not be read, failed with a way to ask again, or in a message. */
export const isFailureTold = (): boolean =>
  [...document.querySelectorAll('button')].some((button) => button.textContent.includes('重试')) ||
  useToasts.getState().list.length > 0 ||
  document.body.textContent.includes('无法读取');

/** What can be done on the page now: to the record that is open, or else. */
export const commands = (isAboutRecord: boolean): ScreenCommand[] =>
  useCommandSources
    .getState()
    .sources.filter(({ record }) => (record !== '') === isAboutRecord)
    .flatMap((source) => source.list());

/** Dialogs and drawers on the page. */
export const dialogs = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.ant-modal, .ant-drawer')].filter(
    (one) => one.closest('[style*="display: none"]') === null,
  );

const pause = (milliseconds: number) => act(() => new Promise((done) => setTimeout(done, milliseconds)));

/** Starts an action, and waits until it shows something: a dialog, or a message. */
export async function start({ run }: ScreenCommand): Promise<void> {
  const before = dialogs().length;
  useToasts.setState({ list: [] });
  act(run);
  // Code that is loaded on demand, and then an answer; some actions show neither.
  for (let tries = 0; tries < 20; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await pause(5);
    if (dialogs().length > before || useToasts.getState().list.length > 0) return;
  }
}

/** Closes dialogs until as many are left. */
export async function closeDialogs(left: number): Promise<void> {
  for (let tries = 0; dialogs().length > left && tries < 8; tries += 1) {
    const last = dialogs().at(-1);
    const cancel = [...(last?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === '取消',
    );
    const close = last?.querySelector('.ant-modal-close, .ant-drawer-close') ?? cancel;
    if (close) fireEvent.click(close);
    // oxlint-disable-next-line no-await-in-loop
    await pause(10);
  }
  act(closeMembers);
}

/** Opens the first record in full, where the screen does that. */
export async function openFirst(): Promise<boolean> {
  const named = (selector: string, name: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name,
    );
  const menu = named('tr[data-row-key] button', '更多');
  if (menu) fireEvent.click(menu);
  await pause(0);
  const entry = named('[role="menuitem"], tr[data-row-key] button', '详情');
  if (entry) fireEvent.click(entry);
  await pause(0);
  return entry !== undefined;
}
