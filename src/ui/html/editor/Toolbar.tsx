import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useT } from '@/i18n';
import styles from '../html.module.css';
import { ADDRESSED, TOOLS } from './tools';
import type { Addressed } from './tools';

interface ButtonProps {
  name: string;
  label: string;
  keys?: string | undefined;
  isOn?: boolean | undefined;
  /** The one that Tab reaches; the others are reached with the arrow keys. */
  isFirst: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ToolButton({ name, label, keys, isOn, isFirst, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool={name}
      aria-label={label}
      aria-pressed={isOn}
      title={keys ? `${label} (${keys})` : label}
      tabIndex={isFirst ? 0 : -1}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Moves to another button of the toolbar with the arrow keys, as toolbars do. */
function onArrow(event: KeyboardEvent<HTMLElement>, onMove: (name: string) => void): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[(at + step + buttons.length) % buttons.length];
  next?.focus();
  onMove(next?.dataset['tool'] ?? '');
  event.preventDefault();
}

interface ToolbarProps {
  editor: Editor;
  /** The tool whose address is asked for. */
  asked: Addressed | null;
  onAsk: (tool: Addressed) => void;
}

/** The tools of an editor. Drawn anew with each of its transactions. */
export function Toolbar({ editor, asked, onAsk }: ToolbarProps) {
  const t = useT();
  const [reached, setReached] = useState('undo');
  return (
    <div
      role="toolbar"
      aria-label={t('editor.toolbar')}
      className={styles.toolbar}
      tabIndex={-1}
      onKeyDown={(event) => onArrow(event, setReached)}
    >
      {TOOLS.map((group) => (
        <span key={group[0]?.name} className={styles.group}>
          {group.map(({ name, label, n, sign, keys, run, isOn }) => (
            <ToolButton
              key={name}
              name={name}
              label={t(label, { n: n ?? 0 })}
              keys={keys}
              isOn={isOn?.(editor)}
              isFirst={name === reached}
              onClick={() => run(editor.chain().focus()).run()}
            >
              {sign}
            </ToolButton>
          ))}
        </span>
      ))}
      <span className={styles.group}>
        {ADDRESSED.map(({ name, label, sign }) => (
          <ToolButton
            key={name}
            name={name}
            label={t(label)}
            isOn={name === asked || (name === 'link' && editor.isActive('link'))}
            isFirst={name === reached}
            onClick={() => onAsk(name)}
          >
            {sign}
          </ToolButton>
        ))}
      </span>
    </div>
  );
}
