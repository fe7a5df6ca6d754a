import type { imported } from '@/contract/block/imported';
import type { WireShape } from '@/contract/field/field';
import type { rechargeAddress } from '@/contract/finance/rechargeAddress';
import type { WireBodyOf } from '@/contract/resource';
import { int, listOf, object, text, withDefault } from '../core/check';
import type { Context } from '../core/http';
import { invalid, Refusal, wording } from '../core/refusal';
import { addAddress, freshPlace } from './make';
import { rechargeAddresses } from './recharge';
import { mustBeNew, openWallet } from './rules';

type AddressImported = WireShape<typeof imported>;
type AddressLine = WireBodyOf<(typeof rechargeAddress)['calls']['import']>['rows'][number];

/** Most addresses made at once, and most lines of one import. */
const GENERATE_CAP = 500;
const IMPORT_CAP = 1000;

/** Body of a generation. */
export const generation = object({ walletCode: text(24, 1), count: int, requestId: text(64, 8) });

/** Has the gateway make addresses for the pool. */
export function generateMany(context: Context<ReturnType<typeof generation>>): { created: number } {
  const { db, user, input, note } = context;
  const wallet = openWallet(db, input.walletCode);
  if (input.count < 1 || input.count > GENERATE_CAP) throw invalid('count');
  for (let made = 0; made < input.count; made++) {
    const by = { createdBy: user.userName, updatedBy: user.userName };
    addAddress(db, wallet, db.now(), { ...freshPlace(db, wallet), ...by });
  }
  note({ targetType: rechargeAddresses.target, targetText: `${input.walletCode} × ${input.count}` });
  return { created: input.count };
}

const cell = withDefault(text(1000), '');

/** Body of an import. */
export const importBody = object({
  walletCode: text(24, 1),
  rows: listOf(object<AddressLine>({ line: int, address: cell, memo: cell }), IMPORT_CAP),
  requestId: text(64, 8),
});

/** Puts the addresses of a file into the pool; a line that is refused holds up no other. */
export function importMany(context: Context<ReturnType<typeof importBody>>): AddressImported {
  const { db, user, input, lang, note } = context;
  const wallet = openWallet(db, input.walletCode);
  if (input.rows.length === 0) throw invalid('rows');
  const failed: AddressImported['failed'] = [];
  for (const { line, ...place } of input.rows) {
    try {
      mustBeNew(db, wallet, place);
      const by = { createdBy: user.userName, updatedBy: user.userName };
      addAddress(db, wallet, db.now(), { ...place, source: 2, ...by });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failed.push({ line, code: error.code, msg: wording(error, lang) });
    }
  }
  const created = input.rows.length - failed.length;
  note({
    targetType: rechargeAddresses.target,
    targetText: `${input.walletCode} ${created}/${input.rows.length}`,
  });
  return { created, failed };
}
