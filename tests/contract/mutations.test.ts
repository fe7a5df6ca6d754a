import { expect, test } from 'vitest';
import { conform } from '../../tools/conform/run';
import type { Rule } from '../../tools/conform/report';
import type { Transport } from '../../tools/conform/client';
import { demoUser, mockTransport, ORIGIN } from './mock';
import { mutated } from './mutated';
import type { Answer, Asked, Mutation } from './mutated';

type Row = Record<string, unknown>;

const rowsOf = ({ data }: Answer): Row[] => (Array.isArray(data?.['list']) ? (data['list'] as Row[]) : []);

/** Changes every row of an answer. */
const rows =
  (change: (row: Row) => void): Mutation['answer'] =>
  (answer) =>
    rowsOf(answer).forEach(change);

/** A refusal becomes a success. */
const forgiven =
  (code: number): Mutation['answer'] =>
  (answer) =>
    answer.code === code ? { code: 0, msg: 'ok', data: null } : undefined;

const without =
  (...names: string[]): Mutation['request'] =>
  ({ query, body }) => {
    for (const name of names) {
      query.delete(name);
      delete body[name];
    }
  };

const isKnown = ({ query }: Asked): boolean =>
  /^(postCode|postSort|createdAt|updatedAt) (asc|desc)$/.test(query.get('orderBy') ?? '');

/** Every operator is told of every file that has arrived. */
function shared(): Mutation['answer'] {
  const arrived = new Set<string | null>();
  return ({ data }, { query }) => {
    const identifier = query.get('identifier');
    if (data?.['skipUpload'] === true) arrived.add(identifier);
    else if (data && arrived.has(identifier)) data['skipUpload'] = true;
  };
}

interface Defect {
  what: string;
  path: RegExp;
  mutation: Mutation;
  only: string;
  rule: Rule;
  route: string;
  write?: boolean;
}

const POSTS = 'GET post/list';
const posts = { path: /^post\/list$/, only: 'post.list', route: POSTS };
const CHANNELS = { path: /^rechargeChannel\/list$/, only: 'channel.list', route: 'GET rechargeChannel/list' };
const DECISION = {
  path: /^cwManage\/chargeLogReview$/,
  only: 'recharge.review',
  route: 'POST cwManage/chargeLogReview',
};

