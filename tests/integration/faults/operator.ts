import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { keepDraft } from '@/services/drafts';
import { useToasts } from '@/ui/toast/toast';
import { problemsOf } from '../bent/watch';
import type { Flow } from './flow';
import type { Schedule, Sent } from './network';
import { confirmExpiry, placeOf, question } from './place';
import type { Place } from './place';

/** Steps that an operator takes on the way to a form, before giving up. */
const STEPS = 60;

/** Times that an operator sends, before giving up. */
const TRIES = 12;

/** Dialogs and drawers that are open, the topmost last. */
const dialogs = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.ant-modal, .ant-drawer')].filter(
    (one) => one.closest('[style*="display: none"]') === null,
  );

const top = (): HTMLElement => dialogs().at(-1) ?? document.body;

const isCalled = (button: HTMLElement, words: string): boolean => {
  const text = button.textContent.trim();
  // A key may stand behind the words.
  return (
    button.getAttribute('aria-label') === words || text === words || /^[A-Z]$/.test(text.replace(words, ''))
  );
};

/** The first button of these words in a part of the page, when it can be pressed. */
const buttonIn = (part: HTMLElement, words: string): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>('button, [role="menuitem"]')].find(
    (one) => isCalled(one, words) && !one.matches(':disabled, [aria-disabled="true"]'),
  );

const fieldOf = (name: string): HTMLInputElement | null =>
  // Filters of the list beneath are called like the fields of a form.
  dialogs().at(-1)?.querySelector<HTMLInputElement>(`input[id$="_${name}"], textarea[id$="_${name}"]`) ??
  null;

const filePicker = (): HTMLInputElement | null =>
  dialogs().at(-1)?.querySelector<HTMLInputElement>('input[type="file"]') ?? null;

const isOpen = (flow: Flow): boolean => {
  if (flow.file) return filePicker() !== null;
  const [first] = Object.keys(flow.typed);
  return first === undefined ? question() !== null : fieldOf(first) !== null;
};

/** The button that closes a form which sends nothing more: the server says that what was sent was carried out. */
function closeOnly(flow: Flow): HTMLElement | undefined {
  const here = dialogs().at(-1);
  if (!here || !isOpen(flow) || buttonIn(here, flow.ok)) return undefined;
  return [...here.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === '关闭');
}

/** What an operator reads about a failure: in the dialog, or in a message. */
const isTold = (): boolean => {
  const inDialog = dialogs().flatMap((one) => [
    ...one.querySelectorAll<HTMLElement>('.ant-alert, [role="alert"], .ant-form-item-explain-error'),
  ]);
  return (
    inDialog.some(({ textContent }) => textContent.trim() !== '') ||
    useToasts.getState().list.some(({ kind, text }) => kind !== 'success' && text !== '')
  );
};

/** Something is there to be read, whatever has happened. */
function expectNoBlank(): void {
  const shown = document.querySelector('main')?.textContent.trim() ?? '';
  expect(shown, 'the page is blank').not.toBe('');
}

/** Presses the next button towards the form; asks again for what has failed, and closes what leads nowhere. */
function stepOn(flow: Flow, isPatient: boolean): void {
  const again = buttonIn(top(), '重试');
  if (again) return void fireEvent.click(again);
  const here = dialogs().at(-1);
  const next = flow.way.toReversed().flatMap((words) => buttonIn(here ?? document.body, words) ?? [])[0];
  if (next) return void fireEvent.click(next);
  if (!isPatient) {
    const close = here?.querySelector('.ant-modal-close, .ant-drawer-close');
    if (close) fireEvent.click(close);
  }
}

/**
 * Goes to the form.
 * @returns `form` when it is open, `signedOut` when the session ended on the way, and `none` when nothing leads to it
 */
async function reach(flow: Flow, place: Place): Promise<'form' | 'signedOut' | 'none'> {
  for (let steps = 0; steps < STEPS; steps += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await place.settle();
    // What waits for the server when the session ends goes on waiting behind the alert.
    if (confirmExpiry()) return 'signedOut';
    expectNoBlank();
    if (isOpen(flow)) return 'form';
    // Code that is loaded on demand takes a moment.
    if (steps % 4 === 0) stepOn(flow, steps % 12 !== 0);
  }
  return 'none';
}

/** What stands in the fields of a flow. */
const standsIn = ({ typed }: Flow): Record<string, string | undefined> =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, fieldOf(name)?.value]));

interface Filled {
  /** What stood in the form before anything was typed. */
  found: Record<string, string | undefined>;
  /** It came out of a draft, and so has not been sent as far as the form knows. */
  isDraft: boolean;
}

const FILE = 'lines.csv';

/** Gives the form its file, unless it has it, and asks until the server has said what would come of it. */
async function giveFile(lines: readonly string[], place: Place): Promise<void> {
  const picker = filePicker();
  if (picker && !top().textContent.includes(FILE))
    fireEvent.change(picker, { target: { files: [new File([lines.join('\n')], FILE)] } });
  await place.settle();
  for (let again = buttonIn(top(), '重试'); again; again = buttonIn(top(), '重试')) {
    fireEvent.click(again);
    // oxlint-disable-next-line no-await-in-loop
    await place.settle();
  }
}

