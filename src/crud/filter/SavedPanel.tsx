import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Resource } from '@/contract/resource';
import { useT } from '@/i18n';
import { hrefOf } from '@/services/href';
import { DragHandle } from '@/ui/drag/DragHandle';
import { CopyButton } from '../cell/CopyButton';
import { RoleDefaultsButton } from '../action/RoleDefaultsButton';
import styles from './filter.module.css';
import { MOST_TABS, movedSaved, withSaved } from './savedFilters';
import type { SavedFilter } from './savedFilters';
import { ShareButton } from './ShareButton';
import { SharedFilters } from './SharedFilters';
import { useSharedFilters } from './useSharedFilters';

export interface SavedPanelProps {
  resource: Resource;
  /** True while it is on screen: the filters of colleagues are asked for then. */
  isOpen: boolean;
  saved: readonly SavedFilter[];
  onKeep: (next: SavedFilter[]) => void;
  /** Path of the list. */
  pathname: string;
  /** Query part of the current search; empty when no filter is set. */
  search: string;
  /** True while the current search has values about persons, which are not in `search`. */
  hasPersonal: boolean;
  onApply: (search: string) => void;
  /** Opens what sets the list as the default of roles. */
  onDefaults: () => void;
  /** Drawn below the filters. */
  children?: ReactNode;
}

/**
 * The operator's saved searches: to apply, put in order, share and delete, and to save the present one. Below them those that
 * colleagues share, and what the list opens with.
 */
export function SavedPanel(props: SavedPanelProps) {
  const { resource, isOpen, saved, onKeep, pathname, search, hasPersonal, onApply, onDefaults, children } =
    props;
  const t = useT();
  const [name, setName] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const shared = useSharedFilters(resource, isOpen);

  return (
    <div className={styles.saved}>
      <p className={styles.faint}>
        {saved.length === 0 ? t('crud.viewEmpty') : t('crud.viewTabs', { n: MOST_TABS })}
      </p>
      <ul className={styles.plainList}>
        {saved.map((one, index) => (
          <li key={one.name} data-index={index} data-dragged={dragged === index}>
            <DragHandle
              name={one.name}
              index={index}
              onMove={(to) => onKeep(movedSaved(saved, index, to))}
              onDrag={(on) => setDragged(on ? index : null)}
            />
            <Button type="text" block className={styles.savedName} onClick={() => onApply(one.search)}>
              {one.name}
            </Button>
            <ShareButton resource={resource} filter={one} shared={shared.filters} />
            <CopyButton
              text={`${window.location.origin}${hrefOf(`${pathname}${one.search}`)}`}
              label={t('crud.shareView', { name: one.name })}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('crud.removeView', { name: one.name })}
              onClick={() => onKeep(saved.filter((other) => other !== one))}
            />
          </li>
        ))}
      </ul>
      {hasPersonal ? <p className={styles.problem}>{t('crud.viewPersonal')}</p> : null}
      {search === '' ? null : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onKeep(withSaved(saved, name, search, pathname));
            setName('');
          }}
        >
          <Space.Compact block>
            <Input
              value={name}
              maxLength={30}
              aria-label={t('crud.viewName')}
              placeholder={t('crud.viewName')}
              onChange={({ target }) => setName(target.value)}
            />
            <Button htmlType="submit" disabled={name.trim() === ''}>
              {t('crud.saveView')}
            </Button>
          </Space.Compact>
        </form>
      )}
      <SharedFilters {...shared} onApply={onApply} />
      {children}
      <RoleDefaultsButton onOpen={onDefaults} />
    </div>
  );
}