const DEFECTS: readonly Defect[] = [
  {
    what: 'a field is left out',
    ...CHANNELS,
    mutation: { answer: rows((row) => delete row['dailyUsed']) },
    rule: 'answer',
  },
  {
    what: 'an amount is a number',
    ...CHANNELS,
    mutation: { answer: rows((row) => (row['minAmount'] = Number(row['minAmount']))) },
    rule: 'answer',
  },
  {
    what: 'a code is a text',
    ...CHANNELS,
    mutation: { answer: rows((row) => (row['channelType'] = String(row['channelType']))) },
    rule: 'answer',
  },
  {
    what: 'a time is in ISO form',
    ...posts,
    mutation: { answer: rows((row) => (row['createdAt'] = '2026-11-20T04:00:00Z')) },
    rule: 'answer',
  },
  {
    what: 'null stands where it is not allowed',
    ...posts,
    mutation: { answer: rows((row) => (row['remark'] = null)) },
    rule: 'answer',
  },
  {
    what: 'rows have a field of the database',
    ...posts,
    mutation: { answer: rows((row) => (row['deleted'] = false)) },
    rule: 'undescribed field',
  },
  { what: 'a filter is ignored', ...posts, mutation: { request: without('status') }, rule: 'filter' },
  {
    what: 'a filter leaves out what fits',
    ...posts,
    mutation: { request: ({ query }) => void (query.has('postCode') && query.set('postCode', 'other')) },
    rule: 'filter',
  },
  {
    what: 'a filter by several values is ignored',
    ...CHANNELS,
    mutation: { request: without('channelType[]') },
    rule: 'filter',
  },
  {
    what: 'a document number is taken from an address',
    path: /^memberAuth\/list$/,
    only: 'auth.list',
    route: 'GET memberAuth/list',
    mutation: { request: without('docNo') },
    rule: 'privacy',
  },
  { what: 'a switch is ignored', ...CHANNELS, mutation: { request: without('autoReview') }, rule: 'filter' },
  {
    what: 'the date range is ignored',
    ...posts,
    mutation: { request: without('dateRange[]') },
    rule: 'dates',
  },
  {
    what: 'the date field is ignored',
    path: /^memberAuth\/list$/,
    only: 'auth.list',
    route: 'GET memberAuth/list',
    mutation: { request: without('dateField') },
    rule: 'dates',
  },
  {
    what: 'the order is ignored',
    ...posts,
    mutation: { request: (asked) => void (isKnown(asked) && asked.query.delete('orderBy')) },
    rule: 'order',
  },
  {
    what: 'amounts are ordered as texts',
    ...CHANNELS,
    mutation: {
      answer: (answer, { query }) =>
        query.get('orderBy') === 'maxAmount asc'
          ? void rowsOf(answer).sort((a, b) => (String(a['maxAmount']) < String(b['maxAmount']) ? -1 : 1))
          : undefined,
    },
    rule: 'order',
  },
  {
    what: 'the default order is another one',
    ...posts,
    mutation: {
      request: ({ query }) => void (query.has('orderBy') || query.set('orderBy', 'postCode desc')),
    },
    rule: 'order',
  },
  {
    what: 'the total is one too many',
    ...posts,
    mutation: { answer: ({ data }) => void (data && (data['total'] = Number(data['total']) + 1)) },
    rule: 'paging',
  },
  {
    what: 'the total is that of the page',
    ...CHANNELS,
    mutation: { answer: (answer) => void (answer.data && (answer.data['total'] = rowsOf(answer).length)) },
    rule: 'paging',
  },
  {
    what: 'pages begin at 0',
    path: /^member\/list$/,
    only: 'member.list',
    route: 'GET member/list',
    mutation: {
      request: ({ query }) => {
        const page = Number(query.get('pageNum'));
        if (page > 1) query.set('pageNum', String(page - 1));
      },
    },
    rule: 'paging',
  },
  {
    what: 'an unknown order is accepted',
    ...posts,
    mutation: { request: (asked) => void (isKnown(asked) || asked.query.delete('orderBy')) },
    rule: 'unknown parameter',
  },
  {
    what: 'a refusal does not name its field',
    ...posts,
    mutation: { answer: (answer) => void (answer.code === 40000 && (answer.data = null)) },
    rule: 'refusal',
  },
  {
    what: 'a refusal has no words',
    ...posts,
    mutation: { answer: (answer) => void (answer.code !== 0 && (answer.msg = '')) },
    rule: 'envelope',
  },
  {
    what: 'the body is a page of a proxy',
    ...posts,
    mutation: { answer: () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }) },
    rule: 'envelope',
  },
  {
    what: 'answers may be cached',
    ...posts,
    mutation: { answer: (answer) => Response.json(answer) },
    rule: 'envelope',
  },
  {
    what: 'an unknown record is answered',
    path: /^post\/get$/,
    only: 'post.get',
    route: 'GET post/get',
    mutation: { answer: forgiven(40400) },
    rule: 'refusal',
  },
  {
    what: 'the single record has another value than the list',
    path: /^post\/get$/,
    only: 'post.get',
    route: 'GET post/get',
    mutation: { answer: ({ data }) => void (data && (data['userCount'] = 99)) },
    rule: 'record',
  },
  {
    what: 'figures count otherwise than the list',
    path: /^memberAuth\/summary$/,
    only: 'auth.summary',
    route: 'GET memberAuth/summary',
    mutation: {
      answer: ({ data }) => void Object.assign((data?.['byStatus'] as Row | undefined) ?? {}, { 2: 1 }),
    },
    rule: 'figures',
  },
  {
    what: 'an export has one page only',
    path: /^memberAuth\/export$/,
    only: 'auth.export',
    route: 'GET memberAuth/export',
    mutation: {
      answer: ({ data }) => void (data && (data['list'] = rowsOf({ code: 0, msg: '', data }).slice(0, 20))),
    },
    rule: 'export',
  },
  {
    what: 'an export has what is left out',
    path: /^memberAuth\/export$/,
    only: 'auth.export',
    route: 'GET memberAuth/export',
    mutation: { answer: rows((row) => (row['docNo'] = '1')) },
    rule: 'export',
  },
  {
    what: 'a dictionary lacks a code',
    path: /^dict\/data\/getDictData$/,
    only: 'dict',
    route: 'GET dict/data/getDictData',
    mutation: {
      answer: ({ data }, { query }) =>
        void (
          query.get('dictType') === 'biz_recharge_status' &&
          data &&
          (data['values'] = (data['values'] as Row[]).filter(({ key }) => key !== '5'))
        ),
    },
    rule: 'dictionary',
  },
  {
    what: 'permissions are not checked',
    ...posts,
    mutation: { answer: forgiven(40300) },
    rule: 'permission',
  },
  {
    what: 'a permission that is held is refused',
    ...posts,
    mutation: { answer: () => ({ code: 40300, msg: 'no', data: null }) },
    rule: 'permission',
  },
  { what: 'no session is needed', ...posts, mutation: { answer: forgiven(401) }, rule: 'session' },
  {
    what: 'a captcha serves twice',
    path: /^login$/,
    only: 'session.login',
    route: 'POST login',
    mutation: {
      answer: (answer) => (answer.code === 40010 ? { code: 40011, msg: 'no', data: null } : undefined),
    },
    rule: 'session',
  },
  {
    what: 'a token outlives its log-out',
    path: /^logout$/,
    only: 'session.getUserMenus',
    route: 'GET user/getUserMenus',
    mutation: { request: ({ headers }) => headers.delete('authorization') },
    rule: 'session',
  },
  {
    what: 'words are in one language',
    path: /^user\/getUserMenus$/,
    only: 'session.getUserMenus',
    route: 'GET user/getUserMenus',
    mutation: { request: ({ headers }) => headers.delete('accept-language') },
    rule: 'language',
  },
  {
    what: 'versions are ignored',
    path: /^post\/edit$/,
    only: 'post.edit',
    route: 'PUT post/edit',
    mutation: { answer: forgiven(40900) },
    rule: 'version',
    write: true,
  },
  {
    what: 'a stale version does not get the record',
    path: /^post\/edit$/,
    only: 'post.edit',
    route: 'PUT post/edit',
    mutation: { answer: (answer) => void (answer.code === 40900 && (answer.data = null)) },
    rule: 'version',
    write: true,
  },
  {
    what: 'a code may exist twice',
    path: /^post\/add$/,
    only: 'post.add',
    route: 'POST post/add',
    mutation: { answer: forgiven(40905) },
    rule: 'refusal',
    write: true,
  },
  {
    what: 'request ids are ignored',
    ...DECISION,
    mutation: { request: ({ body }) => void (body['requestId'] &&= `other-${crypto.randomUUID()}`) },
    rule: 'repetition',
    write: true,
  },
  {
    what: 'a request id may carry another wish',
    ...DECISION,
    mutation: { answer: forgiven(40000) },
    rule: 'repetition',
    write: true,
  },
  {
    what: 'a decision on an old version is made',
    ...DECISION,
    mutation: { answer: forgiven(40900) },
    rule: 'version',
    write: true,
  },
  {
    what: 'claims are ignored',
    path: /^review\/claim$/,
    only: 'review.claim',
    route: 'POST review/claim',
    mutation: { answer: forgiven(40902) },
    rule: 'claim',
    write: true,
  },
  {
    what: 'another e-mail is taken without the password',
    path: /^personal\/edit$/,
    only: 'personal.edit',
    route: 'PUT personal/edit',
    mutation: { answer: forgiven(40000) },
    rule: 'step-up',
    write: true,
  },
  {
    what: 'any password will do',
    path: /^user\/verifyPassword$/,
    only: 'personal.verifyPassword',
    route: 'POST user/verifyPassword',
    mutation: { answer: forgiven(40301) },
    rule: 'step-up',
    write: true,
  },
  {
    what: 'the server forgets which chunks it has',
    path: /^bigUpload\/upload$/,
    only: 'upload.testChunk',
    route: 'GET bigUpload/upload',
    mutation: { answer: ({ data }) => void (data && (data['uploaded'] = [])) },
    rule: 'upload',
    write: true,
  },
  {
    what: 'an md5 is enough to get the file of another operator',
    path: /^bigUpload\/upload$/,
    only: 'upload.testChunk',
    route: 'GET bigUpload/upload',
    mutation: { answer: shared() },
    rule: 'upload',
    write: true,
  },
  {
    what: 'a file with a missing chunk is merged',
    path: /^bigUpload\/uploadMerge$/,
    only: 'upload.mergeChunks',
    route: 'POST bigUpload/uploadMerge',
    mutation: { answer: forgiven(40904) },
    rule: 'upload',
    write: true,
  },
];

