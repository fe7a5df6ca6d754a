import type { KeyboardEvent } from 'react';
import { MenuIcon } from '../MenuIcon';
import type { Command } from './search';
import css from './Palette.module.css';

/** Commands under one heading. */
export interface Group {
  title: string;
  commands: Command[];
}

interface Props {
  groups: Group[];
  onRun: (command: Command) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The palette's results. The very first one is what Enter in the box opens. */
export function CommandList({ groups, onRun, onKeyDown }: Props) {
  return (
    <div className={css.list}>
      {groups.map(({ title, commands }, group) => (
        <section key={title} aria-label={title}>
          <h3 className={css.group}>{title}</h3>
          <ul className={css.commands}>
            {commands.map((command, index) => (
              <li key={command.id}>
                <button
                  type="button"
                  className={css.option}
                  tabIndex={-1}
                  data-first={group === 0 && index === 0}
                  onClick={() => onRun(command)}
                  onKeyDown={onKeyDown}
                >
                  <MenuIcon name={command.icon} />
                  <span className={css.name}>{command.title}</span>
                  <span className={css.place}>{command.place || command.path}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
