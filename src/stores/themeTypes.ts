import type { Language } from '@/i18n/languages';

export type LayoutName = 'defaults' | 'classic' | 'transverse' | 'columns';
export type TagsStyle = 'tags-style-one' | 'tags-style-four' | 'tags-style-five';
export type PageAnimation = 'slide-right' | 'slide-left' | 'opacitys';
export type ColumnsStyle = 'columns-round' | 'columns-card';
export type ColumnsLayout = 'columns-horizontal' | 'columns-vertical';
export type ComponentSize = 'large' | 'default' | 'small';

/** The stored theme; names and spellings must not change, since they are in operators' storage. */
export interface ThemeConfig {
  isDrawer: boolean;
  /** Six hex digits with a hash. */
  primary: string;
  isIsDark: boolean;
  topBar: string;
  topBarColor: string;
  isTopBarColorGradual: boolean;
  menuBar: string;
  menuBarColor: string;
  isMenuBarColorGradual: boolean;
  columnsMenuBar: string;
  columnsMenuBarColor: string;
  isColumnsMenuBarColorGradual: boolean;
  isCollapse: boolean;
  isUniqueOpened: boolean;
  isFixedHeader: boolean;
  isClassicSplitMenu: boolean;
  isLockScreen: boolean;
  /** Seconds, 1 to 9999. */
  lockScreenTime: number;
  isShowLogo: boolean;
  isBreadcrumb: boolean;
  isBreadcrumbIcon: boolean;
  isTagsview: boolean;
  isTagsviewIcon: boolean;
  isCacheTagsView: boolean;
  isSortableTagsView: boolean;
  isShareTagsView: boolean;
  isFooter: boolean;
  isGrayscale: boolean;
  isInvert: boolean;
  isWartermark: boolean;
  wartermarkText: string;
  tagsStyle: TagsStyle;
  animation: PageAnimation;
  columnsAsideStyle: ColumnsStyle;
  columnsAsideLayout: ColumnsLayout;
  layout: LayoutName;
  /** True: routes come from the server's menu; false: from the built-in list, filtered by role. */
  isRequestRoutes: boolean;
  globalI18n: Language;
  globalComponentSize: ComponentSize;
  globalTitle: string;
}

export const DEFAULT_THEME: ThemeConfig = {
  isDrawer: false,
  primary: '#409eff',
  isIsDark: false,
  topBar: '#ffffff',
  topBarColor: '#606266',
  isTopBarColorGradual: false,
  menuBar: '#354E67',
  menuBarColor: '#eaeaea',
  isMenuBarColorGradual: false,
  columnsMenuBar: '#545c64',
  columnsMenuBarColor: '#e6e6e6',
  isColumnsMenuBarColorGradual: false,
  isCollapse: false,
  isUniqueOpened: false,
  isFixedHeader: false,
  isClassicSplitMenu: false,
  isLockScreen: false,
  lockScreenTime: 30,
  isShowLogo: true,
  isBreadcrumb: true,
  isBreadcrumbIcon: false,
  isTagsview: true,
  isTagsviewIcon: false,
  isCacheTagsView: false,
  isSortableTagsView: true,
  isShareTagsView: false,
  isFooter: false,
  isGrayscale: false,
  isInvert: false,
  isWartermark: false,
  wartermarkText: 'Exchange Console',
  tagsStyle: 'tags-style-five',
  animation: 'slide-right',
  columnsAsideStyle: 'columns-round',
  columnsAsideLayout: 'columns-vertical',
  layout: 'defaults',
  isRequestRoutes: true,
  globalI18n: 'zh-cn',
  globalComponentSize: 'default',
  globalTitle: 'Exchange Console',
};
