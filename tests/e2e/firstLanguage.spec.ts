import { expect, test } from './console';
import { say } from './words';

const CASES = [
  { locale: 'en-GB', stored: null, language: 'en' },
  { locale: 'zh-HK', stored: null, language: 'zh-TW' },
  { locale: 'fr-FR', stored: null, language: 'zh-CN' },
  { locale: 'en-GB', stored: '{"primary":"#aa3300"}', language: 'en' },
  { locale: 'en-GB', stored: '{"globalI18n":"zh-tw"}', language: 'zh-TW' },
  { locale: 'zh-TW', stored: '{"globalI18n":"zh-cn"}', language: 'zh-CN' },
] as const;

for (const { locale, stored, language } of CASES) {
  test.describe(`a browser in ${locale} with ${stored ?? 'nothing'} stored`, () => {
    test.use({ locale });

    test(`begins in ${language} and asks for no words of another`, async ({ page }) => {
      const words: string[] = [];
      page.on('request', (request) => {
        const [, name] = /\/assets\/words-([a-z-]+?)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
        if (name) words.push(name);
      });
      if (stored) await page.addInitScript((text) => localStorage.setItem('themeConfig', text), stored);
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(language, 'login.title'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(words).toEqual([language.toLowerCase()]);
      // What somebody has only been offered is not stored as their choice.
      if (!stored) expect(await page.evaluate(() => localStorage.getItem('themeConfig'))).toBeNull();
    });
  });
}
