import { typeSignIn } from '../operator.mjs';
import { median, until, visit } from '../visit.mjs';

const MENUS = '**/admin/api/v2/sitebkd/user/getUserMenus';
const LOGIN = '**/admin/api/v2/sitebkd/login';

/** 40 directories of 50 screens: what no installation has, and the console still has to bear. */
const DIRECTORIES = 40;
const SCREENS = 49;
const TAGS = 200;

/** A screen that costs nothing of its own. */
const PLAIN = 'error/notFound/index';

const record = (path, title, children = [], isHide = false) => ({
  name: path,
  path,
  component: children.length > 0 ? 'layout/routerView/parent' : PLAIN,
  meta: { title, icon: 'WalletOutlined', isKeepAlive: true, isHide },
  children,
});

/** Screens that stand in no menu, so that a change of tag is nothing else. */
const tagged = Array.from({ length: TAGS }, (_, index) => `/tagged/s${index}`);

const bigMenu = () => [
  ...Array.from({ length: DIRECTORIES }, (_, directory) =>
    record(
      `/d${directory}`,
      `Directory ${directory}`,
      Array.from({ length: SCREENS }, (__, screen) =>
        record(`/d${directory}/s${screen}`, `Screen ${directory}.${screen}`),
      ),
    ),
  ),
  ...tagged.map((path) => record(path, path, [], true)),
];

const tagRecord = (path) => ({
  key: path,
  path,
  pathname: path,
  search: '',
  params: {},
  title: path,
  icon: '',
  pinned: false,
  keepAlive: true,
});

/** Puts the big menu in place of the server's, in both answers that carry one. */
async function serveBigMenu(page) {
  const menuList = bigMenu();
  const answer = async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, menuList } } });
  };
  await page.route(MENUS, answer);
  await page.route(LOGIN, answer);
}

/** The middle of several rounds, each of which does something else. */
async function inTurn(rounds, work) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await work(round));
  return median(times);
}

async function measureShell(page, origin) {
  await serveBigMenu(page);
  await page.goto(`${origin}/login`);
  await typeSignIn(page, 'admin');
  await page.waitForLoadState('networkidle');
  const menu = await until(
    page,
    '#login-panel-account form button[type="submit"]',
    'nav [data-menu-id$="-/d0"]',
  );
  await page.locator('main canvas').first().waitFor();
  await page.waitForLoadState('networkidle');
  const directory = await inTurn(5, (round) =>
    until(page, `nav [data-menu-id$="-/d${round}"]`, `nav [data-menu-id$="-/d${round}/s0"]`),
  );
  await page.keyboard.press('Control+k');
  await page.locator('[role="dialog"] input[type="search"]').waitFor();
  const search = await inTurn(5, (round) =>
    until(
      page,
      '[role="dialog"] input[type="search"]',
      '[role="dialog"] li:first-child:last-child',
      `creen ${round + 10}.4${round}`,
    ),
  );
  await page.keyboard.press('Escape');
  await page.evaluate(
    ([tags]) => {
      localStorage.setItem('themeConfig', '{"isCacheTagsView":true}');
      sessionStorage.setItem('tagsViewList', tags);
    },
    [JSON.stringify(tagged.map(tagRecord))],
  );
  await page.goto(`${origin}${tagged[0]}`);
  const tag = (index) => `[role="tab"][data-key="${tagged[index]}"]`;
  await page.locator(tag(TAGS - 1)).waitFor();
  const change = await inTurn(9, (round) =>
    until(page, tag(round * 20 + 19), `${tag(round * 20 + 19)}[aria-selected="true"]`),
  );
  return {
    'menu of 2,000 entries, ms from the log-in click': menu,
    'menu of 2,000 entries: a directory opens, ms': directory,
    'palette over 2,000 entries, one search, ms': search,
    '200 tags: a switch, ms': change,
  };
}

/**
 * The shell under a load nobody has: a menu of 2,000 entries (the frame with it, a directory, the palette's
 * search) and 200 tags (a switch).
 */
export const measure = ({ browser, site: { origin } }) =>
  visit(browser, false, (page) => measureShell(page, origin));
