/** Where every call of the console begins, below the server's origin. */
export const BASE_PATH = '/admin/api/v2/sitebkd/';

/** Permissions are paths below `/admin/`. */
export const permissionName = (path: string): string => `api/v2/sitebkd/${path}`;
