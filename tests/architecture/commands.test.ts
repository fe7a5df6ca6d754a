import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './sources';

const FOLDER = join(ROOT, 'docs', 'deploy');

/** The commands of the pages for whoever deploys, one by one. */
const commands = new Set(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => [...readFileSync(join(FOLDER, name), 'utf8').matchAll(/^```sh\n([^]*?)^```$/gm)])
    .flatMap(([, block = '']) => block.trim().split(/\n| && /)),
);

/** A test that runs a command, and what of it stands there. */
interface Run {
  by: string;
  says: string;
}

const EXAMPLES = 'tests/e2e/deploy/examples.spec.ts';

/** What runs each command, or why nothing here does. */
const RUN: Record<string, Run | string> = {
  'CONSOLE_BACKEND=http://backend.example.com:8080 docker compose -f deploy/compose.yaml up -d --build':
    'needs an engine; the steps of the Dockerfile and the front are run without one',
  'docker build -f deploy/Dockerfile -t console --build-arg COMMIT=$(git rev-parse HEAD) --build-arg SOURCE_DATE_EPOCH=$(git log -1 --format=%ct) .':
    'needs an engine; the steps of the Dockerfile are run without one',
  'docker run -d --name console -p 8080:8080 --cap-drop ALL --security-opt no-new-privileges -v console-assets:/site/assets -e CONSOLE_BACKEND=http://backend.example.com:8080 -e CONSOLE_PROXY=10.0.0.0/8 console':
    'needs an engine; what the image starts is run without one',
  'docker buildx imagetools inspect node:22-alpine': 'needs an engine and a registry of images',
  'docker buildx imagetools inspect nginx:1.28-alpine': 'needs an engine and a registry of images',
  'docker build -f deploy/Dockerfile -t console --build-arg NODE_IMAGE=node:22-alpine@sha256:<digest> --build-arg NGINX_IMAGE=nginx:1.28-alpine@sha256:<digest> .':
    'needs an engine and a registry of images',
  'cp deploy/bare.env console.env': { by: EXAMPLES, says: 'deploy/bare.env' },
  'npm ci': 'fetches every package; the tests run with those it has left',
  'npm run build': { by: 'tests/run.mjs', says: "npm('run', 'build')" },
  'VITE_BASE=/console/ npm run build': { by: EXAMPLES, says: "built({ VITE_BASE: '/console/' })" },
  'deploy/configure.sh console.env /etc/nginx/conf.d': {
    by: EXAMPLES,
    says: "typed('configure.sh', file, 'conf.d')",
  },
  'deploy/release.sh dist console.env': { by: EXAMPLES, says: "typed('release.sh', built({" },
  'mkdir -p /srv/releases': 'makes a folder',
  'cp -R dist /srv/releases/1.0.0': 'copies a folder',
  'deploy/release.sh /srv/releases/1.0.0 console.env': {
    by: 'tests/architecture/release.test.ts',
    says: "release(first, 'console.env')",
  },
  'openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=console.example.com -keyout key.pem -out cert.pem':
    { by: EXAMPLES, says: "['req', '-x509', '-newkey', 'rsa:2048', '-nodes'" },
  'PORT=8081 npm start': 'serves until somebody ends it; the tests start its backend by themselves',
  'nginx -t': { by: EXAMPLES, says: "'-t'" },
  'nginx -s reload': 'needs an nginx of the machine; the tests start one anew',
  'curl -fsS http://127.0.0.1:8080/healthz': { by: EXAMPLES, says: "toBe('/healthz')" },
  'curl -fsS http://127.0.0.1:8080/healthz/backend': { by: EXAMPLES, says: '/healthz/backend' },
  'npm run conform -- http://127.0.0.1:8080 --user auditor01 --password Demo1234': {
    by: 'tests/contract/conform.test.ts',
    says: 'conform({',
  },
  'npm run sbom': { by: 'tests/architecture/package.test.ts', says: "print('sbom')" },
  'npm run licences': { by: 'tests/architecture/package.test.ts', says: "print('licences')" },
};

test('every command of docs/deploy is run by a test, or named as not run here', () => {
  expect(commands.size).toBeGreaterThan(10);
  expect([...commands].toSorted()).toEqual(Object.keys(RUN).toSorted());
});

test('the tests that are named run them', () => {
  const missing = Object.entries(RUN).filter(([, run]) => {
    if (typeof run === 'string') return run === '';
    const file = join(ROOT, run.by);
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(run.says);
  });
  expect(missing).toEqual([]);
});
