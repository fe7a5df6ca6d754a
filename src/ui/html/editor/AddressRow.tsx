import { Button, Input } from 'antd';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isSafeImage, isSafeLink } from '@/contract/html/links';
import { useT } from '@/i18n';
import styles from '../html.module.css';
import type { Addressed } from './tools';

/** What asks for an address has to be told about. */
interface AddressRowProps {
  editor: Editor;
  tool: Addressed;
  /** Uploads a picture and answers with its address; empty for none. */
  onUpload?: (() => Promise<string>) | undefined;
  onClose: () => void;
}

const attributeOf = (editor: Editor, of: string, name: string): string => {
  const value: unknown = editor.getAttributes(of)[name];
  return typeof value === 'string' ? value : '';
};

/** Asks for the address of a link or a picture, below the toolbar. */
export function AddressRow({ editor, tool, onUpload, onClose }: AddressRowProps) {
  const t = useT();
  const isLink = tool === 'link';
  const [address, setAddress] = useState(() => attributeOf(editor, tool, isLink ? 'href' : 'src'));
  const [alt, setAlt] = useState(() => attributeOf(editor, 'image', 'alt'));
  const [isWrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);

  function close(): void {
    onClose();
    editor.commands.focus();
  }

  function apply(): void {
    const given = address.trim();
    if (!(isLink ? isSafeLink : isSafeImage)(given)) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().focus();
    if (!isLink) chain.setImage({ src: given, alt: alt.trim() }).run();
    // Without a selection, the address itself becomes the words of the link.
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({ type: 'text', text: given, marks: [{ type: 'link', attrs: { href: given } }] })
        .run();
    else chain.extendMarkRange('link').setLink({ href: given }).run();
    close();
  }

  async function upload(): Promise<void> {
    setBusy(true);
    const found = await onUpload?.().finally(() => setBusy(false));
    if (found) setAddress(found);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither sends the form around the editor nor closes the drawer that it stands in.
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else if (event.target instanceof HTMLInputElement) apply();
    else return;
    event.preventDefault();
  }

  const label = t(isLink ? 'editor.linkAddress' : 'editor.imageAddress');
  return (
    <div className={styles.address}>
      <Input
        size="small"
        autoFocus
        onKeyDown={onKeyDown}
        aria-label={label}
        placeholder={label}
        value={address}
        maxLength={2000}
        status={isWrong ? 'error' : ''}
        onChange={({ target }) => {
          setAddress(target.value);
          setWrong(false);
        }}
      />
      {isLink ? null : (
        <Input
          size="small"
          onKeyDown={onKeyDown}
          aria-label={t('editor.imageText')}
          placeholder={t('editor.imageText')}
          value={alt}
          maxLength={200}
          onChange={({ target }) => setAlt(target.value)}
        />
      )}
      {!isLink && onUpload ? (
        <Button size="small" loading={busy} onKeyDown={onKeyDown} onClick={() => void upload()}>
          {t('editor.upload')}
        </Button>
      ) : null}
      {isLink && editor.isActive('link') ? (
        <Button
          size="small"
          onKeyDown={onKeyDown}
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            close();
          }}
        >
          {t('editor.remove')}
        </Button>
      ) : null}
      <Button size="small" type="primary" onKeyDown={onKeyDown} onClick={apply}>
        {t('editor.apply')}
      </Button>
      <Button size="small" onKeyDown={onKeyDown} onClick={close}>
        {t('editor.cancel')}
      </Button>
      {isWrong ? (
        <div role="alert" className={styles.wrong}>
          {t(isLink ? 'editor.wrongLink' : 'editor.wrongImage')}
        </div>
      ) : null}
    </div>
  );
}
