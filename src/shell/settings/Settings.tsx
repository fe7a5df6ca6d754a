import { Drawer } from 'antd';
import { useT } from '@/i18n';
import { setTheme, useTheme } from '@/stores/theme';
import { BarSections } from './BarSections';
import { DisplaySection } from './DisplaySection';
import { GlobalSection } from './GlobalSection';
import { InterfaceSection } from './InterfaceSection';
import { LayoutSection } from './LayoutSection';
import { OtherSection } from './OtherSection';
import { ReminderSection } from './ReminderSection';
import { Share } from './Share';
import styles from './Settings.module.css';

/** The settings drawer: theme, bars, interface, layouts, reminders, and settings as text. */
export function Settings() {
  const t = useT();
  const open = useTheme((theme) => theme.isDrawer);
  return (
    <Drawer
      open={open}
      onClose={() => setTheme({ isDrawer: false })}
      title={t('layout.configTitle')}
      placement="right"
      size={260}
      destroyOnHidden
      classNames={{ body: styles.body }}
      // What is set can be seen at once.
      styles={{ mask: { background: 'transparent' } }}
    >
      <GlobalSection />
      <BarSections />
      <InterfaceSection />
      <DisplaySection />
      <OtherSection />
      <ReminderSection />
      <LayoutSection />
      <Share />
    </Drawer>
  );
}
