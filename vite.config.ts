import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { loadEnv } from 'vite';
import { mockBackend } from './mocks/plugin';

/** The API lives below this path, so the console itself can not. */
const API_PREFIX = '/admin/';

/** Words that must be there before anything is drawn; one file a language instead of four. */
const FIRST_WORDS = /[\\/]src[\\/]i18n[\\/]([\w-]+)[\\/](?:kernel|login|failures|common)\.ts$/;

/** The log-in page and the small things only it needs at the start. */
const LOGIN =
  /[\\/]src[\\/](?:views[\\/]login[\\/](?!parts[\\/]QrCode)|kernel[\\/]enter\.|lib[\\/](?:safeUrl|validate|dates)\.|api[\\/]demo\.)/;

/**
 * Requests count as much as bytes at the start: what the entry needs is one file, and its words another.
 * Everything else is split by the bundler; chunks by package make the first load larger.
 */
const chunkGroups = [
  { name: 'start', tags: ['$initial' as const] },
  { name: (id: string) => `words-${FIRST_WORDS.exec(id)?.[1] ?? ''}`, test: FIRST_WORDS },
  { name: 'login', test: LOGIN, includeDependenciesRecursively: false },
];

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode === 'test' ? 'development' : mode, import.meta.dirname, 'VITE_');
  const base = env['VITE_BASE'] ?? '/';
  if (`${base}/`.replace(/\/+/g, '/').startsWith(API_PREFIX)) {
    throw new Error(`VITE_BASE must not be ${base}: the API answers below ${API_PREFIX}`);
  }
  // qs brings a WeakMap for engines without one: 8 kB on the way to home.
  const alias: Record<string, string> =
    command === 'build' ? { 'side-channel': `${import.meta.dirname}/src/api/sideChannel.ts` } : {};
  return {
    base,
    // The server puts a fresh nonce in its place (deploy/).
    html: { cspNonce: '__CSP_NONCE__' },
    resolve: { tsconfigPaths: true, alias },
    plugins: [react(), ...(mode === 'test' ? [] : [mockBackend()])],
    server: { port: 5173, strictPort: false },
    // Every screen's packages are prepared at the start: one found later would reload the page in mid-form.
    optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}'] },
    build: {
      target: 'es2022',
      sourcemap: false,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        // antd's own packages do not say that they only define things, so one button would bring all forms along.
        treeshake: { moduleSideEffects: [{ test: /[\\/]@rc-component[\\/]/, sideEffects: false }] },
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
    test: {
      // Drawing antd on a busy machine takes its time; no test measures it.
      testTimeout: 20_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'integration',
            environment: 'happy-dom',
            include: ['tests/integration/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/integration/setup.ts'],
          },
        },
      ],
    },
  };
});
