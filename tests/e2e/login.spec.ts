import { accountForm, expect, fillSignIn, signInAs, signInFast, tag, test } from './console';
import { CODES, LANGUAGES, say } from './words';

const LOGIN = '**/admin/api/v2/sitebkd/login';

test('something is painted before any script has run', async ({ page }) => {
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('#root .boot')).toBeVisible();
});

test('the log-in page speaks every language', async ({ page }) => {
  await page.goto('/login');
  for (const language of LANGUAGES.toReversed()) {
    await page.getByRole('combobox').selectOption(CODES[language]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(language, 'login.title'));
    for (const way of ['account', 'mobile', 'qr'] as const) {
      await page.getByRole('tab', { name: say(language, `login.way.${way}`) }).click();
      await expect(page.locator(`#login-panel-${way}`)).toBeVisible();
    }
  }
});

test('an operator signs in through the page and is greeted', async ({ page }) => {
  await signInAs(page, 'operate01');
  await expect(page).toHaveURL('/home');
  await expect(tag(page, '/home')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(say('zh-CN', 'router.home')));
});

test('what is missing is said beside its field, and nothing is sent', async ({ page }) => {
  await page.goto('/login');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await accountForm(page).locator('button[type="submit"]').click();
  for (const key of ['login.need.username', 'login.need.password', 'login.need.captcha'] as const) {
    await expect(page.getByText(say('zh-CN', key))).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('a wrong password is refused in words, the captcha is a new one, what was typed stays', async ({
  page,
}) => {
  await page.goto('/login');
  await fillSignIn(page, 'finance01', 'Wrong1234');
  const picture = accountForm(page).locator('img');
  const before = await picture.getAttribute('src');
  await accountForm(page).locator('button[type="submit"]').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect(accountForm(page).locator('input').first()).toHaveValue('finance01');
  await expect(page).toHaveURL(/\/login/);
});

test('C78 a double click and Enter on log-in send one request', async ({ page }) => {
  let calls = 0;
  await page.route(LOGIN, async (route) => {
    calls += 1;
    await new Promise((done) => {
      setTimeout(done, 500);
    });
    await route.continue();
  });
  await page.goto('/login');
  await fillSignIn(page, 'finance01');
  await accountForm(page).locator('button[type="submit"]').dblclick();
  await accountForm(page).locator('input').first().press('Enter');
  await expect(page).toHaveURL(/\/finance\/withdraw\?/);
  expect(calls).toBe(1);
});

test('the mobile way sends a code, counts down and signs in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('tab', { name: say('zh-CN', 'login.way.mobile') }).click();
  const panel = page.locator('#login-panel-mobile');
  await panel.locator('input').nth(0).fill('19900000002');
  await panel.getByRole('button', { name: say('zh-CN', 'login.sendCode') }).click();
  await expect(panel.getByText(say('zh-CN', 'login.codeSent'))).toBeVisible();
  await expect(
    panel.getByRole('button', { name: say('zh-CN', 'login.sendAgain', { seconds: 59 }) }),
  ).toBeVisible();
  await panel.locator('input').nth(1).fill('123456');
  await panel.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/finance\/withdraw\?/);
});

test('the QR way follows the phone until it has agreed', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('tab', { name: say('zh-CN', 'login.way.qr') }).click();
  await expect(page.getByRole('img', { name: say('zh-CN', 'login.qr.label') })).toBeVisible();
  await expect(page.getByText(say('zh-CN', 'login.qr.scanned'))).toBeVisible();
  await expect(page).toHaveURL('/home', { timeout: 15_000 });
});

test('C53 the log-in page leads home when somebody is signed in already', async ({ page }) => {
  await signInFast(page, 'finance01');
  await page.goto('/login');
  await expect(page).toHaveURL('/home');
});

// Of the others, tests/integration/session/destination.alone.test.ts knows all kinds.
test('C49 a redirect to another host leads home', async ({ page }) => {
  await signInAs(page, 'operate01', `/login?redirect=${encodeURIComponent('//evil.example')}`);
  await expect(page).toHaveURL('/home');
  await expect(tag(page, '/home')).toBeVisible();
});

test('errors move no field, and the accounts of the demo are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/login');
  const demo = page.locator('[aria-labelledby="login-demo"]');
  await expect(demo).toBeInViewport({ ratio: 1 });
  const form = accountForm(page);
  const places = async () => {
    const controls = await form.locator('input, [type="submit"]').all();
    return Promise.all(controls.map(async (control) => (await control.boundingBox())?.y));
  };
  const before = await places();
  await form.locator('[type="submit"]').click();
  await expect(form.getByRole('alert')).toHaveCount(3);
  expect(await places()).toEqual(before);
  await fillSignIn(page, 'finance01', 'Wrong1234');
  await form.locator('[type="submit"]').click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(await places()).toEqual(before);
});

test('the page is dark as soon as the system or another browser tab is', async ({ page, context }) => {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  const other = await context.newPage();
  await other.goto('/login');
  await other.evaluate(() => {
    const theme: unknown = JSON.parse(localStorage.getItem('themeConfig') ?? '{}');
    localStorage.setItem('themeConfig', JSON.stringify({ ...Object(theme), isIsDark: true }));
  });
  await expect(root).toHaveAttribute('data-theme', 'dark');
});
