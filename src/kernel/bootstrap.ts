import { fetchUserMenus } from '@/api/session';
import type { UserMenus } from '@/api/types';
import { translate } from '@/i18n';
import { SITE } from '@/api/client';
import { toast } from '@/ui/toast/toast';
import { setPlatform } from '@/stores/platform';
import { setRoleDefaults } from '@/stores/roleDefaults';
import { clearRoutes, setRoutes, useRoutes } from '@/stores/routes';
import { allowed, setSession, knownUser, useSession, onSessionEnd, readToken } from '@/stores/session';
import { useTheme } from '@/stores/theme';
import { noteAccess } from '@/stores/accessMark';
import { frontMenu } from './frontRoutes';
import { forRoles, menuRoutes } from './menuRoutes';
import type { Problem } from './menuRoutes';
import { ownRoutes } from './ownRoutes';
import { viewFiles } from './views';

/** Who holds it may change the menu. */
const MENU_PERMISSION = `${SITE}menu/list`;

let pending: Promise<void> | null = null;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

function complain(answer: Partial<UserMenus>, problems: readonly Problem[]): void {
  if (!Array.isArray(answer.menuList) || !Array.isArray(answer.permissions)) {
    toast('error', translate('kernel.menuBroken'));
  } else if (answer.menuList.length === 0) {
    toast('warning', translate('kernel.menuEmpty'));
  } else if (problems.length > 0) {
    toast('warning', translate('kernel.skipped', { n: problems.length }));
    for (const { item, reason } of problems) console.warn(`Menu item left out (${reason}): ${item}`);
  }
}

/** Adds the screen of the menus to a broken menu, for who may mend it there. */
async function offerRepair(): Promise<void> {
  if (!allowed(useSession.getState().permissions, { one: MENU_PERMISSION })) return;
  const { repairRoutes } = await import('./repairRoutes');
  const { ready, tree } = useRoutes.getState();
  if (ready) setRoutes([...tree, ...repairRoutes(tree, viewFiles)]);
}

/** Server mode: builds the menu from what can be read of the answer. */
function buildFromServer(answer: Partial<UserMenus>, token: string | null): void {
  noteAccess(answer.access);
  setPlatform(answer.settings);
  setRoleDefaults(answer.defaults);
  const own = ownRoutes(viewFiles, false);
  const { tree, problems } = menuRoutes(
    answer.menuList,
    viewFiles,
    own.map(({ path }) => path),
  );
  complain(answer, problems);
  setSession(
    {
      menuList: Array.isArray(answer.menuList) ? answer.menuList : [],
      permissions: texts(answer.permissions),
      ...(answer.userInfo ? { userInfo: answer.userInfo } : {}),
    },
    token,
  );
  setRoutes([...own, ...tree]);
  if (problems.length > 0 || tree.length === 0) void offerRepair();
}

/**
 * Front-end mode: builds the menu from a built-in list, filtered by role; permissions are the fallback user's
 * buttons.
 */
function buildFromRoles(): void {
  const user = knownUser();
  const own = ownRoutes(viewFiles, true);
  const built = menuRoutes(
    frontMenu,
    viewFiles,
    own.map(({ path }) => path),
  );
  setSession({ menuList: [], permissions: user.authBtnList, userInfo: user });
  setRoutes(forRoles([...own, ...built.tree], user.roles));
}

const byServer = (): boolean => useTheme.getState().isRequestRoutes;

async function load(): Promise<void> {
  if (!byServer()) return buildFromRoles();
  const token = readToken();
  buildFromServer((await fetchUserMenus()) ?? {}, token);
}

/**
 * Loads operator, permissions and menu once per session; concurrent callers share one request. A failure is not
 * kept, so that the next call tries again.
 * @throws ApiError when the menu call fails
 */
export function bootstrap(): Promise<void> {
  if (useRoutes.getState().ready) return Promise.resolve();
  pending ??= load().finally(() => {
    pending = null;
  });
  return pending;
}

/** Uses the menu of the log-in answer, so that it is not requested twice. */
export function bootstrapFrom(answer: Partial<UserMenus>): void {
  if (byServer()) buildFromServer(answer, readToken());
  else buildFromRoles();
}

/**
 * Loads the menu again after menus, roles or permissions were changed; open screens stay open.
 * @throws ApiError when the menu call fails; the menu stays as it was
 */
export const rebuildMenu = (): Promise<void> => load();

onSessionEnd(() => {
  pending = null;
  clearRoutes();
});
