import type { imported } from '@/contract/block/imported';
import type { WireShape } from '@/contract/field/field';
import type { rechargeAddress } from '@/contract/finance/rechargeAddress';
import type { Sent } from '../core/body';
import { fieldOf, refusalOf } from '../core/foreseen';
import type { Context } from '../core/http';
import { invalid, Refusal, wording } from '../core/refusal';
import { addAddress, freshPlace } from './make';
import { rechargeAddresses } from './recharge';
import { mustBeNew, openWallet } from './rules';

type AddressImported = WireShape<typeof imported>;

type Calls = (typeof rechargeAddress)['calls'];

/** Has the gateway make addresses for the pool. */
export function generateMany(context: Context<Sent<Calls['generate']['body']>>): { created: number } {
  const { db, user, input, note } = context;
  const wallet = openWallet(db, input.walletCode);
  for (let made = 0; made < input.count; made++) {
    const by = { createdBy: user.userName, updatedBy: user.userName };
    addAddress(db, wallet, db.now(), { ...freshPlace(db, wallet), ...by });
  }
  note({ targetType: rechargeAddresses.target, targetText: `${input.walletCode} × ${input.count}` });
  return { created: input.count };
}

/** Says what an import would do with each line; nothing is written. */
export function checkImport(
  context: Context<Sent<Calls['checkImport']['body']>>,
): WireShape<Calls['checkImport']['answer']> {
  const { db, input, lang } = context;
  const wallet = openWallet(db, input.walletCode);
  if (input.rows.length === 0) throw invalid('rows');
  const seen = new Map<string, number>();
  return {
    rows: input.rows.map(({ line, address = '', memo = '' }) => {
      const refusal = refusalOf(() => mustBeNew(db, wallet, { address, memo }));
      const place = JSON.stringify([address, memo]);
      const twin = seen.get(place) ?? null;
      if (!refusal && twin === null) seen.set(place, line);
      const told = { msg: refusal ? wording(refusal, lang) : '', field: refusal ? fieldOf(refusal) : '' };
      return { line, address, memo, twin, ...told };
    }),
  };
}

/** Puts the addresses of a file into the pool; a line that is refused holds up no other. */
export function importMany(context: Context<Sent<Calls['import']['body']>>): AddressImported {
  const { db, user, input, lang, note } = context;
  const wallet = openWallet(db, input.walletCode);
  if (input.rows.length === 0) throw invalid('rows');
  const failed: AddressImported['failed'] = [];
  for (const { line, address = '', memo = '' } of input.rows) {
    try {
      const place = { address, memo };
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
