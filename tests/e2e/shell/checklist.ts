/**
 * What the specification says of the shell, line by line, and the test that shows it on the built site.
 * A test is named by its title; those of the other folders count too.
 */
export const CHECKLIST: readonly [line: string, test: string][] = [
  // Screens and routes
  [
    '/login: login page, title 登录',
    'the log-in page has its title, its three ways in, third parties and links',
  ],
  [
    'third-party login and links',
    'the log-in page has its title, its three ways in, third parties and links',
  ],
  ['account login, mobile login and QR scan', 'the mobile way sends a code, counts down and signs in'],
  ['account login, mobile login and QR scan', 'the QR way follows the phone until it has agreed'],
  [
    '/visualizingDemo1 and /visualizingDemo2',
    'the demo boards stand outside the frame, and only for a session',
  ],
  ['/401: no-permission page', 'the 401 and 404 pages say why, lead on, and get no tag'],
  ['A not-found catch-all', 'the 401 and 404 pages say why, lead on, and get no tag'],
  [
    'a loading parent view while menu routes are being added',
    'C61 an unknown address shows the loading view until the menu is there, then "not found"',
  ],
  [
    'Layout root / redirects to /home',
    'the root leads home; home is pinned and kept, the personal centre hides from the menu',
  ],
  [
    '/home: pinned, kept alive',
    'the root leads home; home is pinned and kept, the personal centre hides from the menu',
  ],
  [
    '/personal: hidden from the menu',
    'the root leads home; home is pinned and kept, the personal centre hides from the menu',
  ],
  [
    'an ambiguous match gives no component',
    'menu entries find their component by path: none or several give no component, a directory its first visible child',
  ],
  [
    'redirects to its first visible child',
    'menu entries find their component by path: none or several give no component, a directory its first visible child',
  ],
  [
    '/login without a token is allowed',
    'the log-in page has its title, its three ways in, third parties and links',
  ],
  [
    'redirects to /login?redirect={path}&params={…}, and the session is cleared',
    'without a session every path leads to log-in with redirect and params, and what was kept is cleared',
  ],
  [
    '/login with a token redirects to /home',
    'C53 the log-in page leads home when somebody is signed in already',
  ],
  [
    'loaded once, the dynamic routes are registered',
    'C62 a reload stays on its screen, with one menu call each',
  ],
  [
    'backend-controlled routes; a front-end-controlled mode exists but is not active',
    'the server decides the routes; the front-end mode exists, asks for no menu, and is not active',
  ],
  [
    'the route title plus the global title; the login path uses its own',
    'menu entries find their component by path: none or several give no component, a directory its first visible child',
  ],
  // Shell elements
  [
    'the routed view',
    'choosing a layout closes the drawer, keeps the screen and what is typed in it, and lasts',
  ],
  ['the routed view', 'C70 a hidden screen asks for nothing'],
  [
    'a screen-lock overlay',
    'C143 locked stays locked: reload, Back, Escape, Tab, another size, another browser tab; unlocking one unlocks all',
  ],
  ['a settings drawer', 'the drawer is 260 px wide, comes from the right, and has its sections in order'],
  [
    'a close-fullscreen control',
    'a tag in full screen hides all bars, survives a reload, and its control ends it',
  ],
  // Lock screen
  [
    'dragging upward more than 400 px reveals a password box; Administrator; 请输入密码; enter/arrow submit',
    'C143 the curtain gives way after more than 400 px, 399 and 400 are too few; any password unlocks, the time is 30 again',
  ],
  ['dragging', 'C143 a finger opens the curtain as the mouse does'],
  [
    'auto-lock seconds',
    'C143 C144 armed, it locks after the time without a sign of life; drawer and questions go under, nothing is asked',
  ],
  // Settings drawer
  [
    '260 px wide, from the right',
    'the drawer is 260 px wide, comes from the right, and has its sections in order',
  ],
  [
    'Global: primary colour',
    'C133 colours are taken as hex or rgb, painted at once and kept; refused ones are warned about by name',
  ],
  [
    'Global: dark mode',
    'dark follows the system until it is chosen by hand, and is there before the first paint',
  ],
  [
    'Top bar, menu bar, columns menu: background, text colour',
    'C133 colours are taken as hex or rgb, painted at once and kept; refused ones are warned about by name',
  ],
  [
    'gradient',
    'bars fade with their gradient switches, and dark overrides their colours until the light is back',
  ],
  [
    'Columns menu: only active in columns layout',
    'every switch begins at its default, is stored, and stands after a reload',
  ],
  ['collapse menu', 'defaults: logo and menu at the left, collapse icon, breadcrumb and tags in the header'],
  ['unique-open menu', 'unique-open lets one branch be open at a time'],
  ['fixed header', 'a fixed header stays while the content scrolls, another one scrolls away'],
  [
    'classic split menu',
    'classic split puts the first level into the top bar, and is offered in classic only',
  ],
  ['lock screen and its timeout', 'the lock time takes whole seconds from 1 to 9999'],
  [
    'show logo, breadcrumb, breadcrumb icon, tags view, tags icon, footer',
    'logo, breadcrumb, tags, their icons and the footer come and go with their switches',
  ],
  ['cache tags view', 'tags are forgotten on a reload unless they are cached'],
  [
    'drag-sort tags',
    'C138 tags are dragged into an order that stays; pinned ones keep their place; without the switch nothing moves',
  ],
  [
    'share tags view',
    'C139 details have a tag each; shared, one tag serves them all, and switching it on keeps the pinned ones',
  ],
  ['grayscale, invert colours', 'grayscale and inverted colours exclude each other'],
  [
    'watermark and watermark text',
    'C134 the watermark is drawn over the page, its text trimmed, blanks ignored, and it comes back by itself',
  ],
  ['Tag style', 'the three tag styles show their own symbols, and the choice lasts'],
  ['animation', 'the three animations move the entering screen, and the choice lasts'],
  [
    'columns aside style, columns aside layout',
    'columns styles: round or card, icon above or beside the title, only in the columns layout',
  ],
  [
    'layout defaults',
    'defaults: logo and menu at the left, collapse icon, breadcrumb and tags in the header',
  ],
  [
    'layout classic',
    'classic: a full top bar without breadcrumb and collapse icon, the logo folds the menu below it',
  ],
  [
    'layout transverse',
    'transverse: the menu lies in the top bar, nothing stands at the left, collapse is off',
  ],
  ['layout columns', 'columns: icons of the first level, its children beside them, previewed on hover'],
  ['copy the settings as text; reset', 'the settings are copied as text, pasted elsewhere, and reset'],
  [
    'A hidden upload panel can be opened or closed',
    'component size, settings, upload panel and full screen answer to their tools',
  ],
  [
    'Labels exist in simplified Chinese, English and traditional Chinese',
    'the words of menu, account and tags come in all three languages',
  ],
];
