import {
  DownOutlined,
  HomeOutlined,
  LogoutOutlined,
  QuestionCircleOutlined,
  ReloadOutlined,
  SearchOutlined,
  StopOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { readDemo, resetDemoData } from '@/api/demo';
import { useLanguage, useT } from '@/i18n';
import { useDenied } from '@/kernel/active';
import { signOut } from '@/kernel/signOut';
import { operatorName } from '@/lib/operatorName';
import { releaseName } from '@/lib/releaseName';
import { isDirty } from '@/stores/dirty';
import { goTo } from '@/services/navigation';
import { confirm } from '@/stores/confirm';
import { useIdentity } from '@/stores/identity';
import { useIsScoped, useSession } from '@/stores/session';
import { Avatar } from './Avatar';
import { MenuButton } from './MenuButton';
import styles from './UserMenu.module.css';

/** The operators' documents: the deployment's own, else those of the site, in the language on screen. */
function useHelp(): string {
  const language = useLanguage();
  const { legal } = useIdentity();
  return legal.help ?? `${import.meta.env.BASE_URL}help/first-day.${language}.html`;
}

/** The signed-in operator, with a menu: home, personal centre, help, the two error pages, sign out. */
export function UserMenu() {
  const t = useT();
  const user = useSession((state) => state.user);
  const isScoped = useIsScoped();
  const help = useHelp();
  const noPersonal = useDenied('/personal');
  const name = operatorName(user) || 'common';
  const words = {
    title: t('user.logOutTitle'),
    ok: t('user.logOutConfirm'),
    cancel: t('user.logOutCancel'),
  };

  const askLogOut = () => {
    void confirm({
      ...words,
      text: isDirty() ? t('user.logOutUnsaved') : t('user.logOutMessage'),
      onConfirm: signOut,
    });
  };
  const askReset = () => {
    void confirm({
      ...words,
      text: t('user.resetDemoAsk'),
      onConfirm: async () => {
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
    ...(noPersonal
      ? []
      : [
          {
            key: 'personal',
            icon: <UserOutlined aria-hidden />,
            label: t('user.dropdown2'),
            onClick: () => void goTo('/personal'),
          },
          ...(isScoped
            ? []
            : [
                {
                  key: 'handOver',
                  icon: <TeamOutlined aria-hidden />,
                  label: t('user.handOver'),
                  onClick: () => void goTo('/personal?tab=handOver'),
                },
              ]),
        ]),
    {
      key: 'help',
      icon: <QuestionCircleOutlined aria-hidden />,
      label: t('user.help'),
      onClick: () => void window.open(help, '_blank', 'noopener,noreferrer'),
    },
    {
      key: '404',
      icon: <SearchOutlined aria-hidden />,
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

  const release = releaseName();
  if (release) items.push({ key: 'release', disabled: true, label: t('user.release', { release }) });

  return (
    <MenuButton label={`${t('user.account')}: ${name}`} items={items} className={styles.user}>
      <Avatar src={user?.avatar ?? ''} name={name} />
      <bdi className={styles.name}>{name}</bdi>
      <DownOutlined className={styles.arrow} aria-hidden />
    </MenuButton>
  );
}
