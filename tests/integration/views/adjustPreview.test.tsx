import { screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import type { FormInstance } from 'antd';
import { expect, test } from 'vitest';
import type { FormValues } from '@/crud/field/field';
import { Preview } from '@/views/finance/adjust/Preview';
import { gate } from '../gate';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

const WISH = { memberId: 7, accountType: '1', coin: 'USDT', direction: '1', amount: '5' };

let form: FormInstance<FormValues>;

function Stage() {
  [form] = Form.useForm<FormValues>();
  return (
    <Form form={form} initialValues={WISH}>
      {Object.keys(WISH).map((name) => (
        <Form.Item key={name} name={name} hidden>
          <input />
        </Form.Item>
      ))}
      <Preview />
    </Form>
  );
}

const effect = () => screen.getByRole('status').textContent;

test('an answer about one coin is never shown with another', async () => {
  signInAs();
  const btc = gate();
  const asked = on('get', 'memberAssetAdjust/preview', async ({ request }) => {
    const coin = new URL(request.url).searchParams.get('coin');
    if (coin === 'BTC') await btc.opened;
    return ok({
      before: coin === 'BTC' ? '1' : '12000',
      after: '2',
      possible: true,
      manualFrozen: '0',
      uid: 'U7',
    });
  });
  renderScreen(<Stage />);
  await waitFor(() => expect(effect()).toMatch(/12,000.*USDT/));
  form.setFieldValue('coin', 'BTC');
  await waitFor(() => expect(effect()).toBe('…'));
  await waitFor(() => expect(asked.count).toBe(2));
  expect(effect()).toBe('…');
  btc.open();
  await waitFor(() => expect(effect()).toMatch(/1 .*BTC|1.*BTC/));
  expect(effect()).not.toContain('12,000');
});

test('digits typed in a row are one question', async () => {
  signInAs();
  const amounts: (string | null)[] = [];
  on('get', 'memberAssetAdjust/preview', ({ request }) => {
    amounts.push(new URL(request.url).searchParams.get('amount'));
    return ok({ before: '1', after: '2', possible: true, manualFrozen: '0', uid: 'U7' });
  });
  renderScreen(<Stage />);
  await waitFor(() => expect(amounts.at(-1)).toBe('5'));
  for (const amount of ['1', '12', '123']) form.setFieldValue('amount', amount);
  await waitFor(() => expect(amounts.at(-1)).toBe('123'));
  expect(amounts).not.toContain('12');
});
