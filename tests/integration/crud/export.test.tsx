import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { download } from '@/crud/list/exportCsv';
import { screenKit } from '@/domain/kit/screenKit';
import { gate } from '../gate';
import { ok, on, refuse } from '../server';
import { signInAs } from '../render';
import { seen, stage } from './stage';
import { toys } from './toys';
import { onDict, onList, toy, toyRange } from './toyServer';

const { screen: screenOf, bar } = screenKit(toys);

const List = screenOf({
  filters: ['orderNo'],
  columns: ['orderNo', 'member', 'amount', 'status', 'remark'],
  toolbar: [bar.exportCsv()],
});

const SCREEN = <List />;

interface Download {
  name: string;
  text: Promise<string>;
}

let downloads: Download[] = [];
let alive: Set<string>;

beforeEach(() => {
  signInAs();
  onDict();
  downloads = [];
  alive = new Set();
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    if (object instanceof Blob) blob = object;
    alive.add('blob:toy');
    return 'blob:toy';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void alive.delete(url));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push({
      name: this.download,
      text: blob.arrayBuffer().then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)),
    });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const start = () => fireEvent.click(screen.getByRole('button', { name: '导出' }));

test('C151 the export has the columns on screen, worded codes, and no cell a spreadsheet would run', async () => {
  onList(() => toyRange(1));
  const asked: string[] = [];
  on('get', 'toy/export', ({ request }) => {
    asked.push(new URL(request.url).search);
    return ok({
      total: 2,
      list: [
        toy(1, {
          status: 2,
          amount: '0.10',
          remark: '=1+1',
          uid: '01234567',
          orderNo: '1234567890123456789',
        }),
        toy(2, { status: 9, amount: null, remark: 'a "b",\nc' }),
      ],
    });
  });
  stage(SCREEN, '?orderNo=R');
  await screen.findByText('R0001');
  start();
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(await downloads[0]?.text).toBe(
    [
      '\ufefforderNo,会员 UID,会员账号,数量,数量（币种）,状态,备注',
      "'1234567890123456789,'01234567,a***@mail.com,0.10,USDT,已入账,'=1+1",
      'R0002,10000007,a***@mail.com,,USDT,9,"a ""b"",\nc"',
      '',
    ].join('\r\n'),
  );
  expect(downloads[0]?.name).toMatch(/^toy_\d{12}_admin\.csv$/);
  expect(asked).toEqual(['?orderNo=R&pageNum=1&pageSize=20']);
});

test('a file can be read for a minute, for browsers that ask where to save it', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  download('a.csv', 'a', 'text/csv');
  vi.advanceTimersByTime(59_000);
  expect(alive.size).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(alive.size).toBe(0);
});

test('two clicks export once', async () => {
  onList(() => toyRange(1));
  const calls = on('get', 'toy/export', () => ok({ list: [], total: 0 }));
  stage(SCREEN);
  await screen.findByText('R0001');
  start();
  start();
  await waitFor(() => expect(downloads).toHaveLength(1));
  // Time for a second one to come.
  await delay(50);
  expect(downloads).toHaveLength(1);
  expect(calls.count).toBe(1);
});

test('too many rows are refused by the server, and nothing is downloaded', async () => {
  onList(() => toyRange(1));
  const calls = on('get', 'toy/export', () => refuse(42900, '数据量过大'));
  stage(SCREEN);
  await screen.findByText('R0001');
  start();
  await seen('数据量过大');
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  start();
  await waitFor(() => expect(calls.count).toBe(2));
  expect(downloads).toEqual([]);
});

test('an export says how far it is, and can be cancelled', async () => {
  onList(() => toyRange(1));
  const rest = gate();
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  on('get', 'toy/export', () => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(encoder.encode(' '.repeat(7000)));
        await rest.opened;
        controller.close();
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  });
  stage(SCREEN);
  await screen.findByText('R0001');
  start();
  const status = within(await screen.findByRole('dialog')).getByRole('status');
  expect(status).toHaveTextContent(/已读取 \d+ KB/);
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(abort).toHaveBeenCalledOnce());
  rest.open();
  await delay(50);
  expect(downloads).toEqual([]);
});

test('an export never writes a figure that could not be read, and says which rows it leaves out', async () => {
  onList(() => toyRange(1));
  on('get', 'toy/export', () =>
    ok({
      total: 2,
      list: [
        { ...toy(1), amount: 'much', status: {} },
        { ...toy(2), id: null },
      ],
    }),
  );
  stage(SCREEN);
  await screen.findByText('R0001');
  start();
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect((await downloads[0]?.text)?.split('\r\n')[1]).toBe(
    'R0001,10000007,a***@mail.com,无法读取,USDT,无法读取,',
  );
  await seen('有 1 条记录无法读取，未显示');
});
