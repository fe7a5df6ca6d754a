import {
  DownOutlined,
  HomeOutlined,
  LogoutOutlined,
  QuestionCircleOutlined,
  ReloadOutlined,
  StopOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { App } from 'antd';
import type { MenuProps } from 'antd';
import { readDemo, resetDemoData } from '@/api/demo';
import { useT } from '@/i18n';
import { signOut } from '@/kernel/signOut';
import { isDirty } from '@/stores/dirty';
import { goTo } from '@/stores/navigation';
import { useSession } from '@/stores/session';
import { Avatar } from './Avatar';
import { MenuButton } from './MenuButton';
import css from './UserMenu.module.css';

/** Who is signed in, and what concerns them: home, personal centre, the two error pages, leaving. */
export function UserMenu() {
  const t = useT();
  const { modal } = App.useApp();
  const user = useSession((state) => state.user);
  const name = user?.userNickname || user?.userName || 'common';
  const words = {
    title: t('user.logOutTitle'),
    okText: t('user.logOutConfirm'),
    cancelText: t('user.logOutCancel'),
  };

  const askLogOut = () => {
    void modal.confirm({
      ...words,
      content: isDirty() ? t('user.logOutUnsaved') : t('user.logOutMessage'),
      onOk: signOut,
    });
  };
  const askReset = () => {
    void modal.confirm({
      ...words,
      content: t('user.resetDemoAsk'),
      onOk: async () => {
        await resetDemoData();
        location.reload();
      },
    });
  };

  const demo: MenuProps['items'] = readDemo()
    ? [{ key: 'demo', icon: <ReloadOutlined aria-hidden />, label: t('user.resetDemo'), onClick: askReset }]
    : [];
  const items: MenuProps['items'] = [
    {
      key: 'home',
      icon: <HomeOutlined aria-hidden />,
      label: t('user.dropdown1'),
      onClick: () => void goTo('/home'),
    },
    {
      key: 'personal',
      icon: <UserOutlined aria-hidden />,
      label: t('user.dropdown2'),
      onClick: () => void goTo('/personal'),
    },
    {
      key: '404',
      icon: <QuestionCircleOutlined aria-hidden />,
      label: t('user.dropdown3'),
      onClick: () => void goTo('/404'),
    },
    {
      key: '401',
      icon: <StopOutlined aria-hidden />,
      label: t('user.dropdown4'),
      onClick: () => void goTo('/401'),
    },
    ...demo,
    { type: 'divider' },
    { key: 'out', icon: <LogoutOutlined aria-hidden />, label: t('user.dropdown5'), onClick: askLogOut },
  ];

  return (
    <MenuButton label={`${t('user.account')}: ${name}`} items={items} className={css.user}>
      <Avatar src={user?.avatar ?? ''} name={name} />
      <bdi className={css.name}>{name}</bdi>
      <DownOutlined className={css.arrow} aria-hidden />
    </MenuButton>
  );
}
