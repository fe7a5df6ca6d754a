import { Switch } from 'antd';
import { useT } from '@/i18n';
import { chooseDark, useDark } from '@/stores/darkMode';
import { ColourRow } from './ColourRow';
import { Row, Section } from './Row';

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
