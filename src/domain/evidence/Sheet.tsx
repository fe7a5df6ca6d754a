import { PlainTable } from '@/ui/table/PlainTable';
import type { EvidencePage, EvidencePicture, Fact } from './page';
import styles from './evidence.module.css';

/** How often the mark stands under the page. */
const MARKS = 60;

/** How often it stands over a picture. */
const PICTURE_MARKS = 40;

function Marks({ mark, times }: { mark: string; times: number }) {
  return (
    <div className={styles.marks} aria-hidden>
      {Array.from({ length: times }, (_, place) => (
        <span key={place}>{mark}</span>
      ))}
    </div>
  );
}

function Facts({ facts, wide = false }: { facts: readonly Fact[]; wide?: boolean }) {
  return (
    <dl className={styles.facts} data-wide={wide}>
      {facts.map(({ label, text }, place) => (
        <div key={place}>
          <dt>{label}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Picture({ picture: { label, address }, mark }: { picture: EvidencePicture; mark: string }) {
  return (
    <figure className={styles.picture}>
      <div>
        <img src={address} alt={label} />
        <Marks mark={mark} times={PICTURE_MARKS} />
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** An evidence page, on screen and on paper. */
export function Sheet({ page }: { page: EvidencePage }) {
  const { title, about, facts, factsTitle, tables, pictures, picturesTitle, none, mark } = page;
  return (
    <article className={styles.sheet} aria-label={title} data-evidence>
      <Marks mark={mark} times={MARKS} />
      <h2 className={styles.title}>{title}</h2>
      <Facts facts={about} wide />
      <h3>{factsTitle}</h3>
      <Facts facts={facts} />
      {tables.map((table, place) => (
        <section key={place}>
          <h3>{table.title}</h3>
          <PlainTable<readonly string[]>
            label={table.title}
            rows={table.rows}
            keyOf={(_, row) => row}
            empty={none}
            columns={table.heads.map((head, column) => ({
              key: String(column),
              title: head,
              render: (row) => <bdi className={styles.cell}>{row[column]}</bdi>,
            }))}
          />
        </section>
      ))}
      {pictures.length > 0 ? (
        <section>
          <h3>{picturesTitle}</h3>
          {pictures.map((picture, place) => (
            <Picture key={place} picture={picture} mark={mark} />
          ))}
        </section>
      ) : null}
      <h3>{page.contentsTitle}</h3>
      <p>{page.how}</p>
      <pre className={styles.contents} dir="ltr">
        {page.canonical}
      </pre>
    </article>
  );
}
