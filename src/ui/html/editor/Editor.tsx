import type { Editor as Engine } from '@tiptap/core';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useT } from '@/i18n';
import styles from '../html.module.css';
import { AddressRow } from './AddressRow';
import { fill, startEditor } from './engine';
import { Toolbar } from './Toolbar';
import type { Addressed } from './tools';

export interface EditorProps {
  id?: string | undefined;
  /** Name of the text. */
  label: string;
  /** Language of the text. */
  lang?: string | undefined;
  html: string;
  disabled?: boolean | undefined;
  onChange: (html: string) => void;
  /** Uploads a picture and answers with its address; empty for none. */
  onUpload?: (() => Promise<string>) | undefined;
}

/** An editor of a formatted text. Whatever comes into it is cleaned, and what it tells is HTML of the contract. */
export function Editor({ id, label, lang, html, disabled = false, onChange, onUpload }: EditorProps) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const told = useRef(html);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [asked, setAsked] = useState<Addressed | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  const change = useEffectEvent((text: string) => onChange(text));
  const start = useEffectEvent((element: HTMLElement) =>
    startEditor({
      element,
      html: told.current,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(id ? { id } : {}),
        ...(lang ? { lang } : {}),
      },
      onChange: (text) => {
        told.current = text;
        change(text);
      },
      onLeave: () => frame.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus(),
    }),
  );
  useEffect(() => {
    if (!place.current) return undefined;
    const editor = start(place.current);
    editor.on('transaction', redraw);
    setEngine(editor);
    return () => {
      setEngine(null);
      editor.destroy();
    };
  }, []);

  useEffect(() => {
    // The form was given another value: a draft, a copy from another language, the record of somebody else.
    if (!engine || html === told.current) return;
    told.current = html;
    fill(engine, html);
  }, [engine, html]);

  useEffect(() => engine?.setEditable(!disabled), [engine, disabled]);

  return (
    <div ref={frame} className={styles.editor}>
      {engine && !disabled ? <Toolbar editor={engine} asked={asked} onAsk={setAsked} /> : null}
      {engine && asked ? (
        <AddressRow
          key={asked}
          editor={engine}
          tool={asked}
          onUpload={onUpload}
          onClose={() => setAsked(null)}
        />
      ) : null}
      <div ref={place} className={styles.text} title={t('editor.keys')} />
    </div>
  );
}
