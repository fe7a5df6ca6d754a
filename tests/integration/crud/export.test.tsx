import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { wireClient } from '@/app/failures';
import { download } from '@/crud/list/exportCsv';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import { told } from '../client/told';
import { ok, on, refuse } from '../server';
import { signInAs } from '../render';
import { onDict, onList, range, stage, toy, toys } from './toys';

const { col, filter, bar } = kitOf(toys);

const SCREEN = (
  <CrudScreen
    resource={toys}
    schema={1}
    filters={[filter.text('orderNo')]}
    columns={[
      col.text('orderNo'),
      col.member(),
      col.money('amount', { coin: (row) => row.coin }),
      col.dict('status', 'toy_status'),
      col.text('remark'),
      col.time('createdAt', { optional: true }),
    ]}
    toolbar={[bar.exportCsv()]}
  />
);

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
  onList(() => range(1));
  const asked: string[] = [];
  on('get', 'toy/export', ({ request }) => {
    asked.push(new URL(request.url).search);
    return ok({
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
      '\ufefforderNo,会员UID,会员账号,amount,币种,状态,备注',
      "'1234567890123456789,'01234567,a***@mail.com,0.10,USDT,已入账,'=1+1",
      'R0002,10000007,a***@mail.com,,USDT,9,"a ""b"",\nc"',
      '',
    ].join('\r\n'),
  );
  expect(downloads[0]?.name).toMatch(/^toy_\d{12}\.csv$/);
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
  onList(() => range(1));
  const calls = on('get', 'toy/export', () => ok({ list: [] }));
  stage(SCREEN);
  await screen.findByText('R0001');
  start();
  start();
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(calls.count).toBe(1);
});

test('too many rows are refused by the server, and nothing is downloaded', async () => {
  onList(() => range(1));
  wireClient();
  const calls = on('get', 'toy/export', () => refuse(42900, '数据量过大'));
  stage(SCREEN);
  await screen.findByText('R0001');
  start();
  await waitFor(() => expect(told()).toEqual(['数据量过大']));
  start();
  await waitFor(() => expect(calls.count).toBe(2));
  expect(downloads).toEqual([]);
});
