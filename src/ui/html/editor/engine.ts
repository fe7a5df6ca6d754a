import { Editor, getSchema } from '@tiptap/core';
import { DOMParser, DOMSerializer, Slice } from '@tiptap/pm/model';
import type { Schema } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { clean } from '../clean';
import { written } from '../written';
import { extensions } from './extensions';

/** Cleaned nodes in an element; the editor itself is never given a text, which it would set as markup. */
function nodesOf(html: string): HTMLElement {
  const nodes = document.createElement('div');
  nodes.append(clean(html));
  return nodes;
}

const documentOf = (schema: Schema, html: string) => DOMParser.fromSchema(schema).parse(nodesOf(html));

/** What the editor holds, as HTML; empty while it shows nothing. */
const htmlOf = ({ state: { doc, schema }, isEmpty }: Editor): string =>
  isEmpty ? '' : written(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));

/** Replaces everything, without telling of it. */
export const fill = (editor: Editor, html: string): boolean =>
  editor.commands.setContent(documentOf(editor.schema, html).content, { emitUpdate: false });

const inLines = (text: string): HTMLElement => {
  const nodes = document.createElement('div');
  for (const line of text.split(/\r?\n/)) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    nodes.append(paragraph);
  }
  return nodes;
};

/** Inserts what comes from outside: the nodes of its cleaned HTML, or its lines. */
function insert(view: EditorView, data: DataTransfer | null, isPlain: boolean): void {
  const html = isPlain ? '' : (data?.getData('text/html') ?? '');
  const nodes = html ? nodesOf(html) : inLines(data?.getData('text/plain') ?? '');
  const slice = Slice.maxOpen(DOMParser.fromSchema(view.state.schema).parse(nodes).content);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
}

/** What an editor does itself with keys, pastes and drops. */
function handlers() {
  // With Shift held, a paste is one of its words alone.
  let isShifted = false;
  return {
    keydown: (_: EditorView, event: KeyboardEvent) => {
      isShifted = event.shiftKey;
      return false;
    },
    paste: (view: EditorView, event: ClipboardEvent) => {
      event.preventDefault();
      insert(view, event.clipboardData, isShifted);
      return true;
    },
    drop: (view: EditorView, event: DragEvent) => {
      // What is moved within the text is no text from outside.
      if (view.dragging) return false;
      event.preventDefault();
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
      insert(view, event.dataTransfer, false);
      return true;
    },
  };
}

interface EngineOptions {
  element: HTMLElement;
  html: string;
  /** Attributes of the element that is typed into. */
  attributes: Record<string, string>;
  onChange: (html: string) => void;
  /** Asked to move to the toolbar, by Alt+F10. */
  onLeave: () => void;
}

/** Starts an editor in an element. */
export function startEditor({ element, html, attributes, onChange, onLeave }: EngineOptions): Editor {
  const editor = new Editor({
    element,
    extensions,
    // As nodes: of a text it would make a document, which the policy refuses; and what it begins with cannot be undone.
    content: documentOf(getSchema(extensions), html).toJSON(),
    // The page's policy admits no style element without its nonce; the rules stand in a style sheet.
    injectCSS: false,
    enablePasteRules: false,
    editorProps: {
      attributes,
      handleDOMEvents: handlers(),
      handleKeyDown: (_, event) => {
        if (event.altKey && event.key === 'F10') {
          onLeave();
          return true;
        }
        // Sends the form, as in every text area.
        return event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      },
    },
    onUpdate: () => onChange(htmlOf(editor)),
  });
  return editor;
}