const found = async (transport: Transport, only: string, write = false) => {
  const users = [demoUser('admin'), demoUser('finance01'), demoUser('common')] as const;
  return conform({ origin: ORIGIN, transport, users, only: [only], write });
};

const ofRule = (results: Awaited<ReturnType<typeof found>>, { route, rule }: Defect): string[] =>
  results.flatMap(({ findings }) =>
    findings.filter((one) => one.rule === rule && one.route === route).map(({ text }) => text),
  );

const sound = new Map<string, ReturnType<typeof found>>();

/** What is found in the mock backend as it is. */
function withoutDefect(only: string, write = false): ReturnType<typeof found> {
  const key = `${only} ${write}`;
  const known = sound.get(key) ?? found(mockTransport(), only, write);
  sound.set(key, known);
  return known;
}

test.each(DEFECTS)('$what: found as $rule of $route', async (defect) => {
  const { path, mutation, only, write } = defect;
  const usual = ofRule(await withoutDefect(only, write), defect);
  const broken = ofRule(await found(mutated(mockTransport(), path, mutation), only, write), defect);
  expect(broken.filter((text) => !usual.includes(text)).length).toBeGreaterThan(0);
});

test('what a server does not have is lacking, not wrong', async () => {
  const missing = mutated(mockTransport(), /^post\/(get|export)$/, {
    answer: () => new Response('Not found', { status: 404 }),
  });
  const results = await found(missing, 'post');
  expect(results.filter(({ lacking }) => lacking).map(({ route }) => route)).toEqual([
    'GET post/get',
    'GET post/export',
  ]);
  expect(results.filter(({ lacking, findings }) => lacking && findings.length > 0)).toEqual([]);
});
