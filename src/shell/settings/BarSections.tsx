import { useT } from '@/i18n';
import { useTheme } from '@/stores/theme';
import { ColourRow } from './ColourRow';
import { Section } from './Row';
import { SwitchRow } from './SwitchRow';

/**
 * Background, text colour and gradient of the three bars. Those of the columns bar have an effect in the
 * columns layout only.
 */
export function BarSections() {
  const t = useT();
  const noColumns = useTheme((theme) => theme.layout !== 'columns');
  return (
    <>
      <Section title={t('layout.twoTopTitle')}>
        <ColourRow field="topBar" label="layout.twoTopBar" />
        <ColourRow field="topBarColor" label="layout.twoTopBarColor" />
        <SwitchRow field="isTopBarColorGradual" label="layout.twoIsTopBarColorGradual" />
      </Section>
      <Section title={t('layout.twoMenuTitle')}>
        <ColourRow field="menuBar" label="layout.twoMenuBar" />
        <ColourRow field="menuBarColor" label="layout.twoMenuBarColor" />
        <SwitchRow field="isMenuBarColorGradual" label="layout.twoIsMenuBarColorGradual" />
      </Section>
      <Section title={t('layout.twoColumnsTitle')}>
        <ColourRow field="columnsMenuBar" label="layout.twoColumnsMenuBar" off={noColumns} />
        <ColourRow field="columnsMenuBarColor" label="layout.twoColumnsMenuBarColor" off={noColumns} />
        <SwitchRow
          field="isColumnsMenuBarColorGradual"
          label="layout.twoIsColumnsMenuBarColorGradual"
          off={noColumns}
        />
      </Section>
    </>
  );
}
