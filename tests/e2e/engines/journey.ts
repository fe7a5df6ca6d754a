import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { say } from '../words';
import { PALETTE } from './operator';
import type { Operator } from './operator';
import type { Key } from '@/i18n/keys';

const USER = 'admin';
const PASSWORD = 'Demo1234';

/** Bytes of the file that is uploaded. */
const SIZE = 30_000_000;

const FILE = 'recording.mp4';

/** An entry of a menu that is open. */
const ITEM = '.ant-dropdown:not(.ant-dropdown-hidden) [role^="menuitem"]';

const ROW = 'main [data-row-key]';

const zh = (key: Key, params?: Record<string, string | number>) => say('zh-CN', key, params);

/** The letters of the captcha, which is a picture of text. */
async function captchaOf(operator: Operator): Promise<string> {
  const source = await operator.until('the captcha', () =>
    operator.driver.ask(() => document.querySelector<HTMLImageElement>('#login-panel-account img')?.src),
  );
  const picture = Buffer.from(source.replace(/^[^,]*,/, ''), 'base64').toString('utf8');
  return [...picture.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, letter = '']) => letter).join('');
}

/** The page begins in the language of the machine. */
async function chooseChinese(operator: Operator): Promise<void> {
  await operator.sees('main select');
  await operator.driver.ask(() => {
    const select = document.querySelector<HTMLSelectElement>('main select');
    if (select) select.value = 'zh-cn';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    return null;
  });
  await operator.sees('h1', zh('login.title'));
}

export async function signIn(operator: Operator, site: string): Promise<void> {
  await operator.driver.open(`${site}login`);
  await chooseChinese(operator);
  const inputs = '#login-panel-account input';
  await operator.press(`${inputs}:not([type="password"])`);
  await operator.type(USER);
  await operator.press(`${inputs}[type="password"]`);
  await operator.type(PASSWORD);
  await operator.key('Tab');
  const isThird = () =>
    operator.driver.ask(
      (css) => document.activeElement === [...document.querySelectorAll(css)].at(-1),
      inputs,
    );
  // Between them may stand the button that shows the password.
  for (let tabs = 0; tabs < 3 && !(await isThird()); tabs += 1) await operator.key('Tab');
  await operator.type(await captchaOf(operator));
  await operator.key('Enter');
  await operator.sees('[role="tab"][data-key$="/home"]');
}

/** The charts of home are drawn, with figures beside them. */
export async function lookAtHome(operator: Operator): Promise<void> {
  await operator.sees('main canvas');
  await operator.sees('main', zh('home.pending'));
}

/** A press beside an open menu closes it, and moves nothing. */
export async function pressBeside(operator: Operator): Promise<void> {
  const placeOf = (css: string) =>
    operator.driver.ask((selector) => {
      const { x, y } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return { x: x ?? NaN, y: y ?? NaN };
    }, css);
  const before = await placeOf('header');
  await operator.press('header button', zh('user.title1'));
  await operator.findAtRest(ITEM, 'English');
  const { x, y } = await placeOf('main');
  await operator.driver.click({ x: x + 4, y: y + 200 });
  await operator.sawLeave(ITEM, 'English');
  expect(await placeOf('header')).toEqual(before);
}

/**
 * From home to the withdraws by the palette. Safari tells of the Enter that ends a composition after it has ended, as
 * code 229: that one chooses nothing.
 */
