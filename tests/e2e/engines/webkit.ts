import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, NamedKey, Point } from './driver';
import { freePort } from './freePort';
import { takeSaved } from './savedFile';
import { takeTold, watch } from './watch';

const WEBDRIVER = 'WebKitWebDriver';
const XVFB = 'xvfb-run';

/**
 * Path of WebKitGTK's own browser, which tests/run.mjs sets where there is all that is needed to drive it; `undefined`
 * where the machine has none.
 */
export const webkitPath = (): string | undefined =>
  [
    process.env['CONSOLE_WEBKIT'],
    existsSync(`/usr/bin/${WEBDRIVER}`) ? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser' : undefined,
  ].find((path) => path !== undefined && existsSync(path));

/** Code points that stand for keys in WebDriver. */
const KEYS: Record<NamedKey, string> = {
  Enter: '\ue007',
  Escape: '\ue00c',
  Tab: '\ue004',
  Control: '\ue009',
};

const keyOf = (key: string): string => (Object.hasOwn(KEYS, key) ? KEYS[key as NamedKey] : key);

/** WebKitGTK over classic WebDriver, on a screen of its own. */
export async function startWebkit(binary: string): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'console-webkit-'));
  const folder = join(home, 'Downloads');
  mkdirSync(folder);
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config', 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  const port = await freePort();
  const driver = spawn(XVFB, ['-a', '-s', '-screen 0 1600x1000x24', WEBDRIVER, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      XDG_DOWNLOAD_DIR: folder,
      LANG: 'zh_CN.UTF-8',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });

  async function command<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  async function ready(): Promise<void> {
    for (let tries = 0; tries < 150; tries += 1) {
      if (await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)) return;
      await new Promise((done) => {
        setTimeout(done, 100);
      });
    }
    throw new Error('WebKitWebDriver does not answer');
  }

  await ready();
  const { sessionId } = await command<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  });
  const at = `/session/${sessionId}`;
  await command('POST', `${at}/window/rect`, { x: 0, y: 0, width: 1440, height: 980 });
  await command('POST', `${at}/timeouts`, { script: 30_000, pageLoad: 60_000 });

  const run = <Value>(script: string, args: readonly unknown[]) =>
    command<Value>('POST', `${at}/execute/sync`, { script, args });
  const ask: Driver['ask'] = (work, ...args) =>
    run(`return (${work.toString()}).apply(null, arguments)`, args);
  const perform = (actions: readonly object[]) => command('POST', `${at}/actions`, { actions });
  const point = (...actions: readonly object[]) => perform([{ type: 'pointer', id: 'mouse', actions }]);
  const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };

  return {
    name: 'WebKitGTK',
    open: async (address) => {
      await command('POST', `${at}/url`, { url: address });
      await ask(watch);
    },
    ask,
    click: async (where) => {
      await point(move(where), down, up);
    },
    drag: async (from, to) => {
      await point(move(from), down, move(to), up);
    },
    attach: async (css, path) => {
      const input = await command<Record<string, string>>('POST', `${at}/element`, {
        using: 'css selector',
        value: `${css}[type="file"]`,
      });
      await command('POST', `${at}/element/${Object.values(input)[0]}/value`, { text: path });
    },
    press: async (key, ...held) => {
      const keys = [...held.map(keyOf), keyOf(key)];
      await perform([
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...keys.map((value) => ({ type: 'keyDown', value })),
            ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
          ],
        },
      ]);
    },
    picture: async (path) =>
      writeFileSync(path, Buffer.from(await command<string>('GET', `${at}/screenshot`), 'base64')),
    saved: () => takeSaved(folder),
    problems: () => ask(takeTold),
    close: async () => {
      await command('DELETE', at).catch(() => undefined);
      // The screen and the driver are one group.
      if (driver.pid) process.kill(-driver.pid, 'SIGTERM');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
