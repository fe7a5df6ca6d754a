import type { Db } from '../db';
import { DAY, stampOf } from '../time';
import { seedAuths } from './auths';
import { seedChannels } from './channels';
import { seedDictionaries } from './dictionaries';
import { seedFiles } from './files';
import { seedLoginLogs } from './loginLogs';
import { seedMemberNotes } from './memberNotes';
import { seedMembers } from './members';
import { seedMemberSignIns } from './memberSignIns';
import { seedMenu } from './menu';
import { seedMoney } from './money';
import { seedRoles } from './roles';
import { seedStaff } from './staff';
import { seedWalletCodes } from './walletCodes';

/** Fills an empty backend, in the order in which things depend on each other. */
export function seedAll(db: Db): void {
  const founded = stampOf(db.now() - 400 * DAY);
  seedDictionaries(db);
  seedMenu(db);
  seedRoles(db, founded);
  seedStaff(db);
  seedWalletCodes(db, founded);
  seedChannels(db, founded);
  seedMembers(db);
  seedMoney(db);
  seedAuths(db);
  seedMemberSignIns(db);
  seedMemberNotes(db);
  seedLoginLogs(db);
  seedFiles(db);
  db.operLogs.sort((a, b) =>
    a.operTime < b.operTime ? -1 : a.operTime > b.operTime ? 1 : a.operId - b.operId,
  );
}
