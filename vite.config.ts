import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { loadEnv } from 'vite';
import { mockBackend } from './mocks/server/plugin.ts';
import { LONG, times } from './tests/effort.ts';
import { announcedFiles } from './vite/announced.ts';
import { noChunkCycles } from './vite/chunkCycles.ts';
import { compressedCopies } from './vite/compressed.ts';
import { entryStyles } from './vite/entryStyles.ts';
import { handbook } from './vite/handbook.ts';
import { thirdPartyNotices } from './vite/notices.ts';
import { namedRelease } from './vite/version.ts';
import { wordsOfOneLanguage } from './vite/words.ts';

/** Words that must be there before anything is drawn; one file a language instead of four. */
const FIRST_WORDS =
  /[\\/]src[\\/](?:i18n[\\/]words[\\/](?:kernel|failures|common)|views[\\/]login[\\/]words)\.ts\?lang=([\w-]+)$/;

/** The words of the frame and of home, likewise. */
const FRAME_WORDS =
  /[\\/]src[\\/](?:i18n[\\/]words[\\/](?:shell|menu|ui|reminders)|views[\\/](?:error|home)[\\/]words)\.ts\?lang=([\w-]+)$/;

/** antd's and dayjs's words, likewise. English is antd's own and part of the frame, as the pager's Chinese is. */
const LOCALE_WORDS =
  /[\\/](?:antd|@rc-component[\\/](?!pagination)|dayjs)[\\/].*[\\/](zh[_-](?:cn|tw))\.js$/i;

/** The log-in page and the small things only it needs at the start. */
const LOGIN =
  /[\\/]src[\\/](?:views[\\/]login[\\/](?!QrPanel|qrTicket|QrCode|StepPanel|CodeStep|PasswordStep)|kernel[\\/](?:login|requested)\.|lib[\\/](?:safeUrl|validate|dates|line|announced)\.|api[\\/]demo\.|ui[\\/]brand[\\/]|stores[\\/](?:darkMode|logo)\.)/;

/** The router, and what it asks before it draws a screen: fetched once somebody has signed in. */
const SCREENS = /[\\/]src[\\/](?:app[\\/]screens|kernel[\\/](?:router|views|arrival))\.tsx?$/;

/** What stands around every screen, and what home shares with most of them. */
const FRAME =
  /[\\/]src[\\/](?:app[\\/]AppFrame|shell[\\/](?:Layout|prepare|reminders[\\/]Reminders)|ui[\\/](?:base[\\/](?:Dropdown|Panel|RadioGroup|Skeleton|media|useSame)|chart[\\/]Chart)|lib[\\/](?:money|operatorName|text)|api[\\/]query)\.tsx?$|[\\/]pagination[\\/].*zh_CN\.js$/;

/** What the contract says of the records that have screens; some 10 kB, which every list needs a part of. */
const RESOURCES =
  /[\\/]src[\\/]contract[\\/](?:contract[\\/]|delivery[\\/]|finance[\\/]|member[\\/]|system[\\/]|block[\\/](?!review)|standard|resource\.|exact\.|flow\.|guard\.|rule\.|words\.|setting\.|dateSpans|filter|params|page|canonical)/;

/** What every list stands on. */
const KIT = /[\\/]src[\\/]domain[\\/](?:kit[\\/]screenKit|first[\\/]questions)\.tsx?$/;

/** The menu's icons, which home shows: without a file of their own, one that a list shows too would fetch all lists. */
const ICONS = /[\\/]src[\\/]shell[\\/]base[\\/]moreIcons\.ts$/;

/** The frame's buttons ask for a form's context and nothing else of it. */
const FORMS = /[\\/]@rc-component[\\/](?:async-validator|form[\\/]es[\\/](?!FormContext))/;

/** One chunk a language: the group of the expression that has matched. */
const byLanguage = (name: string, test: RegExp) => ({
  test,
  name: (id: string) => `${name}-${(test.exec(id)?.[1] ?? '').replace('_', '-').toLowerCase()}`,
});

/** Descriptions of resources are told from the screens that are named like them. */
const chunkName = ({ moduleIds }: { moduleIds: string[] }): string =>
  moduleIds.every((id) => /[\\/]src[\\/]contract[\\/]/.test(id))
    ? 'assets/contract-[name]-[hash].js'
    : 'assets/[name]-[hash].js';

/**
 * Requests count as much as bytes: what the entry needs is one file, what home needs two more, and the words
 * of each another. A group takes along what its modules import, unless an earlier one has it. Everything else
 * is split by the bundler; chunks by package make the first load larger.
 */
const chunkGroups = [
  { name: 'start', tags: ['$initial' as const] },
  byLanguage('words', FIRST_WORDS),
  byLanguage('frame-words', FRAME_WORDS),
  { name: 'login', test: LOGIN, includeDependenciesRecursively: false },
  { name: 'forms', test: FORMS, includeDependenciesRecursively: false },
  { name: 'resources', test: RESOURCES, includeDependenciesRecursively: false },
  { name: 'screens', test: SCREENS },
  { name: 'frame', test: FRAME },
  { name: 'home', test: /[\\/]src[\\/]views[\\/]home[\\/][^\\/]+$/ },
  byLanguage('locale', LOCALE_WORDS),
  { name: 'icons', test: ICONS },
  { name: 'kit', test: KIT },
];

