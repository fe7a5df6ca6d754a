import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Transport } from '@/lib/upload/ports';
import { UploadError } from '@/lib/upload/problem';
import { sourceOf } from '@/lib/upload/sources';
import UploadPanel from '@/shell/upload/UploadPanel';
import { useToasts } from '@/ui/toast/toast';
import { setPlatform } from '@/stores/platform';
import { endSession, expireSession } from '@/stores/session';
import { openUploadPanel, toggleUploadPanel, useUploadPanel } from '@/stores/uploadPanel';
import { pickAndUpload, startUploads, uploadFiles, useUploads } from '@/services/uploads';
import { renderScreen, signInAs } from '../render';

/** A server whose answers the test gives by hand; without a hand, everything succeeds at once. */
class HandServer implements Transport {
  held = false;
  sent: string[] = [];
  problem: UploadError | null = null;
  private readonly waiting: (() => void)[] = [];

  test: Transport['test'] = async () => ({ uploaded: [] });

  send: Transport['send'] = async ({ filename }, _bytes, signal) => {
    this.sent.push(filename);
    await this.turn(signal);
    if (this.problem) throw this.problem;
    return this.done(filename);
  };

  merge: Transport['merge'] = async ({ filename }, signal) => {
    await this.turn(signal);
    return this.done(filename);
  };

  release(): void {
    this.held = false;
    this.waiting.splice(0).forEach((go) => go());
  }

  private done(filename: string): Answer {
    return { url: `/files/${filename}`, needMerge: false };
  }

  private turn(signal: AbortSignal): Promise<void> {
    if (!this.held) return Promise.resolve();
    return new Promise((done, fail) => {
      this.waiting.push(done);
      signal.addEventListener('abort', () => fail(new UploadError({ kind: 'cancelled' })));
    });
  }
}

let server: HandServer;
let stop: () => void;
let hashed = 0;

beforeEach(() => {
  server = new HandServer();
  signInAs();
  stop = startUploads(server, async () => {
    hashed += 1;
    return hashed.toString(16).padStart(32, '0');
  });
});

afterEach(() => {
  stop();
  useUploadPanel.setState({ open: false, wanted: false });
  vi.restoreAllMocks();
});

/** happy-dom's files know nothing of folders. */
const file = (name: string, size = 10) =>
  Object.assign(new File([new Uint8Array(size)], name, { type: 'image/png', lastModified: 1 }), {
    webkitRelativePath: '',
  });

const add = (...names: string[]) => {
  let results: ReturnType<typeof uploadFiles> = Promise.resolve([]);
  act(() => {
    results = uploadFiles(names.map((name) => sourceOf(file(name))));
  });
  return results;
};

const panel = () => screen.findByRole('region', { name: '上传列表' });
const row = async (name: string) => {
  const cell = await screen.findByText(name);
  const item = cell.closest('li');
  if (!item) throw new Error(`${name} stands in no row`);
  return within(item);
};

