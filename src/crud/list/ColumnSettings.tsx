import { VerticalRightOutlined, VerticalLeftOutlined } from '@ant-design/icons';
import { Button, Checkbox, Segmented, Switch } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n';
import { DENSITIES } from '@/contract/system/roleDefaults';
import type { Column } from './column';
import {
  arrange,
  isShown,
  keepColumn,
  moveColumn,
  pinColumn,
  resizeColumn,
  showColumn,
} from './columnLayout';
import type { Density } from './columnLayout';
import { RoleDefaultsButton } from '../action/RoleDefaultsButton';
import styles from './list.module.css';
import { DragHandle } from '@/ui/drag/DragHandle';
import { WidthInput } from './WidthInput';
import { useFormatLabel } from '../field/label';
import type { ColumnLayout } from './useColumnLayout';

export interface ColumnSettingsProps {
  /** The declared columns; their cells are not drawn here. */
  columns: readonly Column<never>[];
  settings: Pick<ColumnLayout<never>, 'layout' | 'setLayout' | 'reset'>;
  /** Those that are drawn: what does not fit is not. */
  drawn: readonly { key: string }[];
  /** Opens what sets the list as the default of roles. */
  onDefaults: () => void;
}

/** Settings of visibility, order, pinning and width of the columns, and of the row density. */
export function ColumnSettings({ columns, settings, drawn, onDefaults }: ColumnSettingsProps) {
  const t = useT();
  const labelOf = useFormatLabel();
  const [dragged, setDragged] = useState<string | null>(null);
  // What is typed into a width and does not count goes with a reset as well.
  const [resets, setResets] = useState(0);
  const { layout, setLayout, reset } = settings;
  const all = arrange(columns, layout);
  const keys = new Set(drawn.map(({ key }) => key));
  const move = (key: string, index: number) => {
    if (index >= 0 && index < all.length) setLayout(moveColumn(layout, columns, key, index));
  };

  return (
    <div className={styles.settings}>
      <div className={styles.settingsHead}>
        <span id="crud-density">{t('crud.density')}</span>
        <Segmented<Density>
          aria-labelledby="crud-density"
          size="small"
          value={layout.density ?? 'middle'}
          options={DENSITIES.map((density) => ({ value: density, label: t(`crud.density.${density}`) }))}
          onChange={(density) => setLayout({ ...layout, density })}
        />
        <Button
          size="small"
          type="link"
          onClick={() => {
            setResets(resets + 1);
            reset();
          }}
        >
          {t('crud.resetColumns')}
        </Button>
      </div>
      <label className={styles.settingsAll}>
        <Switch
          size="small"
          checked={layout.all ?? false}
          onChange={(all) => setLayout({ ...layout, all })}
        />
        {t('crud.allColumns')}
        <span className={styles.settingsNote}>{t('crud.allColumnsNote')}</span>
      </label>
      <ol className={styles.plainList}>
        {all.map((column, index) => {
          const name = labelOf(column.label);
          const fits = keys.has(column.key);
          const visible = fits && isShown(column, layout);
          const declared = columns.find(({ key }) => key === column.key) ?? column;
          const pin = (side: 'start' | 'end') => ({
            type: 'text' as const,
            size: 'small' as const,
            'aria-pressed': column.pin === side,
            className: column.pin === side ? styles.pressed : undefined,
            onClick: () => setLayout(pinColumn(layout, declared, column.pin === side ? 'none' : side)),
          });
          return (
            <li key={column.key} data-index={index} data-dragged={dragged === column.key}>
              <DragHandle
                name={name}
                index={index}
                onMove={(to) => move(column.key, to)}
                onDrag={(on) => setDragged(on ? column.key : null)}
              />
              <Checkbox
                checked={visible}
                // The last column cannot be hidden: an empty table would look broken.
                disabled={visible && keys.size === 1}
                aria-label={t('crud.showColumn', { name })}
                onChange={({ target: { checked } }) => {
                  const next = showColumn(layout, declared, checked);
                  const stays = checked && !fits && !layout.all;
                  setLayout(stays ? keepColumn(next, declared) : next);
                }}
              >
                {name}
              </Checkbox>
              <span className={styles.settingsTools}>
                <span className={styles.settingsWidth}>
                  <WidthInput
                    key={resets}
                    label={t('crud.columnWidth', { name })}
                    width={column.width}
                    onChange={(width) => setLayout(resizeColumn(layout, declared, width))}
                  />
                </span>
                <Button
                  {...pin('start')}
                  icon={<VerticalRightOutlined />}
                  aria-label={t('crud.pinStart', { name })}
                />
                <Button
                  {...pin('end')}
                  icon={<VerticalLeftOutlined />}
                  aria-label={t('crud.pinEnd', { name })}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <RoleDefaultsButton onOpen={onDefaults} />
    </div>
  );
}
