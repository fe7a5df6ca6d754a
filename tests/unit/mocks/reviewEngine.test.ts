import { beforeEach, expect, test } from 'vitest';
import { identity } from '@/contract/block/identity';
import { post } from '@/contract/call';
import { password } from '@/contract/field/body';
import { defineFlow, termsOf } from '@/contract/flow';
import type { Db } from '#mocks/core/db';
import { Refusal } from '#mocks/core/refusal';
import { claim } from '#mocks/core/review/claim';
import type { Ask, Kind, Reviewed, Transition } from '#mocks/core/review/kind';
import { decideMany, decideOne } from '#mocks/core/review/perform';
import { stepsOf } from '#mocks/core/review/steps';
import { codeOf, contextOf, userOf } from './context';
import { bench } from './operator';

/** A kind that the backend does not have: a prize that two people give from 100 on. */
interface Prize extends Reviewed {
  worth: number;
  createdBy: string;
  firstReviewer: string;
  reviewerName: string;
}

interface Verdict extends Ask {
  /** Told to the winner. */
  words?: string;
}

const WAITS = 1;
const GIVEN = 2;
const REFUSED = 3;
const TAKEN_BACK = 4;

const operated = { ...identity, operPassword: password() };

/** What a contract says of prizes. */
const contract = {
  flow: defineFlow({
    field: 'status',
    states: { waits: WAITS, given: GIVEN, refused: REFUSED, takenBack: TAKEN_BACK },
    begins: ['waits'],
    ends: { given: 'good', refused: 'bad', takenBack: 'bad' },
    people: { maker: 'createdBy', first: 'firstReviewer', reviewer: 'reviewerName' },
    decided: ['given', 'refused'],
    moves: {
      approve: { call: 'give', from: ['waits'], to: ['waits', 'given'], notBy: ['maker', 'first'] },
      reject: { call: 'review', from: ['waits'], to: ['refused'], notBy: ['maker'] },
      revoke: { call: 'clawback', from: ['given'], to: ['takenBack'], notBy: ['reviewer'] },
      cancel: { call: 'review', from: ['waits'], to: ['takenBack'], onlyBy: 'maker' },
    },
  }),
  calls: {
    give: post('award/give', { body: operated, permission: 'award/review' }),
    review: post('award/review', { body: identity }),
    clawback: post('award/clawback', { body: identity }),
  },
};

const give: Transition<Prize, Verdict> = {
  ...termsOf(contract, 'approve'),
  step: ({ firstReviewer }) => (firstReviewer ? 2 : 1),
  guards: [
    ({ input }) => {
      if (!input.words) throw new Refusal(40000, { field: 'words' });
    },
    ({ row }) => {
      if (row.worth > 1000) throw new Refusal(42205, { max: 1000 });
    },
  ],
  effect: ({ row, context }) => {
    if (row.worth >= 100 && row.firstReviewer === '') {
      row.firstReviewer = context.user.userName;
      return;
    }
    row.status = GIVEN;
    row.reviewerName = context.user.userName;
  },
};

const refuse: Transition<Prize, Ask> = {
  ...termsOf(contract, 'reject'),
  effect: ({ row, context }) => {
    row.status = REFUSED;
    row.reviewerName = context.user.userName;
  },
};

const takeBack: Transition<Prize, Ask> = {
  ...termsOf(contract, 'revoke'),
  step: () => 2,
  effect: ({ row }) => {
    row.status = TAKEN_BACK;
  },
};

const withdrawn: Transition<Prize, Ask> = {
  ...termsOf(contract, 'cancel'),
  effect: ({ row }) => {
    row.status = TAKEN_BACK;
  },
};

const prizes = new Map<number, Prize>();

const kind = {
  name: 'award',
  resource: {
    contract: { row: {} },
    target: 'prize',
    find: (_: Db, id: number) => prizes.get(id),
    wire: (_: Db, row: Prize) => row,
    nameOf: ({ id }: Prize) => `P${id}`,
  },
  flow: contract.flow,
  decided: {
    by: ({ reviewerName }) => reviewerName,
    at: ({ updatedAt }) => updatedAt,
  },
  diff: (before, { status }) =>
    before.status === status
      ? []
      : [{ field: 'status', before: String(before.status), after: String(status) }],
  transitions: { approve: give, reject: refuse, takeBack, withdrawn },
} satisfies Kind<Prize>;

let db: Db;

function prize(given: Partial<Prize> = {}): Prize {
  const id = prizes.size + 1;
  const row: Prize = {
    id,
    version: 1,
    status: WAITS,
    memberId: 1,
    worth: 10,
    createdBy: 'operate01',
    createdAt: db.stamp(),
    updatedAt: db.stamp(),
    updatedBy: '',
    firstReviewer: '',
    reviewerName: '',
    claimBy: '',
    claimUntil: null,
    ...given,
  };
  prizes.set(id, row);
  return row;
}

const operPassword = 'Demo1234';
const words = 'Well done';

