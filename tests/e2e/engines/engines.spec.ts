import { expect, test } from '@playwright/test';
import { deploy } from '../deploy/nginx';
import type { Driver } from './driver';
import { firefoxPath, startFirefox } from './firefox';
import { changeLooks, lockAndUnlock, lookAtHome, reviewOne, saveCsv, signIn, upload } from './journey';
import { Operator } from './operator';
import { startWebkit, webkitPath } from './webkit';

/** Engines that this machine has. */
const ENGINES: readonly [name: string, path: string | undefined, start: (path: string) => Promise<Driver>][] =
  [
    ['Firefox', firefoxPath(), startFirefox],
    ['WebKitGTK', webkitPath(), startWebkit],
  ];

for (const [name, path, start] of ENGINES) {
  if (path === undefined) continue;
  test(`an hour of work in ${name}, behind nginx, breaks no rule of the policy and throws nothing`, async () => {
    const info = test.info();
    test.setTimeout(180_000);
    const deployment = await deploy('/');
    const driver = await start(path);
    const operator = new Operator(driver);
    try {
      await signIn(operator, `${deployment.origin}/`);
      await lookAtHome(operator);
      await reviewOne(operator);
      await upload(operator, `${deployment.origin}/admin/__mock/`, info.outputDir);
      await lockAndUnlock(operator);
      await saveCsv(operator);
      await changeLooks(operator);
      expect(await driver.problems()).toEqual([]);
      // The page reports violations, and code that broke, to the server.
      expect(deployment.log()).not.toMatch(/csp-reports|client-errors/);
    } finally {
      await driver.picture(info.outputPath('page.png')).catch(() => undefined);
      await driver.close();
      await deployment.close();
    }
  });
}
