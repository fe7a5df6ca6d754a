import type { Db } from '../db';
import { DAY, stampOf } from '../time';
import { seedAuths } from '../../auth/seeds/auths';
import { seedChannels } from '../../channel/seeds/channels';
import { seedDictionaries } from '../../dict/seeds/dictionaries';
import { seedFiles } from '../../file/seeds/files';
import { seedLoginLogs } from '../../session/seeds/loginLogs';
import { seedMemberNotes } from '../../profile/seeds/memberNotes';
import { seedMembers } from '../../member/seeds/members';
import { seedMemberSignIns } from '../../profile/seeds/memberSignIns';
import { seedMenu } from '../../staff/seeds/menu';
import { seedMoney } from './money';
import { seedRoles } from '../../staff/seeds/roles';
import { seedStaff } from '../../staff/seeds/staff';
import { seedWalletCodes } from '../../walletCode/seeds/walletCodes';

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
