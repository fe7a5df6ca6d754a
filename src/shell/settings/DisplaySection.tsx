import { Input } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n';
import { setTheme, useTheme } from '@/stores/theme';
import { useCoarsePointer } from '@/ui/base/media';
import { shareTags } from '../tags/shareTags';
import { LONGEST_MARK } from '../theme/markText';
import styles from './DisplaySection.module.css';
import { Row, Section } from './Row';
import { SwitchRow } from './SwitchRow';

function WatermarkText() {
  const t = useT();
  const stored = useTheme((theme) => theme.wartermarkText);
  const [draft, setDraft] = useState(stored);
  return (
    <Row label={t('layout.fourWartermarkText')}>
      {(id) => (
        <Input
          id={id}
          size="small"
          className={styles.mark}
          maxLength={LONGEST_MARK}
          value={draft}
          // What is shown is what is stored: trimmed, and never empty.
          onBlur={() => setDraft(stored)}
          onChange={(event) => {
            setDraft(event.target.value);
            const text = event.target.value.trim();
            if (text !== '') setTheme({ wartermarkText: text });
          }}
        />
      )}
    </Row>
  );
}

/** Switches for the visible parts of the console. */
export function DisplaySection() {
  const t = useT();
  const layout = useTheme((theme) => theme.layout);
  const coarse = useCoarsePointer();
  const noCrumbs = layout === 'classic' || layout === 'transverse';

  return (
    <Section title={t('layout.fourTitle')}>
      <SwitchRow field="isShowLogo" label="layout.fourIsShowLogo" />
      <SwitchRow field="isBreadcrumb" label="layout.fourIsBreadcrumb" off={noCrumbs} />
      <SwitchRow field="isBreadcrumbIcon" label="layout.fourIsBreadcrumbIcon" />
      <SwitchRow field="isTagsview" label="layout.fourIsTagsview" />
      <SwitchRow field="isTagsviewIcon" label="layout.fourIsTagsviewIcon" />
      <SwitchRow field="isCacheTagsView" label="layout.fourIsCacheTagsView" />
      <SwitchRow field="isSortableTagsView" label="layout.fourIsSortableTagsView" off={coarse} />
      <SwitchRow
        field="isShareTagsView"
        label="layout.fourIsShareTagsView"
        onChange={(on) => void shareTags(on)}
      />
      <SwitchRow field="isFooter" label="layout.fourIsFooter" />
      <SwitchRow field="isGrayscale" label="layout.fourIsGrayscale" />
      <SwitchRow field="isInvert" label="layout.fourIsInvert" />
      <SwitchRow field="isWartermark" label="layout.fourIsWartermark" />
      <WatermarkText />
    </Section>
  );
}
