import { createHash } from 'node:crypto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { canonical } from '@/contract/canonical';
import { ChainCheck } from '@/views/system/operLog/ChainCheck';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

interface Link {
  id: string;
  content: string;
  prevDigest: string;
  digest: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A line of the log after another one. */
function link(id: string, prevDigest: string, title: string): Link {
  const content = canonical({ id, prevDigest, title });
  return { id, content, prevDigest, digest: sha256(content) };
}

const first = link('41', sha256('before'), 'one');
const second = link('42', first.digest, 'two');
const third = link('43', second.digest, 'three');
const WHOLE = [first, second, third];

const report = (links: readonly Link[], change: object = {}) => ({
  checked: 600,
  deleted: 0,
  broken: null,
  links,
  ...change,
});

const close = () => undefined;

beforeEach(() => signInAs());

test('a chain that is whole for the server and for this browser is told as such, and can be checked again', async () => {
  const asked = on('get', 'operLog/verify', () => ok(report(WHOLE)));
  renderScreen(<ChainCheck open onClose={close} range={undefined} />);
  expect(await screen.findByText('链条完整')).toBeInTheDocument();
  expect(screen.getByText(/600/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '重新校验' }));
  await waitFor(() => expect(asked.count).toBe(2));
});

test.each([
  ['a changed text', [first, { ...second, content: second.content.replace('two', 'none') }, third], '42'],
  ['a line taken out', [first, third], '43'],
  ['another line under its id', [first, { ...second, id: '99' }, third], '99'],
])('of %s this browser says that it does not fit, whatever the server says', async (_, links, id) => {
  on('get', 'operLog/verify', () => ok(report(links)));
  renderScreen(<ChainCheck open onClose={close} range={['2026-11-01 00:00:00', '2026-11-02 00:00:00']} />);
  expect(await screen.findByText(`服务器称链条完整，但本浏览器算得记录 ${id} 不符`)).toBeInTheDocument();
  expect(screen.queryByText('链条完整')).toBeNull();
  expect(screen.getByText('范围：2026-11-01 00:00:00 至 2026-11-02 00:00:00')).toBeInTheDocument();
});

test('where the server has found a break, its place and kind are told', async () => {
  const broken = { id: '42', operTime: '2026-11-20 12:00:00', why: 'before' };
  on('get', 'operLog/verify', () => ok(report(WHOLE, { broken })));
  renderScreen(<ChainCheck open onClose={close} range={undefined} />);
  expect(await screen.findByText('链条在记录 42（2026-11-20 12:00:00）处断开')).toBeInTheDocument();
  expect(screen.getByText(/与上一条接不上/)).toBeInTheDocument();
  expect(screen.queryByText('链条完整')).toBeNull();
});

test('a failed check says so and claims nothing', async () => {
  on('get', 'operLog/verify', () => new Response('', { status: 500 }));
  renderScreen(<ChainCheck open onClose={close} range={undefined} />);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('链条完整')).toBeNull();
});
