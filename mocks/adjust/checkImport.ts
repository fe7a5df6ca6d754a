import type { adjust } from '@/contract/finance/adjust';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from '../core/body';
import type { Made } from '../core/caps';
import { inDictionary } from '../core/dictionary';
import { fieldOf, refusalOf } from '../core/foreseen';
import type { Context } from '../core/http';
import { usdtValueOf } from '../core/prices';
import { invalid, wording } from '../core/refusal';
import { inOrder } from './add';
import { isSame, shownDoubles } from './doubles';
import type { Compared } from './doubles';
import { memberIn, readLine, wishOf } from './line';
import type { Line } from './line';
import { effectOf } from './store';

type Call = typeof adjust.calls.checkImport;
type Checked = WireShape<Call['answer']>['rows'][number];
type Check = Context<Sent<Call['body']>>;

/** What the earlier lines of the file have planned. */
interface Planned {
  made: Made[];
  seen: (Compared & { line: number })[];
}

/** A line in order joins those planned, so that a later one is held to the quota that is left then. */
function plan({ db, user }: Check, compared: Compared, line: number, { made, seen }: Planned): void {
  const usdtValue = usdtValueOf(db, compared.coin, compared.amount);
  made.push({ createdBy: user.userName, createdAt: db.stamp(), usdtValue });
  seen.push({ ...compared, line });
}

function checkLine(context: Check, line: Line, planned: Planned): Checked {
  const { db, lang, input, inScope } = context;
  const member = [...db.members.values()].find(({ uid, id }) => uid === line.uid && inScope(id));
  const read = readLine(db, line);
  const { accountType, coin, direction, amount } = read;
  const refusal = refusalOf(() => {
    const found = memberIn(context, line);
    inOrder(context, found, wishOf(db, line, { category: input.category }), planned.made);
  });
  const shown = {
    line: line.line,
    uid: line.uid,
    nickname: member?.nickname ?? '',
    accountType: accountType ?? null,
    coin,
    direction: direction ?? null,
    amount: amount ?? line.amount,
    reason: line.reason,
    msg: refusal ? wording(refusal, lang) : '',
    field: refusal ? fieldOf(refusal) : '',
    before: null,
    after: null,
    usdtValue: null,
    twin: null,
    doubles: [],
  };
  if (!member || accountType === undefined || direction === undefined || amount === undefined) return shown;
  const { beforeAvailable, afterAvailable } = effectOf(db, {
    memberId: member.id,
    accountType,
    coin,
    direction,
    amount,
  });
  const compared = { memberId: member.id, coin, direction, amount, refNo: line.refNo ?? '' };
  const twin = planned.seen.find((other) => isSame(other, compared))?.line ?? null;
  if (!refusal) plan(context, compared, line.line, planned);
  return {
    ...shown,
    before: beforeAvailable,
    after: afterAvailable,
    usdtValue: refusal ? null : usdtValueOf(db, coin, amount),
    twin,
    doubles: shownDoubles(db, compared, db.now()),
  };
}

/** Says what an import would do with each line; nothing is written. */
export function checkImport(context: Check): WireShape<Call['answer']> {
  const { db, input } = context;
  if (input.rows.length === 0) throw invalid('rows');
  if (!inDictionary(db, 'biz_adjust_cat', input.category)) throw invalid('category');
  const planned: Planned = { made: [], seen: [] };
  return { rows: input.rows.map((line) => checkLine(context, line, planned)) };
}
