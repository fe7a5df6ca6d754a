import type { Field } from '@/contract/field/field';
import { password, reason, requestId, versions } from '@/contract/field/body';
import { choice, word } from '@/contract/field/choices';
import { code, codes } from '@/contract/field/codes';
import { listOf, mapOf, record, records } from '@/contract/field/nested';
import { bool, count, flag, minutes, money, percent, rate, usdt, version } from '@/contract/field/numbers';
import { nullable, optional } from '@/contract/field/shared';
import {
  address,
  hash,
  id,
  ids,
  image,
  images,
  link,
  localText,
  masked,
  memberId,
  note,
  option,
  options,
  reference,
  tags,
  text,
} from '@/contract/field/texts';
import { day, time } from '@/contract/field/times';
import { unchecked } from '@/contract/field/unchecked';
import * as v from 'valibot';

const line = { id: id(), coin: option('coin'), amount: money({ coin: 'coin' }), at: nullable(time()) };

/** One field of every kind, by its maker. */
export const FIELDS: Readonly<Record<string, Field>> = {
  id: id(),
  memberId: memberId(),
  ids: ids(),
  version: version(),
  versions: versions(),
  text: text(),
  note: note(),
  localText: localText(),
  address: address(),
  hash: hash(),
  link: link(),
  masked: masked(),
  reference: reference(),
  option: option('coin'),
  options: options('coin'),
  tags: tags(),
  image: image(),
  images: images(),
  numericCode: code('biz_recharge_status', { pending: 1 }),
  textCode: code('biz_chain'),
  numericCodes: codes('biz_recharge_status'),
  textCodes: codes('biz_risk_flag'),
  choice: choice({ up: 'up', down: 'down' }),
  word: word('up', 'down'),
  flag: flag(),
  bool: bool(),
  money: money(),
  usdt: usdt(),
  rate: rate(),
  percent: percent(),
  count: count(),
  minutes: minutes(),
  time: time(),
  day: day(),
  reason: reason(),
  password: password(),
  requestId: requestId(),
  record: record(line),
  records: records(line),
  mapOf: mapOf(count()),
  mapOfRecords: mapOf(record(line)),
  listOf: listOf(money()),
  unchecked: unchecked(v.unknown()),
};

/** The same, where there may be nothing. */
export const LOOSE_FIELDS: Readonly<Record<string, Field>> = Object.fromEntries(
  Object.entries(FIELDS).flatMap(([name, field]) => [
    [`nullable ${name}`, nullable(field)],
    [`optional ${name}`, optional(field)],
  ]),
);