const giveBy = (who: string, { id, version }: Prize, given: Partial<Verdict> = {}, password = operPassword) =>
  codeOf(() =>
    decideOne(contextOf(db, who), kind, give, {
      id,
      operPassword: password,
      ask: { version, words, ...given },
    }),
  );

beforeEach(() => {
  ({ db } = bench());
  prizes.clear();
});

test('a decision changes the record, its version and its history, and ends the claim', () => {
  const row = prize();
  claim(db, row, userOf(db, 'finance01'));
  expect(giveBy('finance01', row, { note: 'Seen' })).toBe(0);
  expect(row).toMatchObject({
    status: GIVEN,
    version: 2,
    updatedBy: 'finance01',
    claimBy: '',
    claimUntil: null,
  });
  expect(stepsOf(db, 'award', row.id)).toMatchObject([
    {
      step: 1,
      result: 'approve',
      operatorName: 'finance01',
      note: 'Seen',
      diff: [{ field: 'status', before: '1', after: '2' }],
    },
  ]);
});

test('two people give what is worth much, and the first does not count twice', () => {
  const row = prize({ worth: 100 });
  expect(giveBy('finance01', row)).toBe(0);
  expect(row).toMatchObject({ status: WAITS, firstReviewer: 'finance01' });
  expect(giveBy('finance01', row)).toBe(40903);
  expect(giveBy('finance02', row)).toBe(0);
  expect(row).toMatchObject({ status: GIVEN, reviewerName: 'finance02' });
  expect(stepsOf(db, 'award', row.id).map(({ step }) => step)).toEqual([1, 2]);
});

test('refusals come in one order; taking the first obstacle away shows the next one', () => {
  const row = prize({
    worth: 2000,
    status: GIVEN,
    createdBy: 'finance01',
    reviewerName: 'admin',
    claimBy: 'risk001',
    claimUntil: '2999-01-01 00:00:00',
    version: 9,
  });
  const attempt = { who: 'common', password: 'wrong', id: 999, version: 1, words: '' };
  const code = () =>
    codeOf(() =>
      decideOne(contextOf(db, attempt.who), kind, give, {
        id: attempt.id,
        operPassword: attempt.password,
        ask: { version: attempt.version, words: attempt.words },
      }),
    );
  const obstacles: [number, () => unknown][] = [
    [40300, () => Object.assign(attempt, { who: 'finance01' })],
    [40301, () => Object.assign(attempt, { password: operPassword })],
    [40400, () => Object.assign(attempt, { id: row.id })],
    [40901, () => Object.assign(row, { status: TAKEN_BACK })],
    [40902, () => Object.assign(row, { claimBy: '', claimUntil: null })],
    [40900, () => Object.assign(attempt, { version: 9 })],
    [40903, () => Object.assign(row, { createdBy: 'operate01' })],
    [40904, () => Object.assign(row, { status: WAITS })],
    [40000, () => Object.assign(attempt, { words })],
    [42205, () => Object.assign(row, { worth: 10 })],
  ];
  for (const [expected, remove] of obstacles) {
    expect(code()).toBe(expected);
    expect(row).toMatchObject({ firstReviewer: '', updatedBy: '' });
    remove();
  }
  expect(code()).toBe(0);
});

test('what comes after the decision is refused by its state, and needs somebody else', () => {
  const row = prize();
  const back = (who: string) =>
    codeOf(() =>
      decideOne(contextOf(db, who), kind, takeBack, { id: row.id, ask: { version: row.version } }),
    );
  expect(back('finance01')).toBe(40904);
  giveBy('finance01', row);
  expect(back('finance01')).toBe(40903);
  expect(back('finance02')).toBe(0);
  expect(back('finance02')).toBe(40904);
});

test('what only the maker may do is forbidden to everybody else', () => {
  const row = prize({ createdBy: 'finance01' });
  const cancel = (who: string) =>
    codeOf(() =>
      decideOne(contextOf(db, who), kind, withdrawn, { id: row.id, ask: { version: row.version } }),
    );
  expect(cancel('finance02')).toBe(40300);
  expect(cancel('finance01')).toBe(0);
});

test('of several each is decided or refused by itself, after one look at the password', () => {
  const rows = [prize(), prize({ createdBy: 'finance01' }), prize()];
  const ids = rows.map(({ id }) => id);
  const ask = (id: number): Verdict => ({ version: prizes.get(id)?.version, words });
  expect(
    codeOf(() => decideMany(contextOf(db, 'finance01'), kind, give, { ids, operPassword: 'wrong', ask })),
  ).toBe(40301);
  const answer = decideMany(contextOf(db, 'finance01'), kind, give, { ids, operPassword, ask });
  expect(answer).toMatchObject({ success: [1, 3], failed: [{ id: 2, code: 40903 }] });
});

test('an effect that leaves its rules is a mistake of the program, not a refusal', () => {
  const row = prize();
  const lost: Transition<Prize, Ask> = { ...refuse, to: [GIVEN] };
  expect(() =>
    decideOne(contextOf(db, 'finance01'), kind, lost, { id: row.id, ask: { version: 1 } }),
  ).toThrow('reject leads no award from 1 to 3');
});
