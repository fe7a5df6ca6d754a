// What `npm start` runs, on a bare clone too: plain Node, nothing installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

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

async function serve() {
  const { createServer } = await import('vite');
  const port = Number(process.env['PORT']) || 5173;
  const server = await createServer({ root, server: { port, strictPort: false } });
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`;
  const { data } = await fetch(new URL('/admin/__mock/state', address)).then((answer) => answer.json());
  console.log(`\nThe console runs at ${address}\n\nDemo log-ins, all with the password ${data.password}:`);
  for (const { userName, role } of data.accounts) console.log(`  ${userName.padEnd(12)}${role}`);
  console.log('\nCtrl-C ends it.');
  const end = () => void server.close().finally(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

checkNode();
install();
await serve();
