import { useT } from '@/i18n';
import styles from './detail.module.css';
import type { Section } from './section';

interface SectionsProps<Detail> {
  sections: readonly Section<Detail>[];
  record: Detail;
}

/** The sections of a record, each with its heading; sections without content are left out. */
export function Sections<Detail>({ sections, record }: SectionsProps<Detail>) {
  const t = useT();
  const drawn = new Set(sections.flatMap(({ fields = [] }) => fields));
  return sections.map(({ key, title, render }) => {
    const content = render(record, drawn);
    return content === null ? null : (
      <section key={key} className={styles.section}>
        {title ? <h3>{t(title)}</h3> : null}
        {content}
      </section>
    );
  });
}
