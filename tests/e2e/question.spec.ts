import { expect, signInFast, SITE, test } from './console';
import { button, choose, rows, send, top, zh } from './lists';

const ADJUST = '/finance/adjust';

test('a checker asks back about an adjustment, the maker finds it in the bell and answers, and the checker approves', async ({
  page,
  otherPage,
}) => {
  const maker = await otherPage();
  const token = await signInFast(maker, 'finance01', null);
  const made = await maker.request.post(`${SITE}memberAssetAdjust/add`, {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      memberId: 8,
      accountType: 1,
      coin: 'USDT',
      direction: 1,
      amount: '31.75',
      category: 'compensation',
      reason: '客服核实后按标准补偿会员损失',
      refNo: '',
      attachments: [],
      operPassword: 'Demo1234',
      requestId: 'question-spec-1',
    },
  });
  const { data } = (await made.json()) as { data: { adjustNo: string } };

  await signInFast(page, 'finance02', `${ADJUST}?adjustNo=${data.adjustNo}`);
  await button(rows(page), 'crud.review').click();
  const desk = top(page);
  await button(desk, 'crud.question.ask').click();
  await expect(top(page)).toContainText('finance01');
  await top(page).getByLabel(zh('crud.question.text.question')).fill('工单编号是多少？');
  await send(top(page), 'crud.question.ask');
  await expect(page.getByText(zh('crud.question.asked'), { exact: true })).toBeVisible();

  await maker.reload();
  await maker.getByRole('button', { name: new RegExp(zh('user.title4')) }).click();
  await maker.getByRole('link', { name: new RegExp(zh('pending.toReply')) }).click();
  await expect(maker).toHaveURL(`${ADJUST}?asked=open`);
  await choose(maker, rows(maker).filter({ hasText: data.adjustNo }), 'crud.question.reply');
  await expect(top(maker)).toContainText('工单编号是多少？');
  await top(maker).getByLabel(zh('crud.question.text.reply')).fill('工单 20261120-17');
  await send(top(maker), 'crud.question.reply');
  await expect(rows(maker)).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: new RegExp(zh('user.title4')) }).click();
  await page.getByRole('link', { name: new RegExp(zh('pending.replied')) }).click();
  await button(rows(page).filter({ hasText: data.adjustNo }), 'crud.review').click();
  await expect(top(page)).toContainText('工单 20261120-17');
  await button(top(page), 'review.approve').click();
  await top(page).getByLabel(zh('crud.operPassword')).fill('Demo1234');
  await send(top(page), 'review.approve');
  await expect(rows(page)).toHaveCount(0);
});
