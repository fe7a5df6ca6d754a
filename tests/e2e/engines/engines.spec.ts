import { expect, test } from '@playwright/test';
import { deploy, keptBackend } from '../deploy/nginx';
import { startOver } from '../servers';
import { engines } from './engines';
import {
  changeLooks,
  compose,
  lockAndUnlock,
  lookAtHome,
  pressBeside,
  reviewOne,
  saveCsv,
  signIn,
  upload,
  widen,
} from './journey';
import { Operator } from './operator';
import { misbehave } from './watch';

for (const { name, start } of engines()) {
  test(`an hour of work in ${name}, behind nginx, breaks no rule of the policy and throws nothing`, async () => {
    const info = test.info();
    test.setTimeout(180_000);
    const backend = keptBackend(info.parallelIndex);
    await startOver(backend.address);
    const deployment = await deploy('/', backend);
    const driver = await start();
    const operator = new Operator(driver);
    try {
      await test.step('signs in', () => signIn(operator, `${deployment.origin}/`));
      await test.step('looks at home', () => lookAtHome(operator));
      await test.step('presses beside a menu', () => pressBeside(operator));
      await test.step('composes in the palette', () => compose(operator));
      await test.step('reviews a withdraw', () => reviewOne(operator));
      await test.step('widens a column', () => widen(operator));
      await test.step('uploads', () =>
        upload(operator, `${deployment.origin}/admin/__mock/`, info.outputPath()));
      await test.step('locks and unlocks', () => lockAndUnlock(operator));
      await test.step('saves a list', () => saveCsv(operator));
      await test.step('changes looks', () => changeLooks(operator));
      expect(await driver.problems()).toEqual([]);
      // The page reports violations, and code that broke, to the server.
      const reports = /csp-reports|client-errors/;
      expect(deployment.log()).not.toMatch(reports);

      await test.step('a page that misbehaves is found', async () => {
        await driver.ask(misbehave);
        const told: string[] = [];
        await expect
          .poll(async () => told.push(...(await driver.problems())) && told.toSorted())
          .toEqual([
            expect.stringContaining('console: of the console'),
            expect.stringContaining('of a promise'),
            expect.stringContaining('of the page'),
            expect.stringMatching(/^violation of img-src: https:\/\/elsewhere\.example/),
          ]);
        await expect.poll(deployment.log).toMatch(reports);
      });
    } finally {
      await driver.picture(info.outputPath('page.png')).catch(() => undefined);
      await driver.close();
      await deployment.close();
    }
  });
}
