import { menuRoutes } from '@/kernel/menuRoutes';
import { setRoutes } from '@/stores/routes';

/** Gives the operator a menu: the path of each view. */
export function setMenu(paths: Readonly<Record<string, string>>): void {
  const records = Object.entries(paths).map(([view, path]) => ({
    name: path,
    path,
    component: view,
    meta: { title: path },
    children: [],
  }));
  const files = Object.keys(paths).map((view) => `../views/${view}.tsx`);
  setRoutes(menuRoutes(records, files).tree);
}
