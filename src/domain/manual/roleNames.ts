import { rolesHolding } from '@/contract/rights/builtInRoles';
import type { Say } from './useSay';

/** Names the roles that hold a permission as they come with the console. */
export const roleNames = (permission: string, say: Say): string =>
  rolesHolding(permission)
    .map((role) => say(`manual.role.${role}`))
    .join(say('crud.comma'));
