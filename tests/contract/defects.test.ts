import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { conform } from '../../tools/conform/run';
import type { Json } from './otherServer/document';
import { sound } from './otherServer/rules';
import type { Rules } from './otherServer/rules';
import { otherServer } from './otherServer/server';
import { PASSWORD } from './otherServer/session';

/** What a server gets wrong, the call that shows it, and how the finding is worded. */
interface Defect {
  what: string;
  rules: Partial<Rules>;
  only: string;
  found: string;
}

/** Rows are sent with other values. */
const sending =
  (change: (row: Json) => Json): Rules['sent'] =>
  (row) => ({ ...row, ...change(row) });

/** Faults in this field are overlooked. */
const overlooking =
  (name: string): Rules['wrongField'] =>
  (...given) => {
    const wrong = sound.wrongField(...given);
    return wrong === name ? null : wrong;
  };

/** A request for an adjustment of this member, with what is wrong in it. */
const wish = (memberId: string, amount = '"1"', signed = ',"operPassword":"…"') =>
  `{"memberId":"${memberId}","accountType":1,"coin":"USDT","direction":1,"amount":${amount},` +
  `"category":"compensation","reason":"checked by conform #"${signed},"requestId":"conform-#"}`;

const verdict = (id: string, version: number, result: string, signed = ',"operPassword":"…"') =>
  `{"id":"${id}","versions":{"${id}":${version}},"remark":"checked by conform #","requestId":"conform-#",` +
  `"result":"${result}"${signed}}`;

const LOST = `code 40400 "This record doesn't exist or has been deleted"`;
const NOBODY = '999999999';

