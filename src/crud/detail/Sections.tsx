import { useT } from '@/i18n';
import { Boundary } from '@/ui/feedback/Boundary';
import { useForViewer } from '../action/useForViewer';
import styles from './detail.module.css';
import type { Section } from './section';

interface DetailSectionProps<Detail> {
  section: Section<Detail>;
  record: Detail;
  drawn: ReadonlySet<string>;
  isAim: boolean;
}

/** Brings a section into view, and the focus with it, as soon as it is drawn. */
function aimAt(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

function DetailSection<Detail>({
  section: { title, render },
  record,
  drawn,
  isAim,
}: DetailSectionProps<Detail>) {
  const t = useT();
  const content = render(record, drawn);
  if (content === null) return null;
  return (
    <section className={styles.section} {...(isAim ? { ref: aimAt, tabIndex: -1 } : {})}>
      {title ? <h3>{t(title)}</h3> : null}
      {content}
    </section>
  );
}

interface SectionsProps<Detail> {
  sections: readonly Section<Detail>[];
  record: Detail;
  /** Key of the section that is looked for. */
  at?: string | undefined;
}

/**
 * The sections of a record, each with its heading and its own error boundary; sections without content are left
 * out.
 */
export function Sections<Detail>({ sections, record, at }: SectionsProps<Detail>) {
  const shown = useForViewer(sections);
  const drawn = new Set(sections.flatMap(({ fields = [] }) => fields));
  return shown.map((section) => (
    <Boundary key={section.key}>
      <DetailSection section={section} record={record} drawn={drawn} isAim={section.key === at} />
    </Boundary>
  ));
}
