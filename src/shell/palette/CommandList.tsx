import type { KeyboardEvent } from 'react';
import { MenuIcon } from '../base/MenuIcon';
import type { Command } from './search';
import styles from './Palette.module.css';

/** Commands under one heading. */
export interface Group {
  title: string;
  commands: readonly Command[];
}

interface Props {
  groups: Group[];
  /** Commands drawn per group. */
  most: number;
  onRun: (command: Command) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A tab stop on the scrolling list, because not every browser makes it reachable by keyboard. */
const reachable = { tabIndex: 0 };

/** The palette's results. Enter in the search box opens the first of them. */
export function CommandList({ groups, most, onRun, onKeyDown }: Props) {
  return (
    <div className={styles.list} {...reachable}>
      {groups.map(({ title, commands }, group) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.group}>{title}</h3>
          <ul className={styles.commands}>
            {commands.slice(0, most).map((command, index) => (
              <li key={command.id}>
                <button
                  type="button"
                  className={styles.option}
                  tabIndex={-1}
                  data-first={group === 0 && index === 0}
                  onClick={() => onRun(command)}
                  onKeyDown={onKeyDown}
                >
                  {typeof command.icon === 'string' ? (
                    <MenuIcon name={command.icon} />
                  ) : (
                    <span aria-hidden>{command.icon}</span>
                  )}
                  <span className={styles.name}>{command.title}</span>
                  <span className={styles.place}>{command.place || command.path}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
