import type { Db } from './db';
import { lookup } from './lookup';
import type { Member } from './rows';

const byUid = lookup(({ uid }: Member) => [uid]);

const byInviter = lookup(({ parentId }: Member) => (parentId === null ? [] : [parentId]));

const byLastIp = lookup(({ lastLoginIp }: Member) => (lastLoginIp === '' ? [] : [lastLoginIp]));

const byDevice = lookup(({ deviceId }: { deviceId: string }) => [deviceId]);

const byIp = lookup(({ ip }: { ip: string }) => [ip]);

/** A path names everybody from the root down to the member. */
const byTeam = lookup(({ teamPath }: Member) => teamPath.split('/').filter(Boolean));

export const memberOfUid = (db: Db, uid: string): Member | undefined => byUid(db.members, uid)[0];

/** Members that one has invited himself. */
export const invitedBy = (db: Db, { id }: Member): readonly Member[] => byInviter(db.members, id);

/** A member and everybody below. */
export const teamOf = (db: Db, { id }: Member): readonly Member[] => byTeam(db.members, String(id));

/** Members that signed in last from an address on the net; none for an unknown one. */
export const lastSeenAt = (db: Db, ip: string): readonly Member[] => byLastIp(db.members, ip);

/** Sign-ins with a device, those that were refused included. */
export const signInsWith = (db: Db, deviceId: string) => byDevice(db.memberSignIns, deviceId);

/** Sign-ins from an address on the net, those that were refused included. */
export const signInsFrom = (db: Db, ip: string) => byIp(db.memberSignIns, ip);
