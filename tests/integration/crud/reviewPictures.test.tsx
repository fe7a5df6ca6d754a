import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signInAs } from '../render';
import { onQueue, press, stageReview, startQueue } from './reviewStage';
import { onDict } from './toyServer';

beforeEach(() => {
  signInAs(['*/*/*'], { userName: 'auditor' });
  onDict();
});

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

async function open(): Promise<void> {
  onQueue(1);
  stageReview({
    pictures: () => [
      { url: PIXEL, label: 'front' },
      { url: 'javascript:alert(1)', label: 'trick' },
      { url: 'https://images.example/back.png', label: 'back' },
    ],
  });
  await startQueue();
}

const transformOf = (label: string) => screen.getByRole('img', { name: label }).style.transform;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('one picture is large, under the watermark of whoever looks, and the others are chosen from small ones', async () => {
  await open();
  expect(screen.getAllByRole('button', { name: /^查看「(front|back|trick)」$/ })).toHaveLength(2);
  for (const label of ['front', 'back']) {
    click(`查看「${label}」`);
    expect(screen.getAllByRole('img', { name: /front|back|trick/ })).toHaveLength(1);
    const stage = screen.getByRole('button', { name: label });
    expect(stage.textContent).toMatch(/auditor \d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  }
});

test('a picture zooms, turns and is reset by its buttons', async () => {
  await open();
  click('查看「back」');
  click('放大「back」');
  click('向右旋转「back」');
  expect(transformOf('back')).toContain('scale(2) rotate(90deg)');
  click('向左旋转「back」');
  click('缩小「back」');
  expect(transformOf('back')).toContain('scale(1) rotate(0deg)');
  click('向左旋转「back」');
  expect(transformOf('back')).toContain('rotate(270deg)');
  click('还原「back」');
  expect(transformOf('back')).toBe('translate(0px, 0px) scale(1) rotate(0deg)');
  click('查看「front」');
  expect(transformOf('front')).toBe('translate(0px, 0px) scale(1) rotate(0deg)');
});

test('zoom and turn of a picture stay while another one is looked at', async () => {
  await open();
  click('放大「front」');
  click('向右旋转「front」');
  click('查看「back」');
  click('查看「front」');
  expect(transformOf('front')).toContain('scale(2) rotate(90deg)');
});

test('Z is about the picture chosen last, and arrow keys move what is larger than its frame', async () => {
  await open();
  press('z');
  expect(transformOf('front')).toContain('scale(2)');
  press('z');
  expect(transformOf('front')).toContain('scale(1)');

  click('查看「back」');
  const back = screen.getByRole('button', { name: 'back' });
  fireEvent.focus(back);
  fireEvent.keyDown(back, { key: 'ArrowLeft' });
  expect(transformOf('back')).toContain('translate(0px, 0px)');
  press('Z', {}, back);
  expect(transformOf('back')).toContain('scale(2)');
  fireEvent.keyDown(back, { key: 'ArrowLeft' });
  expect(transformOf('back')).toContain('translate(40px, 0px)');
});

test('the wheel zooms the picture and does not scroll the page', async () => {
  await open();
  const stage = screen.getByRole('button', { name: 'front' });
  expect(fireEvent.wheel(stage, { deltaY: -100 })).toBe(false);
  expect(transformOf('front')).toContain('scale(1.2)');
  fireEvent.wheel(stage, { deltaY: 100 });
  expect(transformOf('front')).toContain('scale(1)');
});

test('a picture that cannot be loaded says so', async () => {
  await open();
  click('查看「back」');
  fireEvent.error(screen.getByRole('img', { name: 'back' }));
  expect(screen.getByText('图片加载失败')).toBeVisible();
});

test('V shows the chosen picture as large as the window, beside the facts; there it zooms, and closing it leads back', async () => {
  await open();
  click('查看「back」');
  press('v');
  const large = (await screen.findByRole('radio', { name: 'back' })).closest('[role="dialog"]');
  if (!(large instanceof HTMLElement)) throw new Error('no dialog');
  expect(within(large).getAllByRole('img', { name: /front|back/ })).toHaveLength(1);
  expect(within(large).getByText('about 1')).toBeVisible();
  const stage = within(large).getByRole('button', { name: 'back' });
  await waitFor(() => expect(stage).toHaveFocus());
  press('z', {}, stage);
  expect(within(large).getByRole('img', { name: 'back' }).style.transform).toContain('scale(2)');
  fireEvent.click(within(large).getByRole('radio', { name: 'front' }));
  expect(within(large).getByRole('img', { name: 'front' }).style.transform).toContain('scale(1)');
  fireEvent.click(within(large).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'front' })).toBeNull());
  expect(screen.getAllByRole('img', { name: /front|back/ })).toHaveLength(1);
});
