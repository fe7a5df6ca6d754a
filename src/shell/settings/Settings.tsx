import { Drawer, Switch } from 'antd';
import { useT } from '@/i18n';
import { chooseDark, useDark } from '@/stores/darkMode';
import { ColourRow } from './ColourRow';
import { Row, Section } from './Row';
import { setTheme, useTheme } from '@/stores/theme';
import { BarSections } from './BarSections';
import { DisplaySection } from './DisplaySection';
import { InterfaceSection } from './InterfaceSection';
import { LayoutSection } from './LayoutSection';
import { OtherSection } from './OtherSection';
import { ReminderSection } from './ReminderSection';
import { Share } from './Share';
import styles from './Settings.module.css';

/** Primary colour and dark mode. */
export function GlobalSection() {
  const t = useT();
  const dark = useDark();
  return (
    <Section title={t('layout.oneTitle')}>
      <ColourRow field="primary" label="layout.primary" />
      <Row label={t('layout.fourIsDark')}>
        {(id) => <Switch id={id} size="small" checked={dark} onChange={chooseDark} />}
      </Row>
    </Section>
  );
}

/** The settings drawer: layouts, theme, bars, interface, reminders, and settings as text. */
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
      <LayoutSection />
      <GlobalSection />
      <BarSections />
      <InterfaceSection />
      <DisplaySection />
      <OtherSection />
      <ReminderSection />
      <Share />
    </Drawer>
  );
}
