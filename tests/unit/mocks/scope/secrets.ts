import type { Shape } from '@/contract/field/field';
import type { Db } from '#mocks/core/db';
import { describedResources } from '../../../../tools/contract/described';

/** A word that the staff alone may read; it is put wherever the staff writes. */
export const STAFF_WORD = 'what only the staff may read';

const textFields = (shape: Shape): string[] =>
  Object.entries(shape).flatMap(([name, { options, kind }]) =>
    options.staffOnly && kind === 'text' ? [name] : [],
  );

/** Names of the texts that are for the staff alone, over all resources. */
const STAFF_TEXTS = new Set(
  describedResources.flatMap(({ resource: { row, detail } }) => textFields({ ...row, ...detail })),
);

const tablesOf = (db: Db): Iterable<object>[] => [
  db.members.values(),
  db.recharges.values(),
  db.withdraws.values(),
  db.auths.values(),
  db.adjusts.values(),
  db.rechargeAddresses.values(),
  db.withdrawAddresses.values(),
  db.channels.values(),
  db.walletCodes,
  db.ledger.lines,
];

/** Writes the word into everything that is for the staff alone, so that each place of it that leaves is noticed. */
export function writeStaffWords(db: Db): void {
  for (const table of tablesOf(db)) {
    for (const row of table) {
      for (const name of STAFF_TEXTS) {
        if (typeof Reflect.get(row, name) === 'string') Reflect.set(row, name, STAFF_WORD);
      }
    }
  }
  for (const step of db.steps) Object.assign(step, { note: STAFF_WORD, operatorName: STAFF_WORD });
  for (const note of db.memberNotes.values()) Object.assign(note, { content: STAFF_WORD });
  for (const line of db.operLogs) Object.assign(line, { reason: STAFF_WORD });
}

/** Log-in names and nicknames of all operators but one; `common` is also the name of a role, and part of a path. */
export const operatorNames = (db: Db, but: string): string[] =>
  [...db.users.values()]
    .filter(({ userName }) => userName !== but && userName !== 'common')
    .flatMap(({ userName, userNickname }) => [userName, userNickname]);

/** What tells a member from others, and the numbers and addresses of their records. */
function marksOf(db: Db, owns: (memberId: number) => boolean): Set<string> {
  const own = <Row extends { memberId: number | null }>(rows: Iterable<Row>): Row[] =>
    [...rows].filter(({ memberId }) => memberId !== null && owns(memberId));
  const members = [...db.members.values()].filter(({ id }) => owns(id));
  return new Set(
    [
      ...members.flatMap(({ uid, account, email, phone, inviteCode }) => [
        uid,
        account,
        email,
        phone,
        inviteCode,
      ]),
      ...own(db.recharges.values()).flatMap(({ orderNo, txHash, fromAddress }) => [
        orderNo,
        txHash,
        fromAddress,
      ]),
      ...own(db.withdraws.values()).flatMap(({ orderNo, txHash, toAddress }) => [orderNo, txHash, toAddress]),
      ...own(db.auths.values()).flatMap(({ authNo, docNo }) => [authNo, docNo]),
      ...own(db.adjusts.values()).map(({ adjustNo }) => adjustNo),
      ...own(db.ledger.lines).map(({ logNo }) => logNo),
      ...own(db.rechargeAddresses.values()).map(({ address }) => address),
      ...own(db.withdrawAddresses.values()).map(({ address }) => address),
    ].filter((mark) => mark.length > 4 && ![...db.users.values()].some(({ mobile }) => mobile === mark)),
  );
}

/** Marks of strangers that no member of the team has as well. */
export function strangersMarks(db: Db, inTeam: (memberId: number) => boolean): Set<string> {
  const own = marksOf(db, inTeam);
  const strange = marksOf(db, (id) => !inTeam(id));
  return new Set([...strange].filter((mark) => !own.has(mark)));
}

/** What is masked wherever it travels: accounts, phones, e-mails, document numbers, bank accounts. Operators have phones too. */
export const maskedMarks = (db: Db): Set<string> =>
  new Set(
    [
      ...[...db.members.values()].flatMap(({ account, email, phone }) => [account, email, phone]),
      ...[...db.auths.values()].flatMap(({ docNo, ocrNo }) => [docNo, ocrNo]),
      ...[...db.channels.values()].flatMap(({ bankAccount }) => bankAccount),
    ].filter((mark) => mark.length > 4 && ![...db.users.values()].some(({ mobile }) => mobile === mark)),
  );
