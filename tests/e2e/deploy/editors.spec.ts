import { button, top, zh } from '../lists';
import { expect, openAs, test } from './deployed';

const HOSTILE =
  '<p onclick="hit()">段落<img src=x onerror="hit()"></p><svg><style><img src=x onerror="hit()"></style></svg>' +
  '<iframe srcdoc="<script>hit()</script>"></iframe><p style="color:red">红</p><style>p{color:red}</style>';

test('every editor keeps to the policy, and so does what is pasted into it', async ({ page, sitePath }) => {
  test.setTimeout(90_000);
  await openAs(page, sitePath, 'admin', '/content/notice');
  await button(page.locator('main'), 'crud.create').click();
  const editor = top(page).getByRole('textbox', { name: zh('language.zh-cn'), exact: true });
  await editor.click();
  await editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, HOSTILE);
  await expect(editor).toContainText('段落');
  await expect(editor.locator('[style], style, svg, iframe, img')).toHaveCount(0);
  await button(top(page), 'editor.link').first().click();
  await top(page)
    .getByRole('textbox', { name: zh('editor.linkAddress') })
    .fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(top(page).getByRole('alert').first()).toBeVisible();

  await openAs(page, sitePath, 'admin', '/content/website');
  await expect(page.getByRole('toolbar', { name: zh('editor.toolbar') })).toHaveCount(4);
});