export async function compose(operator: Operator): Promise<void> {
  await operator.offer('txjl', '提现记录');
  const enter = (keyCode: number) =>
    operator.driver.ask((code) => {
      const key = { key: 'Enter', keyCode: code, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
    }, keyCode);
  await enter(229);
  await operator.sees(PALETTE);
  await enter(13);
  await operator.sees(ROW, 'USDT');
}

/** Through one of the withdraws that wait, with keys alone. */
export async function reviewOne(operator: Operator): Promise<void> {
  expect(await operator.count(ROW)).toBeGreaterThan(8);
  await operator.sees('main [role="tab"]', '1');
  await operator.press('main button', zh('crud.startReview'));
  await operator.sees('.ant-drawer-title', 'W2026');
  await operator.sees('.ant-drawer [data-level]');
  const numberOf = () =>
    operator.driver.ask(
      () => /W\d{16}/.exec(document.querySelector('.ant-drawer-title')?.textContent ?? '')?.[0],
    );
  const first = await operator.until('the number of a withdraw', numberOf);
  await operator.key('h');
  await operator.sees('.ant-modal textarea');
  await operator.until('the note ready to type', () =>
    operator.driver.ask(() => document.activeElement?.tagName === 'TEXTAREA'),
  );
  await operator.type('checked in another engine');
  await operator.key('Enter', 'Control');
  await operator.until('the next withdraw', async () => (await numberOf()) !== first);
  await operator.key('Escape');
  await operator.sawLeave('.ant-drawer-title');
}

/** A column is as much wider as its edge is dragged, with the movement that comes just before the release. */
export async function widen(operator: Operator): Promise<void> {
  const name = zh('field.uid');
  const head = () =>
    operator.driver.ask(
      (words) =>
        [...document.querySelectorAll('main thead th')]
          .find((cell) => cell.textContent?.includes(words))
          ?.getBoundingClientRect().width ?? 0,
      name,
    );
  const before = await head();
  const edge = await operator.findAtRest('main thead th [aria-label]', zh('crud.resize', { name }));
  await operator.driver.drag(edge, { x: edge.x + 80, y: edge.y });
  await operator.until('a wider column', async () => Math.abs((await head()) - before - 80) < 1);
}

/** The engines' own dialogs of files cannot be driven: an input waits for its file without one. */
function withoutDialogs(): void {
  const { click } = HTMLElement.prototype;
  HTMLInputElement.prototype.click = function press(this: HTMLInputElement) {
    if (this.type !== 'file') click.call(this);
  };
}

/** A file of 30 MB in chunks, with a pause in between; it arrives as it was. */
export async function upload(operator: Operator, control: string, folder: string): Promise<void> {
  const data = randomBytes(SIZE);
  const path = join(folder, FILE);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, data);
  // Fast as it is here, a pause would find nothing left to send.
  await fetch(`${control}upload`, { method: 'POST', body: JSON.stringify({ seed: 1, delayMs: 150 }) });
  await operator.press('header button', zh('shell.uploads'));
  const panel = `section[aria-label="${zh('upload.title')}"]`;
  await operator.sees(panel);
  await operator.driver.ask(withoutDialogs);
  await operator.press(`${panel} button`, zh('upload.addFiles'));
  await operator.driver.attach('input', path);
  const chunks = async () => {
    const answer = await fetch(`${control}upload`);
    const { data } = (await answer.json()) as { data: { call: string; end: string }[] };
    return data.filter(({ call, end }) => call === 'chunk' && end === 'answered').length;
  };
  await operator.until('chunks', async () => (await chunks()) > 2);
  await operator.press(`${panel} button`, zh('upload.pause', { name: FILE }));
  await operator.sees(`${panel} button`, zh('upload.resume', { name: FILE }));
  await operator.press(`${panel} button`, zh('upload.resume', { name: FILE }));
  await operator.sees(`${panel} [data-state="success"]`);
  const stored = await operator.driver.ask(async (md5) => {
    const [, token = ''] = /token=([^;]+)/.exec(document.cookie) ?? [];
    const answer = await fetch(`/admin/api/v2/sitebkd/file/list?md5=${md5}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { data: { list: { size: unknown }[] } }).data.list.length;
  }, createHash('md5').update(data).digest('hex'));
  expect(stored).toBe(1);
  await operator.press('header button', zh('shell.uploads'));
}

export async function lockAndUnlock(operator: Operator): Promise<void> {
  await operator.choose('ljsp', zh('search.lock'));
  const box = `input[placeholder="${zh('lock.placeholder')}"]`;
  // The curtain opens when it is dragged, or on Enter.
  await operator.sees('button', zh('lock.hint'));
  await operator.key('Enter');
  await operator.press(box);
  await operator.type(PASSWORD);
  await operator.key('Enter');
  await operator.sawLeave(box);
}

/** What the list shows, as a file. */
export async function saveCsv(operator: Operator): Promise<void> {
  await operator.press('main button', zh('crud.exportCsv'));
  const text = await operator.driver.saved();
  // It would take the focus from what comes next while it closes.
  await operator.sawLeave('[role="dialog"]');
  expect(text).toContain(zh('withdraw.orderNo'));
  expect(text.split('\r\n').length).toBeGreaterThan(8);
}

/** Dark, then English: the page says so, and nothing sticks out of it. */
export async function changeLooks(operator: Operator): Promise<void> {
  const was = await operator.driver.ask(() => getComputedStyle(document.body).backgroundColor);
  await operator.choose('qhdssms', zh('search.darkOn'));
  await operator.until('the dark', async () => {
    const now = await operator.driver.ask(() => getComputedStyle(document.body).backgroundColor);
    return now !== was;
  });
  await operator.press('header button', zh('user.title1'));
  await operator.press(ITEM, 'English');
  await operator.until('English', () => operator.driver.ask(() => document.documentElement.lang === 'en'));
  await operator.sees('nav', 'Withdraw logs');
  const beyond = () => operator.driver.ask(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
}
