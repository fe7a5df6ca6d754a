import { useQuery } from '@tanstack/react-query';
import { changeFlow } from '@/contract/block/changeFlow';
import type { Living } from '@/contract/block/lives';
import { dictLabel, dictQuery } from '@/crud/cell/useDict';
import { useLanguage, useT } from '@/i18n';
import { stateLabelKey } from './labelKey';
import { stateKey } from './wordKeys';
import { movesShown, stateDict, stateSet } from './page';
import { StateDiagram } from './StateDiagram';
import { toldMove } from './told';
import { roleNames } from './roleNames';
import { useSay } from './useSay';
import styles from './manual.module.css';

/** What the states of a life are called: as the dictionary has it, and while it is not there, as the manual says. */
function useStateLabel(life: Living): (name: string) => string {
  const say = useSay();
  const language = useLanguage();
  const dict = stateDict(life);
  const { data = [] } = useQuery({ ...dictQuery(dict), enabled: dict !== '' });
  return (name) => {
    const entry = data.find(({ key }) => key === String(life.flow.states[name]));
    return entry ? dictLabel(entry, language) : say(stateLabelKey(stateSet(life), name));
  };
}

/** The life of a record: its states as a diagram and in words, and what leads from one to another. */
export function Life({ life, title }: { life: Living; title: string }) {
  const t = useT();
  const say = useSay();
  const labelOf = useStateLabel(life);
  const { flow } = life;
  const names = Object.keys(flow.states);
  const set = stateSet(life);
  const moves = movesShown(life).map((move) => toldMove(life, move, say, labelOf));
  return (
    <section className={styles.section}>
      <h3>{Object.is(flow, changeFlow) ? t('manual.changes') : title}</h3>
      <StateDiagram
        flow={flow}
        labelOf={labelOf}
        title={t('manual.statesOf', { names: names.map(labelOf).join(t('crud.comma')) })}
      />
      <dl className={styles.list}>
        {names.map((name) => {
          const end = flow.ends[name];
          return (
            <div key={name}>
              <dt>{labelOf(name)}</dt>
              <dd>
                {say(stateKey(set, name))}
                {end ? <span className={styles.faint}>{t(`manual.end.${end}`)}</span> : null}
                {flow.begins.includes(name) ? (
                  <span className={styles.faint}>{t('manual.begins')}</span>
                ) : null}
              </dd>
            </div>
          );
        })}
      </dl>
      <h4>{t('manual.moves')}</h4>
      <dl className={styles.list}>
        {moves.map(({ what, way, by, permission, terms }) => (
          <div key={`${what} ${way}`}>
            <dt>{what}</dt>
            <dd>
              {way}
              {[by || roleNames(permission, say), ...terms].map((text) => (
                <span key={text} className={styles.faint}>
                  {text}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
