import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What finds out whether a page can be used by everybody. It runs in the page alone: all of the console is of one origin, so
 * that nobody has to put together what several frames have found.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
