import { expect, test } from 'vitest';
import type { User } from '#mocks/core/systemRows';
import { make } from '../../contract/described';
import { bench, signedIn } from '../operator';
import type { Bench } from '../operator';
import { isWrite, questions } from './questions';
import { maskedMarks, operatorNames, STAFF_WORD, strangersMarks, writeStaffWords } from './secrets';

/** Every text of an answer with its place; numbers count as texts. */
function* textsIn(value: unknown, at = ''): Generator<readonly [at: string, text: string]> {
  if (typeof value === 'string' || typeof value === 'number') yield [at, String(value)];
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, `${at}[]`);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) yield* textsIn(one, `${at}.${name}`);
  }
}

/** Words of a text that could be a number, an address or a name. */
const wordsOf = (text: string): string[] => text.split(/[^\w@.+-]+/);

const teamOf =
  ({ db }: Bench) =>
  (memberId: number): boolean =>
    db.members.get(memberId)?.teamPath.startsWith('/15/') === true;

function userOf({ db }: Bench, name: string): User {
  const found = [...db.users.values()].find(({ userName }) => userName === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
}

/** Calls that end the session they are made with. */
const ENDING = new Set(['logout', 'personal/resetPwd']);

/** Names of the console's own roles, one of which an operator has as well; colleagues by their names, in their notices. */
const NAMED_ON_PURPOSE = /userInfo\.roles\[\]$|^notice\/(mine.*author|recipients.*name)$/;

/** Where the answers to every question hold a text that `tells` of something hidden, each place once. */
async function leaks(
  place: Bench,
  name: string,
  tells: (text: string) => boolean,
  asks: (given: object) => boolean = () => true,
): Promise<{ answered: number; found: string[] }> {
  const who = await signedIn(place, name);
  const found = new Set<string>();
  let answered = 0;
  for (const [call, given] of questions(place.db, teamOf(place))) {
    if (ENDING.has(call.path) || !asks(given)) continue;
    const { code, msg, data } = await make(who, call, given);
    if (code === 0) answered += 1;
    for (const [at, text] of textsIn({ msg, data })) {
      if (!NAMED_ON_PURPOSE.test(`${call.path}${at}`) && tells(text))
        found.add(`${call.method} ${call.path}${at}: ${text}`);
    }
  }
  return { answered, found: [...found].slice(0, 20) };
}

test.each([
  ['agent01', null],
  ['auditor01', '10010015'],
  ['risk001', '10010015'],
])(
  'no answer names an operator, what the staff wrote, or a stranger to %s, who sees one team',
  async (name, uid) => {
    const place = bench();
    const user = userOf(place, name);
    if (uid !== null) user.bindMemberId = uid;
    writeStaffWords(place.db);
    const names = new Set(operatorNames(place.db, name));
    const strangers = strangersMarks(place.db, teamOf(place));
    const masked = maskedMarks(place.db);
    const { answered, found } = await leaks(
      place,
      name,
      (text) =>
        text.includes(STAFF_WORD) ||
        names.has(text) ||
        // The path of a file begins with the name of the site.
        (!text.startsWith('/admin/') && wordsOf(text).some((word) => names.has(word))) ||
        wordsOf(text).some((word) => strangers.has(word) || masked.has(word)),
    );
    expect(found).toEqual([]);
    // A walk that is refused everywhere proves nothing.
    expect(answered).toBeGreaterThan(60);
  },
  60_000,
);

test('no answer names an operator or a member to an operator without permissions', async () => {
  const place = bench();
  const names = new Set(operatorNames(place.db, 'common'));
  const members = strangersMarks(place.db, () => false);
  const { found } = await leaks(place, 'common', (text) =>
    [text, ...(text.startsWith('/admin/') ? [] : wordsOf(text))].some(
      (word) => names.has(word) || members.has(word),
    ),
  );
  expect(found).toEqual([]);
});

test.each(['admin', 'finance01', 'risk001', 'service01', 'operate01', 'auditor01'])(
  'what is masked leaves in plain in no answer to %s',
  async (name) => {
    const place = bench();
    const masked = maskedMarks(place.db);
    const { found, answered } = await leaks(
      place,
      name,
      (text) => wordsOf(text).some((word) => masked.has(word)),
      (given) => !isWrite(given),
    );
    expect(found).toEqual([]);
    expect(answered).toBeGreaterThan(60);
  },
  60_000,
);
