import { isLanguage } from '@/i18n';
import { DEFAULT_THEME } from './themeTypes';
import type { ThemeConfig } from './themeTypes';

type Checks = { [K in keyof ThemeConfig]: (value: unknown) => value is ThemeConfig[K] };

const flag = (value: unknown): value is boolean => typeof value === 'boolean';

const hex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const text =
  (most: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.trim() !== '' && value.length <= most;

const oneOf =
  <T extends string>(...values: T[]) =>
  (value: unknown): value is T =>
    values.some((item) => item === value);

const CHECKS: Checks = {
  isDrawer: flag,
  primary: hex,
  isIsDark: flag,
  topBar: hex,
  topBarColor: hex,
  isTopBarColorGradual: flag,
  menuBar: hex,
  menuBarColor: hex,
  isMenuBarColorGradual: flag,
  columnsMenuBar: hex,
  columnsMenuBarColor: hex,
  isColumnsMenuBarColorGradual: flag,
  isCollapse: flag,
  isUniqueOpened: flag,
  isFixedHeader: flag,
  isClassicSplitMenu: flag,
  isLockScreen: flag,
  lockScreenTime: (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 9999,
  isShowLogo: flag,
  isBreadcrumb: flag,
  isBreadcrumbIcon: flag,
  isTagsview: flag,
  isTagsviewIcon: flag,
  isCacheTagsView: flag,
  isSortableTagsView: flag,
  isShareTagsView: flag,
  isFooter: flag,
  isGrayscale: flag,
  isInvert: flag,
  isWartermark: flag,
  wartermarkText: text(200),
  tagsStyle: oneOf('tags-style-one', 'tags-style-four', 'tags-style-five'),
  animation: oneOf('slide-right', 'slide-left', 'opacitys'),
  columnsAsideStyle: oneOf('columns-round', 'columns-card'),
  columnsAsideLayout: oneOf('columns-horizontal', 'columns-vertical'),
  layout: oneOf('defaults', 'classic', 'transverse', 'columns'),
  isRequestRoutes: flag,
  globalI18n: isLanguage,
  globalComponentSize: oneOf('large', 'default', 'small'),
  globalTitle: text(60),
};

function isField(name: string): name is keyof ThemeConfig {
  return Object.hasOwn(CHECKS, name);
}

function keep<K extends keyof ThemeConfig>(
  theme: Pick<ThemeConfig, K>,
  field: K,
  check: Checks[K],
  value: unknown,
): boolean {
  if (!check(value)) return false;
  theme[field] = value;
  return true;
}

/**
 * Reads a stored or pasted theme field by field: invalid fields get their default, unknown fields are ignored, and
 * the rules between fields are restored.
 * @param broken called with the name of each invalid field, and with an empty name if `stored` is no object
 */
export function readTheme(stored: unknown, broken: (field: string) => void = () => undefined): ThemeConfig {
  const theme: ThemeConfig = { ...DEFAULT_THEME };
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
    if (stored !== null) broken('');
    return theme;
  }
  for (const [name, value] of Object.entries(stored)) {
    if (isField(name) && !keep(theme, name, CHECKS[name], value)) broken(name);
  }
  theme.isDrawer = false;
  if (theme.isGrayscale) theme.isInvert = false;
  if (theme.layout === 'transverse') theme.isCollapse = false;
  return theme;
}