/** Path that a base leads to, with its slashes; Vite adds those that are missing. */
const pathOf = (base: string) => new URL(`/${base}/`.replace(/\/+/g, '/'), 'http://console').pathname;

/**
 * The base path, when it and what else the deployment repeats go together.
 * @throws Error that says what does not
 */
function checkedBase(env: Record<string, string>): string {
  const { VITE_BASE: base = '/', VITE_API_BASE: api = '/admin/', VITE_FRAME_HOSTS: hosts = '' } = env;
  const { VITE_TOKEN_COOKIE: cookie = 'token' } = env;
  if (!/^\/(?!\/)/.test(api)) {
    throw new Error(`VITE_API_BASE must be a path of the console's own origin, not ${api}`);
  }
  if (pathOf(base).startsWith(pathOf(api))) {
    throw new Error(`VITE_BASE must not be ${base}: the API answers below ${pathOf(api)}`);
  }
  // The policy takes them as they are.
  if (/[,;]/.test(hosts)) throw new Error(`VITE_FRAME_HOSTS are separated by blanks alone, not ${hosts}`);
  if (!/^[\w-]+$/.test(cookie))
    throw new Error(`VITE_TOKEN_COOKIE must be of letters, digits, _ and -, not ${cookie}`);
  return base;
}

/** DOM tests that would leave something behind; `tests/architecture` holds the names to it. */
const ALONE = 'tests/integration/**/*.alone.test.{ts,tsx}';

const domTests = {
  environment: 'happy-dom',
  include: ['tests/integration/**/*.test.{ts,tsx}'],
  setupFiles: ['tests/integration/setup.ts'],
};

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode === 'test' ? 'development' : mode, import.meta.dirname, 'VITE_');
  // qs brings a WeakMap for engines without one: 8 kB on the way to home.
  const alias: Record<string, string> = {
    ...(command === 'build' ? { 'side-channel': `${import.meta.dirname}/src/api/sideChannel.ts` } : {}),
    // Node reads antd as CommonJS, of which this is the same file.
    ...(mode === 'test' ? { 'antd/es/dropdown/dropdown': 'antd/lib/dropdown/dropdown' } : {}),
  };
  return {
    base: checkedBase(env),
    // The server puts a fresh nonce in its place (deploy/).
    html: { cspNonce: '__CSP_NONCE__' },
    resolve: { tsconfigPaths: true, alias },
    plugins: [
      wordsOfOneLanguage(),
      entryStyles(),
      namedRelease(),
      thirdPartyNotices(),
      handbook(),
      announcedFiles(env['VITE_TOKEN_COOKIE'] ?? 'token'),
      noChunkCycles(),
      compressedCopies(),
      react(),
      ...(mode === 'test' ? [] : [mockBackend()]),
    ],
    // A port that is in use is an error: another one would go unnoticed and show an older build.
    server: {
      port: 5173,
      strictPort: true,
      // What every screen stands on is made ready while somebody signs in.
      warmup: {
        clientFiles: ['./src/app/screens.ts', './src/app/AppFrame.tsx', './src/domain/kit/screenKit.ts'],
      },
    },
    preview: { port: 4173, strictPort: true },
    // Every screen's packages are prepared at the start: one found later would reload the page in mid-form.
    optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}'] },
    build: {
      target: 'es2022',
      sourcemap: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        // antd's own packages do not say that they only define things, so one button would bring all forms along.
        treeshake: {
          propertyReadSideEffects: false,
          moduleSideEffects: [{ test: /[\\/]@rc-component[\\/]/, sideEffects: false }],
        },
        output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: chunkName },
      },
    },
    test: {
      // Drawing antd on a busy machine takes its time; no test measures it.
      testTimeout: times(60_000),
      hookTimeout: 60_000,
      // All processors: one of two would be kept free for a person who watches.
      maxWorkers: '100%',
      // Answers and drawn records are short-lived: with room for them garbage is collected a tenth of the time less.
      execArgv: ['--max-semi-space-size=128'],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            // Nothing here changes a module for good, and reading them anew for each file takes a third of the time.
            isolate: false,
            setupFiles: LONG ? ['tests/drawn.ts'] : [],
            include: ['tests/{unit,architecture,contract}/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...domTests,
            name: 'integration',
            // antd is read once a processor, not once a file.
            isolate: false,
            exclude: [ALONE],
          },
        },
        {
          extends: true,
          // What puts something else in a module's place would do so for the files after it: these read the console's
          // modules once a file, and with them i18next, which keeps what it was told.
          test: {
            ...domTests,
            name: 'integration alone',
            isolate: false,
            include: [ALONE],
            setupFiles: ['tests/integration/fresh.ts', ...domTests.setupFiles],
            server: { deps: { inline: [/i18next/] } },
          },
        },
      ],
    },
  };
});
