/** `npm run conform`: checks a running server against the contract. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withModule } from './load.mjs';

const USAGE = `npm run conform -- <origin> --user <name> --password <password> [options]

  --user, --password   an operator; several pairs check permissions. The first one makes the calls
  --users <file>       the same as JSON: [{ "userName": "…", "password": "…" }]
  --captcha <code>     code of every captcha, where the picture cannot be read
  --only <names>       resources, areas or calls (member,recharge.review), separated by commas
  --write              also makes, changes and deletes records, asks, decides and repeats; what it makes, it takes
                       back. For a system with data for testing
  --irreversible       with --write: also pays, closes, and decides for good what waits in the lists

What cannot be tried is printed as "not checked: <call>: <rules>: <why>", and counted. Second operators, of the same
permissions as the first one, make it less.

The exit code is 0 when nothing differs, 1 when something does, 2 when the check could not be made.`;

function optionsOf() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      user: { type: 'string', multiple: true, default: [] },
      password: { type: 'string', multiple: true, default: [] },
      users: { type: 'string' },
      captcha: { type: 'string' },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
      irreversible: { type: 'boolean', default: false },
    },
  });
  const [origin] = positionals;
  const { user: names, password: passwords, users: file, captcha, only, write, irreversible } = values;
  const listed = file === undefined ? [] : JSON.parse(readFileSync(file, 'utf8'));
  const users = [...names.map((userName, index) => ({ userName, password: passwords[index] })), ...listed];
  const complete = users.every(({ userName, password }) => userName && password);
  if (origin === undefined || users.length === 0 || !complete) throw new Error(USAGE);
  return { origin, users, captcha, only: only?.split(','), write, irreversible };
}

/** What went wrong, with its causes: `fetch failed` alone would help nobody. */
function wordsOf(error) {
  if (!(error instanceof Error)) return String(error);
  const { message, cause, code } = error;
  const rest = cause === undefined ? '' : `: ${wordsOf(cause)}`;
  const hint = /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|CERT_UNTRUSTED/.test(code ?? '')
    ? ' (name the authority of its certificate: NODE_EXTRA_CA_CERTS=<file>)'
    : '';
  return `${message || code}${hint}${rest}`;
}

try {
  const options = optionsOf();
  await withModule('tools/conform/main.ts', async ({ conform, printedReport }) => {
    const results = await conform(options);
    console.log(printedReport(results));
    process.exitCode = results.some(({ findings }) => findings.length > 0) ? 1 : 0;
  });
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 2;
}
