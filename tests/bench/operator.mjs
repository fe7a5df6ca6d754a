/** The letters of the demo's captcha, read from its picture. */
function readCaptcha(img) {
  const svg = Buffer.from(img.replace(/^data:image\/svg\+xml;base64,/, ''), 'base64').toString('utf8');
  return [...svg.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, letter]) => letter).join('');
}

const PANEL = '#login-panel-account';

/** Waits until the log-in form can be used: its captcha is on screen. */
export async function waitForLogin(page) {
  await page.locator(`${PANEL} form img`).waitFor();
}

/** Fills in the log-in page as a typing operator would, without sending it. */
export async function typeSignIn(page, userName) {
  await waitForLogin(page);
  const { password } = JSON.parse(await page.locator('meta[name="demo"]').getAttribute('content'));
  const captcha = readCaptcha(await page.locator(`${PANEL} form img`).getAttribute('src'));
  const values = [userName, password, captcha];
  for (const [index, value] of values.entries()) {
    await page.locator(`${PANEL} form input`).nth(index).fill(value);
  }
}

/** Presses the button and waits until home stands there with its charts. */
export async function enterHome(page) {
  await page.locator(`${PANEL} form button[type="submit"]`).click();
  await page.waitForURL('**/home');
  await page.locator('main canvas').first().waitFor();
}

/**
 * The page finds itself on a metered line: what is fetched ahead in idle time belongs to none of the steps that are
 * measured.
 */
const withoutAhead = (page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Opens the log-in page, signs in, waits for home with its charts, and tells what each of the two cost. */
export async function firstVisit(page, { origin, asked, sizeOf }) {
  const scripts = () => [...new Set(asked)].filter((path) => path.endsWith('.js'));
  const cost = () => ({
    script: kilobytes(scripts().reduce((sum, path) => sum + sizeOf(path), 0)),
    requests: asked.length,
    scripts: scripts(),
  });
  asked.length = 0;
  await withoutAhead(page);
  await page.goto(`${origin}/login`);
  await waitForLogin(page);
  await page.waitForLoadState('networkidle');
  const login = cost();
  await typeSignIn(page, 'admin');
  await enterHome(page);
  await page.waitForLoadState('networkidle');
  return { login, home: cost() };
}

export const kilobytes = (bytes) => Math.round(bytes / 100) / 10;

const LISTS = ['/finance/withdraw', '/finance/recharge', '/member/list', '/member/assetLog'];

/** Opens four lists from home, one after the other, and answers how many elements are alive then. */
export async function fourLists(page) {
  for (const path of LISTS) {
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.locator(`[role="tab"][data-key="${path}"][aria-selected="true"]`).waitFor();
    await page.locator('main [data-row-key]').filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  return page.evaluate(() => document.querySelectorAll('*').length);
}
