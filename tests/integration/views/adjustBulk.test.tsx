import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blankOf, readShape } from '@/contract/field/read';
import { adjust } from '@/contract/finance/adjust';
import type { RowOf } from '@/contract/resource';
import { useScreenContext } from '@/crud/screen/useScreenContext';
import { approveMany } from '@/views/finance/adjust/adjustBulk';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';
import { wire } from '../wire';

type Row = RowOf<typeof adjust>;

const row = (given: object): Row =>
  readShape<(typeof adjust)['row']>(adjust.row, { ...wire(adjust.row), ...given }) ?? blankOf(adjust.row);

const PICTURE = '/static/upload/evidence.png';

const ROWS = [
  row({
    id: 1,
    adjustNo: 'A1',
    uid: '10010001',
    coin: 'USDT',
    amount: '50',
    status: 1,
    createdBy: 'finance02',
    category: 'compensation',
    reason: '客服核实后按标准补偿',
    attachments: [PICTURE, PICTURE],
    beforeAvailable: '1200.5',
    afterAvailable: '1250.5',
  }),
  row({
    id: 2,
    adjustNo: 'A2',
    coin: 'BTC',
    amount: '1',
    status: 1,
    createdBy: 'finance02',
    beforeAvailable: '3',
  }),
];

/** Two more of the first one's account. */
const SAME = [
  row({
    ...ROWS[0],
    id: 3,
    adjustNo: 'A3',
    status: 1,
    createdBy: 'finance02',
    amount: '20',
    beforeAvailable: '1200.5',
    afterAvailable: '1220.5',
  }),
  row({
    ...ROWS[0],
    id: 4,
    adjustNo: 'A4',
    status: 1,
    createdBy: 'finance02',
    amount: '5.5',
    beforeAvailable: '1200.5',
    afterAvailable: '1195',
  }),
];

function Opened({ rows = ROWS }: { rows?: readonly Row[] }) {
  const [context, dialogs] = useScreenContext({ resource: adjust });
  return (
    <>
      <button type="button" onClick={() => void approveMany.perform(rows, context)}>
        打开
      </button>
      {dialogs}
    </>
  );
}

test('a bulk approval shows of each line why, by which files and what it changes, and sends the balances it showed', async () => {
  signInAs();
  on('get', 'dict/data/getDictData', () =>
    ok({ info: { name: '', remark: '' }, values: [{ key: 'compensation', value: '补偿', isDefault: 0 }] }),
  );
  let sent: unknown;
  on('post', 'memberAssetAdjust/review', async ({ request }) => {
    sent = await request.json();
    return ok({
      success: [1],
      failed: [{ id: 2, code: 40904, msg: '可用余额已由 3 变为 2，请按新的余额重新核对' }],
    });
  });
  renderScreen(<Opened />);
  fireEvent.click(screen.getByRole('button', { name: '打开' }));
  const dialog = await screen.findByRole('dialog');
  const line = within(dialog).getByText(/^A1 ·/).closest('li');
  expect(line).toHaveTextContent('可用 1,200.5 → 1,250.5 USDT');
  expect(await within(dialog).findByText(/^补偿 ·/)).toHaveTextContent('客服核实后按标准补偿');
  expect(line).toHaveTextContent('附件 2 个');
  expect(within(dialog).getAllByRole('button', { name: /图片|查看/ })).toHaveLength(2);
  fireEvent.change(within(dialog).getByLabelText(/密码/), { target: { value: 'Demo1234' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '批量通过' }));
  await waitFor(() =>
    expect(sent).toMatchObject({
      result: 'approve',
      balances: [
        { id: '1', available: '1200.5' },
        { id: '2', available: '3' },
      ],
    }),
  );
  expect(await screen.findByText(/可用余额已由 3 变为 2/)).toBeVisible();
});

test('adjustments of one account are shown one after the other, as they are booked', async () => {
  signInAs();
  on('get', 'dict/data/getDictData', () => ok({ info: { name: '', remark: '' }, values: [] }));
  renderScreen(<Opened rows={[...ROWS, ...SAME]} />);
  fireEvent.click(screen.getByRole('button', { name: '打开' }));
  const dialog = await screen.findByRole('dialog');
  const line = (no: string) =>
    within(dialog)
      .getByText(new RegExp(`^${no} ·`))
      .closest('li');
  expect(line('A1')).toHaveTextContent('可用 1,200.5 → 1,250.5 USDT');
  expect(line('A3')).toHaveTextContent('可用 1,250.5 → 1,270.5 USDT');
  expect(line('A4')).toHaveTextContent('可用 1,270.5 → 1,265 USDT');
});
