import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { screenKit } from '@/domain/kit/screenKit';
import { signInAs } from '../render';
import { seen, stage } from './stage';
import { toys } from './toys';
import { onDict, onList, toy, toyRange } from './toyServer';

const { screen: screenOf } = screenKit(toys);

const List = screenOf({
  filters: ['orderNo', 'status'],
  columns: ['orderNo', 'status', 'amount', 'remark', 'updatedBy', 'createdAt'],
});

const LIST = <List />;

/** A translator puts the text into an element, or an element with other words into its place. */
const WAYS = {
  wrapped: (text: Text) => text.textContent,
  replaced: (text: Text) => `«${text.textContent}»`,
};

/** Translates what is on the page as Chrome does: each text that may be, in two elements. */
function translate(root: Node, words: (text: Text) => string, keep: boolean): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest('[translate="no"], script, style')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    const shown = words(text);
    text.replaceWith(outer);
    outer.append(inner);
    if (keep) inner.append(text);
    else inner.textContent = shown;
  }
}

const cells = (no: number) =>
  [...document.querySelectorAll(`[data-row-key="${no}"] [data-column]`)].map((cell) => cell.textContent);

const head = (name: string) => screen.getByRole('columnheader', { name }).querySelector('button');

beforeEach(() => {
  localStorage.clear();
  signInAs();
  onDict();
});

test.each(Object.entries(WAYS))(
  'a list that the browser has translated (%s) shows the next page, another order and changed rows',
  async (way, words) => {
    const early = { remark: '', amount: null };
    const late = { remark: 'later', amount: '2.5', status: 2 };
    onList(() => [toy(1, early), toy(2)]);
    const { container } = stage(LIST, '?status[]=1&status[]=2&pageSize=100');
    await seen('R0001');
    await screen.findAllByText('待审核');
    translate(container, words, way === 'wrapped');
    expect(document.querySelectorAll('tbody font').length).toBeGreaterThan(0);
    expect(cells(1)).toHaveLength(6);

    onList(() => [toy(1, late), toy(2)]);
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(cells(1)[3]).toBe('later'));
    expect(cells(1).slice(1, 4)).toEqual(['已入账', '2.5USDT', 'later']);

    // And back again.
    onList(() => [toy(1, early), toy(2)]);
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(cells(1)[2]).toBe('—'));
    expect(cells(1).slice(1, 4)).toEqual(['待审核', '—', '']);

    translate(container, words, way === 'wrapped');
    onList(() => toyRange(100));
    const button = head('创建时间');
    if (button) fireEvent.click(button);
    await waitFor(() => expect(document.querySelectorAll('[data-row-key]')).toHaveLength(100));
    expect(cells(100)).toContain('R0100');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
