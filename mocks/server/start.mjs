// What `npm start` and `npm run preview` run, on a bare clone too: plain Node, nothing installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs what package-lock.json names, unless that has been done since it last changed. */
function install() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const wanted = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log('Installing packages (npm ci), once …');
  const { status } = spawnSync('npm ci', { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) {
    console.error('npm ci did not succeed; see its output above.');
    process.exit(status ?? 1);
  }
}

/** The development server. */
async function startDevelopment(port) {
  const { createServer } = await import('vite');
  const server = await createServer({ root, server: { port } });
  return server.listen();
}

/** Builds the site and serves the built files. */
async function startPreview(port) {
  const { build, preview } = await import('vite');
  await build({ root });
  return preview({ root, preview: { port } });
}

/** Vite says which port is in use, but not how to choose another. */
function explain(error, port) {
  const inUse = error instanceof Error && /port \d+ is (already )?in use/i.test(error.message);
  console.error(
    inUse
      ? `Port ${port} is in use. End the program that uses it, or choose another port, for example PORT=${port + 1}.`
      : error,
  );
  process.exit(1);
}

async function serve(start, usualPort) {
  const port = Number(process.env['PORT']) || usualPort;
  const server = await start(port).catch((error) => explain(error, port));
  const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`;
  const { data } = await fetch(new URL('/admin/__mock/state', address)).then((answer) => answer.json());
  console.log(`\nThe console runs at ${address}\n\nDemo log-ins, all with the password ${data.password}:`);
  for (const { userName, role } of data.accounts) console.log(`  ${userName.padEnd(12)}${role}`);
  console.log('\nCtrl-C ends it.');
  const end = () => void server.close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
}

checkNode();
install();
// Customers come by themselves here, in the preview too, which tests start without.
process.env['DEMO_ARRIVALS'] ||= 'calm';
await (process.argv[2] === 'preview' ? serve(startPreview, 4173) : serve(startDevelopment, 5173));
