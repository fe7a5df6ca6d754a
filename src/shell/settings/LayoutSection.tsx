import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { setTheme, useTheme } from '@/stores/theme';
import type { LayoutName } from '@/stores/themeTypes';
import { useNarrow } from '@/ui/base/media';
import { Section } from './Row';
import styles from './LayoutSection.module.css';

const LAYOUTS: readonly { name: LayoutName; label: Key }[] = [
  { name: 'defaults', label: 'layout.sixDefaults' },
  { name: 'classic', label: 'layout.sixClassic' },
  { name: 'transverse', label: 'layout.sixTransverse' },
  { name: 'columns', label: 'layout.sixColumns' },
];

/** The four layouts as small pictures. Choosing one closes the drawer, so that the layout can be seen. */
export function LayoutSection() {
  const t = useT();
  const layout = useTheme((theme) => theme.layout);
  const narrow = useNarrow();

  return (
    <Section title={t('layout.sixTitle')}>
      <div className={styles.choices} data-off={narrow}>
        {LAYOUTS.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            aria-pressed={name === layout}
            disabled={narrow}
            onClick={() => {
              if (name !== layout) setTheme({ layout: name, isDrawer: false });
            }}
          >
            <span className={styles.picture} data-layout={name} aria-hidden>
              <i />
              <i />
              <i />
            </span>
            {t(label)}
          </button>
        ))}
      </div>
      {narrow && <p className={styles.note}>{t('layout.narrowNote')}</p>}
    </Section>
  );
}
