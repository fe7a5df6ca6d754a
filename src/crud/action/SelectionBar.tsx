import { Button } from 'antd';
import { useRef } from 'react';
import { useT } from '@/i18n';
import { useWidth } from '@/ui/table/useWidth';
import styles from './action.module.css';
import { ActionButtons } from './ActionButtons';
import { ActionMenu } from './ActionMenu';
import { buttonsThatFit } from './barRoom';
import { visibleActions } from './possibleActions';
import type { ScreenAction, ScreenContext } from './screenAction';

interface SelectionBarProps<Row> {
  /** Actions that the operator is permitted to start. */
  actions: readonly ScreenAction<readonly Row[]>[];
  /** The selected rows; at least one. */
  subject: readonly Row[];
  context: ScreenContext;
  /** Name of the resource and ids of the selected records. */
  resource: string;
  ids: readonly string[];
  onClear: () => void;
}

/** Shows how many rows are selected and the actions for them; those that have no room are in a menu. */
export function SelectionBar<Row>({ actions, onClear, ...shared }: SelectionBarProps<Row>) {
  const { subject, context } = shared;
  const t = useT();
  const place = useRef<HTMLElement>(null);
  const room = useWidth(place, Number.POSITIVE_INFINITY);
  const selected = t('crud.selected', { n: subject.length });
  const { viewer } = context;
  const usable = visibleActions(actions, subject, viewer).filter(
    ({ permission }) => permission === null || viewer.can(permission),
  );
  const buttons = usable.map(({ label, icon, hotkey }) => ({
    words: t(label),
    hasIcon: icon !== undefined,
    hasKey: hotkey !== undefined,
  }));
  const fit = buttonsThatFit(buttons, room, [selected, t('crud.clearSelection')]);
  return (
    <section ref={place} className={styles.selection} aria-label={selected}>
      <output>{selected}</output>
      <ActionButtons {...shared} actions={usable.slice(0, fit)} />
      <ActionMenu {...shared} actions={usable.slice(fit)} />
      <Button type="link" onClick={onClear}>
        {t('crud.clearSelection')}
      </Button>
    </section>
  );
}
