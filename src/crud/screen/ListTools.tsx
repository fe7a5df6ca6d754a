import { Button, Switch } from 'antd';
import { useT } from '@/i18n';
import { AppstoreOutlined, ReloadOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import type { ComponentProps } from 'react';
import type { PageQuery } from '@/contract/filter';
import type { Resource } from '@/contract/resource';
import { SavedFilters } from '../filter/SavedFilters';
import { ColumnButton } from '../list/ColumnButton';
import { FitSwitch } from '../list/FitSwitch';
import { pageQuery } from '../list/listQueries';
import { onDemand } from '@/ui/load/onDemand';
import styles from './screen.module.css';

const OpeningPart = onDemand(async () => (await import('../defaults/OpeningPart')).OpeningPart);

interface RefreshSwitchProps {
  seconds: number;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Whether a list refreshes itself. */
function RefreshSwitch({ seconds, on, onChange }: RefreshSwitchProps) {
  const t = useT();
  return (
    <label className={styles.refresh}>
      <Switch size="small" checked={on} onChange={onChange} />
      {t('crud.everySeconds', { n: seconds })}
    </label>
  );
}

interface ReloadButtonProps {
  resource: Resource;
  /** The question of the list. */
  query: PageQuery;
  onReload: () => void;
}

/** Reads the list again; turns while it is being read, whatever asked for it. */
function ReloadButton({ resource, query, onReload }: ReloadButtonProps) {
  const t = useT();
  // It looks on; who draws the rows asks for them.
  const { isFetching } = useQuery({ ...pageQuery(resource, query), enabled: false });
  return (
    <Button
      icon={<ReloadOutlined spin={isFetching} />}
      aria-label={t('crud.refresh')}
      title={t('crud.refresh')}
      onClick={onReload}
    />
  );
}

/** Chooses between a table and a wall of cards. */
function WallSwitch({
  settings: { layout, setLayout },
}: Pick<ComponentProps<typeof ColumnButton>, 'settings'>) {
  const t = useT();
  const label = t(layout.wall ? 'crud.asTable' : 'crud.asWall');
  return (
    <Button
      icon={layout.wall ? <UnorderedListOutlined /> : <AppstoreOutlined />}
      aria-label={label}
      title={label}
      onClick={() => setLayout({ ...layout, wall: !layout.wall })}
    />
  );
}

type ListToolsProps = ReloadButtonProps &
  ComponentProps<typeof SavedFilters> &
  ComponentProps<typeof ColumnButton> & {
    /** How to open or close all rows of a tree; `null` for other lists. */
    tree: { isOpen: boolean; toggle(): void } | null;
    /** Whether the list refreshes itself; `null` for lists that never do. */
    refresh: ComponentProps<typeof RefreshSwitch> | null;
    /** True: the rows can be drawn as a wall of cards. */
    hasWall: boolean;
    /** How many columns do not fit. */
    beyond: number;
  };

/** The tools at the end of a list's toolbar. A list that refreshes itself does not draw them again. */
export const ListTools = memo(function ListTools(props: ListToolsProps) {
  const {
    tree,
    refresh,
    hasWall,
    resource,
    query,
    onReload,
    columns,
    settings,
    drawn,
    beyond,
    onDefaults,
    ...saved
  } = props;
  const t = useT();
  return (
    <span className={styles.tools}>
      {tree ? (
        <Button onClick={tree.toggle}>{t(tree.isOpen ? 'crud.closeAll' : 'crud.openAll')}</Button>
      ) : null}
      {hasWall ? <WallSwitch settings={settings} /> : null}
      <SavedFilters {...saved} resource={resource} onDefaults={onDefaults}>
        <OpeningPart resource={resource} search={saved.search} />
      </SavedFilters>
      {refresh ? <RefreshSwitch {...refresh} /> : null}
      <ReloadButton resource={resource} query={query} onReload={onReload} />
      {settings.layout.wall ? null : <FitSwitch beyond={beyond} settings={settings} />}
      <ColumnButton columns={columns} settings={settings} drawn={drawn} onDefaults={onDefaults} />
    </span>
  );
});
