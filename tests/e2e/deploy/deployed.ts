import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtFiles } from '../built';
import { accountForm, fillSignIn, signInFast, tag, test as base } from '../console';
import { deploy, keptBackend } from './nginx';
import type { Deployment } from './nginx';

export { expect } from '@playwright/test';

/** What a test under deployment is told, and may use. */
export interface Site {
  /** Base path the site is built for. */
  sitePath: string;
  deployment: Deployment;
}

/** Every test meets the built site as it is deployed: behind nginx, under its policy. A violation is a problem. */
export const test = base.extend<object, Site>({
  sitePath: ['/', { scope: 'worker', option: true }],
  deployment: [
    async ({ sitePath }, run, { parallelIndex }) => {
      const deployment = await deploy(sitePath, keptBackend(parallelIndex));
      await run(deployment);
      await deployment.close();
    },
    // The first to ask has the site built.
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: [({ deployment }, run) => run(deployment.origin), { scope: 'worker' }],
  context: async ({ context }, run) => {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        console.error(`violation of ${effectiveDirective}: ${blockedURI} ${sample}`),
      );
    });
    await run(context);
  },
});

/** Signs in through the log-in page below a base path and waits for home. */
export async function enter(page: Page, sitePath: string, userName: string): Promise<void> {
  await page.goto(`${sitePath}login`);
  await fillSignIn(page, userName);
  await accountForm(page).locator('button[type="submit"]').click();
  await tag(page, '/home').waitFor();
}

/** Signs in by the calls alone and opens a screen below a base path. */
export async function openAs(page: Page, sitePath: string, userName: string, screen: string): Promise<void> {
  await signInFast(page, userName, `${sitePath}${screen.slice(1)}`);
  await tag(page, screen).waitFor({ timeout: 30_000 });
}

/** The built files, below the base path, without the compressed copies. */
export const builtIn = ({ root }: Deployment, sitePath: string): string[] =>
  builtFiles(join(root, sitePath)).map((path) => path.slice(1));
