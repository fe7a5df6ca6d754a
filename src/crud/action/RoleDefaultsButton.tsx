import { UserSwitchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { permissionOf } from '@/api/call';
import { role } from '@/contract/system/role';
import { useT } from '@/i18n';
import { useCan, useIsScoped } from '@/stores/session';

const NEEDED = [permissionOf(role.calls.setDefaults) ?? '', permissionOf(role.calls.list) ?? ''];

/** Opens the dialog that sets a list as it stands as the default of roles; there is none for who may not edit roles. */
export function RoleDefaultsButton({ onOpen }: { onOpen: () => void }) {
  const t = useT();
  const may = useCan({ all: NEEDED });
  if (useIsScoped() || !may) return null;
  return (
    <Button block icon={<UserSwitchOutlined />} onClick={onOpen}>
      {t('crud.defaults.forRoles')}
    </Button>
  );
}
