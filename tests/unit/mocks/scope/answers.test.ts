import { expect, test } from 'vitest';
import type { User } from '#mocks/core/systemRows';
import { make } from '../../contract/described';
import { bench, signedIn } from '../operator';
import type { Bench } from '../operator';
import { isWrite, questions } from './questions';
import { maskedMarks, operatorNames, STAFF_WORD, strangersMarks, writeStaffWords } from './secrets';

/** Tells every text of an answer with its place; numbers count as texts. */
function eachText(value: unknown, tell: (text: string, at: string) => void, at = ''): void {
  if (typeof value === 'string' || typeof value === 'number') tell(String(value), at);
  else if (Array.isArray(value)) for (const one of value) eachText(one, tell, `${at}[]`);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) eachText(one, tell, `${at}.${name}`);
  }
}

/** The same question about a text, asked once: answers hold the same ones over and over. */
function askedOnce(tells: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const said = known.get(text) ?? tells(text);
    known.set(text, said);
    return said;
  };
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
  { asks = () => true, pageSize = 1000 }: { asks?: (given: object) => boolean; pageSize?: number } = {},
): Promise<{ answered: number; found: string[] }> {
  const who = await signedIn(place, name);
  const found = new Set<string>();
  const isTelling = askedOnce(tells);
  let answered = 0;
  for (const [call, given] of questions(place.db, teamOf(place), pageSize)) {
    if (ENDING.has(call.path) || !asks(given)) continue;
    const { code, msg, data } = await make(who, call, given);
    if (code === 0) answered += 1;
    eachText({ msg, data }, (text, at) => {
      if (isTelling(text) && !NAMED_ON_PURPOSE.test(`${call.path}${at}`))
        found.add(`${call.method} ${call.path}${at}: ${text}`);
    });
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

// One reads all there is; what others may see beyond that is a matter of their permissions, and not of single rows.
test.each([
  ['admin', 1000],
  ['finance01', 100],
  ['risk001', 100],
  ['service01', 100],
  ['operate01', 100],
  ['auditor01', 100],
])(
  'what is masked leaves in plain in no answer to %s, in %i rows of each list',
  async (name, pageSize) => {
    const place = bench();
    const masked = maskedMarks(place.db);
    const { found, answered } = await leaks(
      place,
      name,
      (text) => wordsOf(text).some((word) => masked.has(word)),
      { asks: (given) => !isWrite(given), pageSize },
    );
    expect(found).toEqual([]);
    expect(answered).toBeGreaterThan(60);
  },
  60_000,
);