const DEFECTS: readonly Defect[] = [
  {
    what: 'a repetition books twice',
    rules: { keptAs: () => crypto.randomUUID() },
    only: 'adjust.add',
    found: `POST memberAssetAdjust/add repetition: the same request a second time: sent ${wish('2')}; came code 0 with data {"id":32,"adjustNo":"A2026010100000032"}; the contract says that it is done once: one record with its words, and not 2 records with its words`,
  },
  {
    what: 'another body with a used requestId is accepted',
    rules: { isSameWish: () => true },
    only: 'adjust.add',
    found: `POST memberAssetAdjust/add repetition: another body with a requestId that was used: sent ${wish('2')}; came code 0; the contract says 40000 invalidInput`,
  },
  {
    what: 'a decision that is sent again is refused',
    rules: { keptAs: () => crypto.randomUUID() },
    only: 'adjust.review',
    found: `POST memberAssetAdjust/review repetition: the same request a second time: sent ${verdict('31', 1, 'reject')}; came code 40901 "Already reviewed by {who}" with data {"status":3,"reviewerName":"second","reviewedAt":"#"}; the contract says the answer of the first time, code 0 with data {"success":["31"],"failed":[]}`,
  },
  {
    what: 'the version of a record is ignored',
    rules: { isCurrent: () => true },
    only: 'adjust.cancel',
    found:
      'PUT memberAssetAdjust/cancel version: another version: sent {"id":"31","version":8}; came code 0; the contract says 40900 staleVersion',
  },
  {
    what: 'the versions of decided records are ignored',
    rules: { isCurrent: () => true },
    only: 'recharge.review',
    found: `POST cwManage/chargeLogReview version: another version: sent ${verdict('1', 8, 'hold', '')}; came code 0; the contract says 40900 staleVersion`,
  },
  {
    what: 'the maker approves the own record',
    rules: { isOther: () => true },
    only: 'adjust.review',
    found: `POST memberAssetAdjust/review second person: a decision by boss, who made it: sent ${verdict('31', 1, 'approve')}; came code 0; the contract says 40903 samePerson`,
  },
  {
    what: 'the maker claims the own record',
    rules: { isOther: () => true },
    only: 'review.claim',
    found:
      'POST review/claim second person: a decision by boss, who made it: sent {"kind":"adjust","id":"31"}; came code 0; the contract says 40903 samePerson',
  },
  {
    what: 'any password is right',
    rules: { isPassword: () => true },
    only: 'adjust.add',
    found: `POST memberAssetAdjust/add step-up: a wrong operPassword: sent ${wish(NOBODY)}; came ${LOST}; the contract says 40301 wrongStepUp`,
  },
  {
    what: 'what was done with a password is told again with a wrong one',
    rules: { isPassword: () => true },
    only: 'adjust.add',
    found: `POST memberAssetAdjust/add step-up: a wrong operPassword: sent ${wish('2')}; came code 0; the contract says 40301 wrongStepUp`,
  },
  {
    what: 'no password is as good as the right one',
    rules: {
      isPassword: (given, right) => !given || given === right,
      wrongField: overlooking('operPassword'),
    },
    only: 'adjust.review',
    found: `POST memberAssetAdjust/review step-up: no operPassword: sent ${verdict(NOBODY, 1, 'reject', '')}; came ${LOST}; the contract says 40000 invalidInput or 40301 wrongStepUp`,
  },
  {
    what: 'a field that is not described is accepted',
    rules: { wrongField: overlooking('noSuchField') },
    only: 'adjust.cancel',
    found: `PUT memberAssetAdjust/cancel unknown parameter: a field that is not described: sent {"id":"${NOBODY}","version":1,"noSuchField":"1"}; came ${LOST}; the contract says 40000 invalidInput`,
  },
  {
    what: 'an amount is accepted as a number',
    rules: { wrongField: overlooking('amount') },
    only: 'adjust.add',
    found: `POST memberAssetAdjust/add type: a JSON number for an amount in amount: sent ${wish(NOBODY, '1')}; came ${LOST}; the contract says 40000 invalidInput`,
  },
  {
    what: 'types are guessed',
    rules: { wrongField: (schema, given) => sound.wrongField(schema, given, true) },
    only: 'adjust.cancel',
    found: `PUT memberAssetAdjust/cancel type: digits as a text in version: sent {"id":"${NOBODY}","version":"1"}; came ${LOST}; the contract says 40000 invalidInput`,
  },
  {
    what: 'what was decided is decided again',
    rules: { isIn: (_, ...states) => states.includes(1) },
    only: 'adjust.review',
    found: `POST memberAssetAdjust/review state: a record that is in the state approved: sent ${verdict('2', 1, 'reject')}; came code 0; the contract says 40901 alreadyDecided or 40904 wrongState`,
  },
  {
    what: 'what the run itself has ended is ended again',
    rules: { isIn: (_, ...states) => states.includes(1) },
    only: 'adjust.cancel',
    found:
      'PUT memberAssetAdjust/cancel state: a record that is in the state cancelled: sent {"id":"31","version":2}; came code 0; the contract says 40901 alreadyDecided or 40904 wrongState',
  },
  {
    what: 'a claim keeps nobody away',
    rules: { isFree: () => true },
    only: 'review.claim',
    found:
      'POST review/claim claim: second claims what another operator has: sent {"kind":"recharge","id":1}; came code 0; the contract says 40902 claimedByAnother',
  },
  {
    what: 'a filter is ignored',
    rules: { keeps: (row, name, ...rest) => name === 'coin' || sound.keeps(row, name, ...rest) },
    only: 'recharge.list',
    found: 'POST cwManage/chargeLogList filter: {"coin":["USDT"]} answers the record 1, which does not fit',
  },
  {
    what: 'a text is looked for in its case',
    rules: {
      keeps: (row, name, schema, asked) =>
        name === 'reason' ? String(row[name]).includes(String(asked)) : sound.keeps(row, name, schema, asked),
    },
    only: 'adjust.list',
    found: 'GET memberAssetAdjust/list filter: {"reason":"EASON"} leaves out the record 2, which fits',
  },
  {
    what: 'the order is ignored',
    rules: { inOrder: (rows) => [...rows] },
    only: 'adjust.list',
    found: 'GET memberAssetAdjust/list order: orderBy=amount desc has "10.00" before "20.00"',
  },
  {
    what: 'pages begin one row too early',
    rules: { cut: (rows, page, size) => rows.slice(Math.max((page - 1) * size - 1, 0), page * size) },
    only: 'adjust.list',
    found: 'GET memberAssetAdjust/list paging: pages 1 and 2 both have the record 10',
  },
  {
    what: 'an export ignores the filter',
    rules: { exported: () => ({}) },
    only: 'adjust.export',
    found: 'GET memberAssetAdjust/export export: {"memberId":"3"} answers 30 rows, the list has 6',
  },
  {
    what: 'an amount is a number',
    rules: { sent: sending(({ amount }) => ({ amount: Number(amount) })) },
    only: 'adjust.list',
    found: 'GET memberAssetAdjust/list answer: data.list[].amount: came 10; the contract says a text',
  },
  {
    what: 'a long id is a number',
    rules: { sent: sending(({ id }) => ({ id: Number(id) + 2 ** 53 })) },
    only: 'adjust.list',
    found:
      'GET memberAssetAdjust/list answer: data.list[].id: came 9007199254740992; the contract says an integer up to 2^53',
  },
  {
    what: 'a document number is not masked',
    rules: { sent: sending(() => ({ docNo: 'E12345678' })) },
    only: 'auth.list',
    found:
      'GET memberAuth/list answer: data.list[].docNo: came "E12345678"; the contract says a text with at least one star',
  },
  {
    what: 'a field of the database is sent',
    rules: { sent: sending(() => ({ deletedAt: null })) },
    only: 'adjust.list',
    found: 'GET memberAssetAdjust/list undescribed field: data.list[].deletedAt',
  },
  {
    what: 'a state is none of its dictionary',
    rules: { sent: sending(({ status }) => ({ status: status === 3 ? 9 : status })) },
    only: 'recharge.list',
    found:
      'POST cwManage/chargeLogList dictionary: data.list[].status: 9 came, which is none of biz_recharge_status',
  },
  {
    what: 'permissions are not checked',
    rules: { mayCall: () => true },
    only: 'adjust.list',
    found:
      'GET memberAssetAdjust/list permission: clerk, who does not hold api/v2/sitebkd/memberAssetAdjust/list: sent {}; came code 0; the contract says 40300 forbidden',
  },
  {
    what: 'a figure is one too high',
    rules: { counted: (count) => count + 1 },
    only: 'adjust.summary',
    found:
      'GET memberAssetAdjust/summary figures: byStatus has 3 of status 1, the list 2, asked with {"memberId":"3"}',
  },
  {
    what: 'a bad query is an error of the server',
    rules: { status: (code) => (code === 40000 ? 500 : 200) },
    only: 'adjust.list',
    found:
      'GET memberAssetAdjust/list limits: a value that the parameter does not take: sent {"pageSize":"many"}; came HTTP 500 without an envelope (Internal server error); the contract says 40000 invalidInput',
  },
];

/** What differs from run to run. */
const steady = (text: string): string =>
  text
    .replace(/conform-[0-9a-f-]{36}/g, 'conform-#')
    .replace(/by conform [0-9a-f]{8}/g, 'by conform #')
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '#');

/** What a run finds, writes included, line by line. */
async function findingsOf(rules: Partial<Rules>, only: string): Promise<string[]> {
  const server = otherServer((_, response) => void response.writeHead(404).end(), rules);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const of = (userName: string) => ({ userName, password: PASSWORD });
    const users = [of('boss'), of('second'), of('clerk')] as const;
    const results = await conform({ origin, users, only: [only], write: true });
    return results.flatMap(({ route, findings }) =>
      findings.map(({ rule, text }) => steady(`${route} ${rule}: ${text}`)),
    );
  } finally {
    server.close();
  }
}

test.each(DEFECTS)('$what: found in $only, and said in words', async ({ rules, only, found }) => {
  expect(await findingsOf(rules, only)).toContain(found);
});

test.each([...new Set(DEFECTS.map(({ only }) => only))])(
  'nothing is found in %s without a defect',
  async (only) => {
    expect(await findingsOf({}, only)).toEqual([]);
  },
);