/** Fills the form, with what a draft holds first. */
async function fill(flow: Flow, place: Place): Promise<Filled> {
  const { typed, file } = flow;
  const restore = buttonIn(top(), '恢复草稿');
  if (restore) fireEvent.click(restore);
  await place.settle();
  if (file) await giveFile(file, place);
  for (let confirm = buttonIn(top(), '确认金额'); confirm; confirm = buttonIn(top(), '确认金额')) {
    fireEvent.click(confirm);
    // oxlint-disable-next-line no-await-in-loop
    await place.settle();
  }
  const found = standsIn(flow);
  for (const [name, value] of Object.entries(typed)) {
    const field = fieldOf(name);
    if (field) fireEvent.change(field, { target: { value } });
  }
  await place.settle();
  return { found, isDraft: restore !== undefined };
}

/** Presses what sends, twice in one moment as impatient people do, and answers what is asked before. */
async function send(flow: Flow, place: Place): Promise<Sent | undefined> {
  const before = place.network.sent.length;
  for (const [name, value] of Object.entries({ operPassword: DEMO_PASSWORD, ...flow.secrets })) {
    const secret = fieldOf(name);
    if (secret) fireEvent.change(secret, { target: { value } });
  }
  useToasts.setState({ list: [] });
  const press = () => {
    const ok = buttonIn(top(), flow.ok) ?? top().querySelector('.ant-modal-confirm-btns .ant-btn-primary');
    if (!ok) throw new Error(`nothing sends: ${top().textContent.slice(0, 300)}`);
    fireEvent.click(ok);
    fireEvent.click(ok);
  };
  press();
  await place.settle();
  if (question() !== null) {
    const yes = [...document.querySelectorAll('.ant-modal-confirm-btns button')].at(-1);
    if (yes) fireEvent.click(yes);
    await place.settle();
  }
  const sent = place.network.sent.slice(before);
  expect(sent.length, 'writes of one press').toBeLessThanOrEqual(1);
  return sent[0];
}

/** How often the server has done what the flow asks for. */
const doneBy = (place: Place, { write, logged = 1 }: Flow): number =>
  place.db().operLogs.filter(({ operUrl, errorCode }) => operUrl.endsWith(`/${write}`) && errorCode === 0)
    .length / logged;

/**
 * Goes through a flow as an operator does who wants it done: what fails is asked for again, who is signed out signs
 * in again, and what is typed is not typed again. Who does not know what became of a write sends it again from the
 * same form or from its draft, unless the form has found out that it was carried out, and can only be closed. Where
 * nothing was typed, they look it up first, and a record that already is what they wanted is left alone. At the end
 * it is done once.
 */
export async function goThrough(flow: Flow, schedule: Schedule): Promise<void> {
  const place = placeOf(flow, schedule);
  const before = doneBy(place, flow);
  const isDone = () => doneBy(place, flow) > before;
  const typesFirst = Object.keys(flow.typed).length > 0;
  let isTyped = false;
  let isBack = false;
  await place.enter();
  if (flow.begun) keepDraft(flow.begun.form, flow.begun.values);

  /** @returns true when there is nothing left to do */
  async function attempt(): Promise<boolean> {
    const end = await reach(flow, place);
    if (end === 'signedOut') {
      await place.enter();
      isBack = true;
      return isDone();
    }
    if (end === 'none') {
      // A record that has been decided about, by a write whose answer was lost, offers the decision no more.
      expect(isDone(), `no way to the form: ${top().textContent.slice(-300)}`).toBe(true);
      return true;
    }
    const close = closeOnly(flow);
    if (close) {
      expect(isDone(), 'a form that sends nothing more says what is true').toBe(true);
      expect(standsIn(flow), 'what was sent').toEqual(flow.typed);
      fireEvent.click(close);
      await place.settle();
      expect(question(), 'what has arrived is left without a question').toBeNull();
      expect(isOpen(flow), 'the form is still open').toBe(false);
      return true;
    }
    const { found, isDraft } = await fill(flow, place);
    if (isTyped) expect(found, 'what was typed').toEqual(flow.typed);
    if (isTyped && isBack && typesFirst && !isDraft) {
      expect(isDone(), 'a form that offers no draft shows what has been sent').toBe(true);
      return true;
    }
    isTyped = true;
    isBack = false;
    const sent = await send(flow, place);
    expectNoBlank();
    if (sent?.code === 0) {
      expect(isOpen(flow), 'the form is still open').toBe(false);
      return true;
    }
    if (confirmExpiry()) {
      await place.enter();
      isBack = true;
      // A draft is sent again under its own id; without one they look first.
      return !typesFirst && isDone();
    }
    expect(isTold(), `nobody is told: ${top().textContent.slice(0, 400)}`).toBe(true);
    const isRefused = typeof sent?.code === 'number';
    // A form whose check says that all of it is there already sends nothing.
    const isSettled = isRefused || (flow.file ? !sent : !typesFirst);
    if (isOpen(flow) || !typesFirst) return isDone() && isSettled;
    expect(isRefused, 'only what the server refuses for good closes a form').toBe(true);
    isTyped = false;
    return isDone();
  }

  let isOver = false;
  for (let tries = 0; tries < TRIES && !isOver; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    isOver = await attempt();
  }
  expect(isOver, `it never ends: ${top().textContent.slice(0, 400)}`).toBe(true);
  expect(await problemsOf(place.queries())).toEqual([]);
  expect(doneBy(place, flow) - before, 'times that it was done').toBe(1);
  expect(checkInvariants(place.db())).toEqual([]);
  place.close();
}
