import { theme } from 'antd';
import type { ThemeConfig } from 'antd';
import { light } from '@/lib/colour';
import { readable } from './contrast';
import { PAGE } from './variables';

/**
 * The theme for antd. Text in the primary colour is darkened or lightened as far as its contrast requires; whatever
 * is filled with it has the one shade that white text can be read on.
 * @param calm without motion
 */
export function antdTheme(primary: string, dark: boolean, calm: boolean): ThemeConfig {
  const letters = readable(primary, dark ? PAGE.darkSurface : (light(primary, 0.9) ?? PAGE.surface));
  const solid = readable(primary, '#ffffff');
  const faint = dark ? PAGE.darkFaint : PAGE.faint;
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: solid,
      colorInfo: solid,
      colorLink: letters,
      colorTextDescription: faint,
      colorTextPlaceholder: faint,
      borderRadius: 4,
      // antd uses the font family of the page.
      fontFamily: 'inherit',
      motion: !calm,
      ...(dark ? { colorBgLayout: PAGE.dark, colorBgContainer: PAGE.darkSurface } : {}),
    },
    components: {
      Button: { defaultHoverColor: letters, algorithm: true },
      Tabs: {
        itemSelectedColor: letters,
        itemHoverColor: letters,
        inkBarColor: letters,
        horizontalItemGutter: 20,
        horizontalMargin: '0',
      },
      // A row of one line is 40 px high: twelve of them are in view on a window of 1440 × 900.
      Table: { cellPaddingBlock: 13, cellPaddingBlockMD: 9, cellPaddingBlockSM: 5, cellPaddingInlineMD: 8 },
      Pagination: { itemActiveColor: letters },
    },
  };
}
