import { Button, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n';
import { IconDrawing } from '@/shell/base/DrawnIcon';
import { loadDrawings } from '@/shell/base/drawings/load';
import { tellMissing } from '@/ui/load/tellMissing';
import { useLoaded } from '@/ui/load/useLoaded';
import styles from './menu.module.css';

interface IconGridProps {
  chosen: string;
  onChoose: (name: string) => void;
}

/** All icons, found by a part of their names. */
export function IconGrid({ chosen, onChoose }: IconGridProps) {
  const t = useT();
  const [part, setPart] = useState('');
  const icons = useLoaded({ load: loadDrawings, onMissing: tellMissing });
  const found = [...(icons ?? [])].filter(([name]) => name.toLowerCase().includes(part.trim().toLowerCase()));
  return (
    <div style={{ width: 'min(440px, 78vw)' }}>
      <Input
        autoFocus
        allowClear
        value={part}
        placeholder={t('menu.findIcon')}
        aria-label={t('menu.findIcon')}
        onChange={({ target }) => setPart(target.value)}
      />
      {icons ? null : <Skeleton active />}
      {icons && found.length === 0 ? <p className={styles.faint}>{t('ui.empty')}</p> : null}
      <div className={styles.icons}>
        {found.map(([name, drawing]) => (
          <Button
            key={name}
            type={name === chosen ? 'primary' : 'text'}
            icon={<IconDrawing drawing={drawing} />}
            aria-label={name}
            title={name}
            onClick={() => onChoose(name)}
          />
        ))}
      </div>
    </div>
  );
}
