import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { useCommandSources } from '@/services/screenCommands';
import { CommandList } from './CommandList';
import type { Group } from './CommandList';
import { SearchOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { showPalette } from '@/stores/palette';
import { search } from './search';
import type { Command } from './search';
import { useCommands } from './useCommands';
import { useManualPages } from './useManualPages';
import { useRecords } from './useRecords';
import styles from './Palette.module.css';

/** Commands of the record open on the current screen and of the screen itself, one group each, in this order. */
export function useScreenCommands(): Group[] {
  const t = useT();
  const sources = useCommandSources((state) => state.sources);
  return useMemo(
    () =>
      [...sources].reverse().map(({ record, list }, index) => ({
        title: record === '' ? t('search.onScreen') : t('search.onRecord', { name: visibleText(record) }),
        commands: list().map(({ name, label, icon, run }) => ({
          id: `screen ${index} ${name}`,
          title: label,
          place: '',
          path: '',
          icon,
          run,
        })),
      })),
    [t, sources],
  );
}

const LONGEST = 128;

/** Hits drawn per group; of the rest only the number is shown, since further typing narrows them down. */
const MOST_DRAWN = 100;

/**
 * Finds screens, actions and pages of the manual by name, pinyin initials or path, and records by their identifiers. Actions are
 * those of the current screen, of the record open on it, and of the console. Enter in the box opens the first
 * result; the arrow keys move into the list and back, and typed characters always go to the box.
 */
export function Palette() {
  const t = useT();
  const [typed, setTyped] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { recent, screens, actions } = useCommands();
  const { records, asking } = useRecords(typed, screens);
  const onScreen = useScreenCommands();
  const pages = useManualPages(typed);

  const groups = useMemo<Group[]>(
    () =>
      [
        { title: t('search.recent'), commands: typed.trim() === '' ? recent : [] },
        { title: t('search.records'), commands: records },
        { title: t('search.screens'), commands: search(screens, typed) },
        ...onScreen.map((group) => ({ ...group, commands: search(group.commands, typed) })),
        { title: t('search.actions'), commands: search(actions, typed) },
        { title: t('search.manual'), commands: pages },
      ].filter(({ commands }) => commands.length > 0),
    [t, typed, recent, records, screens, onScreen, actions, pages],
  );
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);

  const close = () => showPalette(false);
  const run = (command: Command) => {
    close();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      stops[(at + step + stops.length) % stops.length]?.focus();
    } else if (event.key === 'Enter' && at === 0) {
      event.preventDefault();
      const first = groups[0]?.commands[0];
      if (first) run(first);
    } else if (event.key.length === 1 && event.key !== ' ' && at > 0 && !event.ctrlKey && !event.metaKey) {
      stops[0]?.focus();
    }
  };

  return (
    <Modal
      open
      title={<span className={styles.title}>{t('search.title')}</span>}
      footer={null}
      closable={false}
      onCancel={close}
      // The dialog takes the focus itself when it opens, so the box is focused afterwards.
      afterOpenChange={(open) => {
        if (open) box.current?.focus();
      }}
      width={560}
      classNames={{ wrapper: styles.wrapper, container: styles.container, header: styles.header }}
    >
      <div ref={panel}>
        <div className={styles.box}>
          <SearchOutlined aria-hidden />
          <input
            ref={box}
            type="search"
            className={styles.input}
            aria-label={t('search.placeholder')}
            placeholder={t('search.placeholder')}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            maxLength={LONGEST}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <CommandList groups={groups} most={MOST_DRAWN} onRun={run} onKeyDown={onKeyDown} />
      </div>
      <div className={styles.hints}>
        <output>{count > 0 ? t('search.results', { count }) : asking ? '…' : t('search.empty')}</output>
        <span aria-hidden>
          <kbd>↑↓</kbd> {t('search.hintMove')} <kbd>Enter</kbd> {t('search.hintOpen')} <kbd>Esc</kbd>{' '}
          {t('search.hintClose')}
        </span>
      </div>
    </Modal>
  );
}
