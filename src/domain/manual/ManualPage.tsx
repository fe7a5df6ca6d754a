import { changeFlow } from '@/contract/block/changeFlow';
import type { Living } from '@/contract/block/lives';
import { Refusal } from '@/contract/refusals';
import { fieldLabel, useFormatLabel } from '@/crud/field/label';
import { useT } from '@/i18n';
import type { KeyWord } from '@/stores/manual';
import { Keys } from './Keys';
import { checkKey, refusalKey, screenKeys } from './wordKeys';
import { Life } from './Life';
import { pageOf, stateDict, stateSet } from './page';
import { Rights } from './Rights';
import { useCheckName } from './useCheckName';
import { useSay } from './useSay';
import styles from './manual.module.css';

/** A term with its sentence. */
interface Entry {
  term: string;
  text: string;
}

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {entries.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const lifeKey = (life: Living): string => `${life.name} ${stateSet(life)} ${stateDict(life)}`;

/** The manual of one screen. */
export function ManualPage({ view, keys }: { view: string; keys: readonly KeyWord[] }) {
  const t = useT();
  const say = useSay();
  const format = useFormatLabel();
  const page = pageOf(view);
  const own = page.lives.filter(({ flow }) => !Object.is(flow, changeFlow));
  const nameOf = useCheckName(page.checks.length > 0);
  return (
    <>
      <p className={styles.purpose}>{say(screenKeys(view))}</p>
      {page.lives.map((life) => (
        <Life
          key={lifeKey(life)}
          life={life}
          title={
            own.length > 1
              ? t('manual.statesOfRecord', { name: say(`manual.record.${life.name}`) })
              : t('manual.states')
          }
        />
      ))}
      <Entries
        title={t('manual.checks')}
        entries={page.checks.map((code) => ({ term: nameOf(code), text: say(checkKey(code)) }))}
      />
      <Entries
        title={t('manual.guards')}
        entries={page.guards.map(({ resource, field, word }) => ({
          term: format(fieldLabel(resource, field)),
          text: say(`manual.guard.${word}`),
        }))}
      />
      {page.permissions.length > 0 ? <Rights permissions={page.permissions} /> : null}
      <Keys keys={keys} />
      <Entries
        title={t('manual.refusals')}
        entries={page.refusals.map((name) => ({ term: String(Refusal[name]), text: say(refusalKey(name)) }))}
      />
    </>
  );
}
