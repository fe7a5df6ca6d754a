import { DeleteOutlined, StarOutlined } from '@ant-design/icons';
import { Button, Input, Popover, Space } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n';
import { useSession } from '@/stores/session';
import styles from './filter.module.css';
import { readSaved, withSaved, writeSaved } from './savedFilters';
import type { SavedFilter } from './savedFilters';

interface SavedFiltersProps {
  /** Name of the resource. */
  list: string;
  /** Query part of the current search; empty when no filter is set. */
  search: string;
  onApply: (search: string) => void;
}

/** The operator's saved searches. */
export function SavedFilters({ list, search, onApply }: SavedFiltersProps) {
  const t = useT();
  const user = useSession((state) => state.user?.id ?? '0');
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [saved, setSaved] = useState(() => readSaved(user, list));

  function keep(next: SavedFilter[]): void {
    setSaved(next);
    writeSaved(user, list, next);
  }

  const panel = (
    <div className={styles.saved}>
      {saved.length === 0 ? <p className={styles.faint}>{t('crud.viewEmpty')}</p> : null}
      <ul className={styles.plainList}>
        {saved.map((one) => (
          <li key={one.name}>
            <Button
              type="text"
              block
              className={styles.savedName}
              onClick={() => {
                setOpen(false);
                onApply(one.search);
              }}
            >
              {one.name}
            </Button>
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('crud.removeView', { name: one.name })}
              onClick={() => keep(saved.filter((other) => other !== one))}
            />
          </li>
        ))}
      </ul>
      {search === '' ? null : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            keep(withSaved(saved, name, search));
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
    </div>
  );

  return (
    <Popover trigger="click" open={open} onOpenChange={setOpen} content={panel} placement="bottomRight">
      <Button icon={<StarOutlined />} aria-label={t('crud.views')} title={t('crud.views')} />
    </Popover>
  );
}
