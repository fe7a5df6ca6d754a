import { Segmented, Select } from 'antd';
import { permissionOf, send } from '@/api/call';
import type { DetailOf } from '@/contract/resource';
import { SUPER_ADMIN, role } from '@/contract/system/role';
import { DENSITIES } from '@/contract/system/roleDefaults';
import { tellOutcome } from '@/crud/action/tellOutcome';
import { useLanguage, useT } from '@/i18n';
import { titleText } from '@/kernel/title';
import { viewName } from '@/kernel/viewMap';
import { visibleText } from '@/lib/text';
import { useIsWriting, useWrite } from '@/services/writes';
import { useRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';
import { useCan, useIsScoped } from '@/stores/session';
import { DefaultList } from './DefaultList';
import styles from './role.module.css';

const NEEDED = { one: permissionOf(role.calls.setDefaults) ?? '' };

/** Stands for a role that says nothing about a point. */
const NOTHING = '';

/** A page that users of the role can begin at: one of theirs that is the same for everybody. */
const isStart = ({ target, path, roles }: Entry, roleKey: string): boolean =>
  target.kind === 'view' &&
  target.match.kind === 'one' &&
  !path.includes(':') &&
  (roles.length === 0 || roles.includes(roleKey));

/** The component of an entry, as the contract names it. */
const viewOf = ({ target }: Entry): string =>
  target.kind === 'view' && target.match.kind === 'one' ? viewName(target.match.key) : NOTHING;

/** What users of a role have as long as they have set nothing else: to set and to take out, as far as it is no list's. */
export function RoleDefaults({ id, version, roleKey, defaults }: DetailOf<typeof role>) {
  const t = useT();
  const language = useLanguage();
  const write = useWrite();
  const target = { resource: role.name, ids: [id] };
  const isWriting = useIsWriting(target);
  const may = useCan(NEEDED);
  const isOpen = !useIsScoped() && may && roleKey !== SUPER_ADMIN;
  const flat = useRoutes((state) => state.flat);
  const { start, density, lists } = defaults;

  async function change(work: () => Promise<unknown>): Promise<void> {
    tellOutcome(await write(target, work), t, { done: t('crud.saved') });
  }

  const set = (parts: { start: { view: string } } | { density: (typeof DENSITIES)[number] }) =>
    change(() => send(role.calls.setDefaults, { id, version, ...parts }));
  const drop = (parts: { start: true } | { density: true } | { lists: string[] }) =>
    change(() => send(role.calls.dropDefaults, { id, version, ...parts }));

  const pages = flat
    .filter((entry) => isStart(entry, roleKey))
    .map((entry) => ({ value: viewOf(entry), label: visibleText(titleText(entry.title, language)) }));
  const densities = DENSITIES.map((value) => ({ value, label: t(`crud.density.${value}`) }));

  return (
    <div className={styles.defaults}>
      <p className={styles.faint}>{t('role.defaultsHint')}</p>
      <div className={styles.default}>
        <span id="role-start">{t('role.start')}</span>
        <Select
          aria-labelledby="role-start"
          showSearch={{ optionFilterProp: 'label' }}
          disabled={!isOpen || isWriting}
          value={start?.view ?? NOTHING}
          options={[{ value: NOTHING, label: t('role.notSet') }, ...pages]}
          onChange={(view) => void (view === NOTHING ? drop({ start: true }) : set({ start: { view } }))}
        />
      </div>
      <div className={styles.default}>
        <span id="role-density">{t('crud.density')}</span>
        <Segmented
          aria-labelledby="role-density"
          size="small"
          disabled={!isOpen || isWriting}
          value={density ?? NOTHING}
          options={[{ value: NOTHING, label: t('role.notSet') }, ...densities]}
          onChange={(value) => {
            const chosen = DENSITIES.find((one) => one === value);
            void (chosen ? set({ density: chosen }) : drop({ density: true }));
          }}
        />
      </div>
      {lists.length === 0 ? <p className={styles.faint}>{t('role.noLists')}</p> : null}
      <ul className={styles.defaultLists}>
        {lists.map((one) => (
          <DefaultList
            key={one.list}
            {...one}
            onRemove={isOpen && !isWriting ? () => drop({ lists: [one.list] }) : null}
          />
        ))}
      </ul>
    </div>
  );
}
