import { create } from 'zustand';
import { onSessionEnd } from './session';

interface RoleDefaults {
  /** As the server sent them, in the order of the roles and unchecked: who reads a part of them checks it. */
  sent: readonly unknown[];
}

/** What the operator's roles set; in memory alone, since each start of the console asks for it. */
export const useRoleDefaults = create<RoleDefaults>(() => ({ sent: [] }));

/** Takes what the server sent; anything but a list says nothing. */
export const setRoleDefaults = (sent: unknown): void =>
  useRoleDefaults.setState({ sent: Array.isArray(sent) ? sent : [] });

onSessionEnd(() => setRoleDefaults([]));
