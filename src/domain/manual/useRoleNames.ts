import { builtInRoles, rolesHolding } from '@/contract/rights/builtInRoles';
import { useLanguage, useT } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';

/** Names the roles that hold a permission as they come with the console. */
export function useRoleNames(): (permission: string) => string {
  const t = useT();
  const place = LANGUAGES.indexOf(useLanguage());
  return (permission) =>
    rolesHolding(permission)
      .map((role) => builtInRoles[role].name[place] ?? role)
      .join(t('crud.comma'));
}