test('nothing is to be seen before it is asked for; then it opens, hides behind a tab, and opens again', async () => {
  const user = userEvent.setup();
  renderScreen(<UploadPanel />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => toggleUploadPanel());
  const open = await panel();
  expect(open).toHaveTextContent('没有待上传的文件');
  await user.click(screen.getByRole('button', { name: '收起上传列表' }));
  const tab = screen.getByRole('button', { name: '打开上传列表' });
  await waitFor(() => expect(tab).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: '收起上传列表' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('whoever asked gets the results in order, and hiding the panel stops nothing', async () => {
  server.held = true;
  renderScreen(<UploadPanel />);
  const results = add('a.png', 'b.png');
  await panel();
  await waitFor(() => expect(server.sent).toEqual(['a.png', 'b.png']));
  act(() => toggleUploadPanel());
  server.release();
  expect((await results).map(({ filename, url, fileType }) => [filename, url, fileType])).toEqual([
    ['a.png', '/files/a.png', 'image/png'],
    ['b.png', '/files/b.png', 'image/png'],
  ]);
});

test('files that are not taken are named with the reason, the others go up', async () => {
  const user = userEvent.setup();
  renderScreen(<UploadPanel />);
  const results = add('a.png', 'b.png.exe', 'c', 'x\u202egnp.png');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('3 个文件未加入');
  expect(alert).toHaveTextContent('b.png.exe：不支持的文件类型');
  expect(alert).toHaveTextContent('c：文件没有扩展名');
  expect(alert).toHaveTextContent('x[U+202E]gnp.png：文件名含有不可见字符');
  expect((await results).map(({ filename }) => filename)).toEqual(['a.png']);
  await user.click(within(alert).getByRole('button'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('whoever asks may take fewer types and smaller files', async () => {
  const sources = [file('a.png', 10), file('b.png', 30), file('c.pdf', 10)].map((one) => sourceOf(one));
  const results = uploadFiles(sources, { extensions: ['png'], maxSize: 20 });
  expect(useUploads.getState().refused).toEqual([
    { name: 'b.png', reason: 'tooLarge' },
    { name: 'c.pdf', reason: 'type' },
  ]);
  expect(await results).toHaveLength(1);
});

test('no file may be larger than the platform says', async () => {
  setPlatform({ uploadMegabytes: 1 });
  const small = sourceOf(file('a.png', 1024));
  const large = sourceOf(file('b.png', 1024 * 1024 + 1));
  const results = uploadFiles([small, large]);
  expect(useUploads.getState().refused).toEqual([{ name: 'b.png', reason: 'tooLarge' }]);
  expect(await results).toHaveLength(1);
  setPlatform(null);
});

test('a file is paused, resumed, tried again and removed by buttons that say which file they mean', async () => {
  const user = userEvent.setup();
  server.held = true;
  renderScreen(<UploadPanel />);
  const results = add('a.png');
  const a = await row('a.png');
  await user.click(a.getByRole('button', { name: '暂停 a.png' }));
  expect(await a.findByText('已暂停')).toBeVisible();
  server.problem = new UploadError({ kind: 'http', status: 500, after: 0 });
  server.held = false;
  await user.click(a.getByRole('button', { name: '继续 a.png' }));
  expect(await a.findByText('服务器返回 500')).toBeVisible();
  server.problem = null;
  await user.click(a.getByRole('button', { name: '重试 a.png' }));
  expect(await a.findByText('已完成')).toBeVisible();
  expect(a.queryByRole('button')).not.toBeInTheDocument();
  expect(await results).toHaveLength(1);
  server.held = true;
  const gone = add('b.png');
  await user.click((await row('b.png')).getByRole('button', { name: '移除 b.png' }));
  expect(await gone).toEqual([]);
  await user.click(screen.getByRole('button', { name: '清除已完成' }));
  expect(await screen.findByText('没有待上传的文件')).toBeVisible();
});

test('C117 a list of a thousand files stays below 200 nodes and can be scrolled', async () => {
  server.held = true;
  const { container } = renderScreen(<UploadPanel />);
  void add(...Array.from({ length: 1000 }, (_, index) => `${index}.png`));
  await row('0.png');
  const scroller = container.querySelector('[tabindex="0"]');
  if (!scroller) throw new Error('The list does not scroll');
  expect(scroller.querySelectorAll('*').length).toBeLessThan(200);
  expect(within(await panel()).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '1000');
  scroller.scrollTop = 49 * 500;
  act(() => void scroller.dispatchEvent(new Event('scroll')));
  const far = await row('500.png');
  expect(far.getByRole('button', { name: '暂停 500.png' })).toBeInTheDocument();
  expect(screen.queryByText('0.png')).not.toBeInTheDocument();
  expect(scroller.querySelectorAll('*').length).toBeLessThan(200);
});

test('C120 the same file twice is told and not uploaded twice', async () => {
  server.held = true;
  renderScreen(<UploadPanel />);
  const both = add('a.png', 'a.png');
  await waitFor(() =>
    expect(useToasts.getState().list.map(({ text }) => text)).toEqual(['a.png 已在上传列表中，不会重复上传']),
  );
  await row('a.png');
  server.release();
  expect(await both).toHaveLength(1);
});

test('C113 a file that cannot be read leaves the list with a message', async () => {
  stop();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stop = startUploads(server, () => Promise.reject(new UploadError({ kind: 'unreadable' })));
  expect(await add('a.png')).toEqual([]);
  expect(useToasts.getState().list.map(({ text }) => text)).toEqual([
    'a.png 已被修改、移动或删除，上传已取消',
  ]);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(useUploads.getState().files).toEqual([]);
});

test('C116 the end of a session pauses uploads; the same operator goes on, another one finds nothing', async () => {
  server.held = true;
  renderScreen(<UploadPanel />);
  const results = add('a.png');
  const a = await row('a.png');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  act(expireSession);
  expect(await a.findByText('登录后继续')).toBeVisible();
  act(endSession);
  server.held = false;
  act(() => signInAs());
  expect(await a.findByText('已完成')).toBeVisible();
  expect(await results).toHaveLength(1);
  server.held = true;
  const lost = add('b.png');
  await row('b.png');
  act(endSession);
  act(() => signInAs(['*/*/*'], { userName: 'other' }));
  expect(await lost).toEqual([]);
  await waitFor(() => expect(useUploadPanel.getState().open).toBe(false));
  act(openUploadPanel);
  expect(await screen.findByText('没有待上传的文件')).toBeVisible();
});

test('C121 without a network uploads wait, and go on when it is back', async () => {
  server.held = true;
  renderScreen(<UploadPanel />);
  void add('a.png');
  const a = await row('a.png');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await a.findByText('联网后继续')).toBeVisible();
  server.held = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await a.findByText('已完成')).toBeVisible();
});

test('leaving the page asks while something is under way, and only then', async () => {
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  server.held = true;
  renderScreen(<UploadPanel />);
  const results = add('a.png');
  await waitFor(() => expect(leave()).toBe(false));
  server.release();
  await results;
  await waitFor(() => expect(leave()).toBe(true));
});

test('files come by the dialog of the browser, which offers the accepted types only', async () => {
  renderScreen(<UploadPanel />);
  const results = pickAndUpload({ extensions: ['png'], multiple: false });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file dialog');
  expect([input.accept, input.multiple, input.webkitdirectory]).toEqual(['.png', false, false]);
  Object.defineProperty(input, 'files', { value: [file('a.png')] });
  input.dispatchEvent(new Event('change'));
  expect((await results).map(({ filename }) => filename)).toEqual(['a.png']);
  expect(document.querySelector('input[type="file"]')).toBeNull();
  const none = pickAndUpload();
  document.querySelector('input[type="file"]')?.dispatchEvent(new Event('cancel'));
  expect(await none).toEqual([]);
});

test('files and folders can be dropped on the list', async () => {
  renderScreen(<UploadPanel />);
  act(() => toggleUploadPanel());
  const entry = {
    isFile: true,
    isDirectory: false,
    fullPath: '/x/a.png',
    file: (done: (one: File) => void) => done(file('a.png')),
  };
  const portions = [[entry], []];
  const folder = {
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries: (done: (some: unknown[]) => void) => done(portions.shift() ?? []) }),
  };
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { items: [{ webkitGetAsEntry: () => folder }], files: [] },
  });
  const target = await panel();
  act(() => void target.dispatchEvent(drop));
  expect(drop.defaultPrevented).toBe(true);
  const a = await row('a.png');
  expect(await a.findByText('已完成')).toBeVisible();
  expect(useUploads.getState().files[0]?.path).toBe('x/a.png');
});
