import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  MinusOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { Key } from '@/i18n/keys';

/** A button of the toolbar. */
export interface Tool {
  name: string;
  label: Key;
  /** Number within the label. */
  n?: number;
  sign: ReactNode;
  keys?: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether it is pressed: what the cursor is in has it. */
  isOn?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading${level}`,
  label: 'editor.heading',
  n: level - 1,
  sign: `H${level - 1}`,
  keys: `Ctrl+Alt+${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const align = (way: 'left' | 'center' | 'right', sign: ReactNode, letter: string): Tool => ({
  name: way,
  label: `editor.${way}`,
  sign,
  keys: `Ctrl+Shift+${letter}`,
  run: (chain) => (way === 'left' ? chain.unsetTextAlign() : chain.toggleTextAlign(way)),
  isOn: (editor) => editor.isActive({ textAlign: way }),
});

/** The tools in their groups. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    {
      name: 'undo',
      label: 'editor.undo',
      sign: <UndoOutlined />,
      keys: 'Ctrl+Z',
      run: (chain) => chain.undo(),
    },
    {
      name: 'redo',
      label: 'editor.redo',
      sign: <RedoOutlined />,
      keys: 'Ctrl+Y',
      run: (chain) => chain.redo(),
    },
  ],
  [
    {
      name: 'paragraph',
      label: 'editor.paragraph',
      sign: '¶',
      keys: 'Ctrl+Alt+0',
      run: (chain) => chain.setParagraph(),
      isOn: (editor) => editor.isActive('paragraph'),
    },
    heading(2),
    heading(3),
    heading(4),
  ],
  [
    {
      name: 'bold',
      label: 'editor.bold',
      sign: <BoldOutlined />,
      keys: 'Ctrl+B',
      run: (chain) => chain.toggleBold(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      name: 'italic',
      label: 'editor.italic',
      sign: <ItalicOutlined />,
      keys: 'Ctrl+I',
      run: (chain) => chain.toggleItalic(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      name: 'underline',
      label: 'editor.underline',
      sign: <UnderlineOutlined />,
      keys: 'Ctrl+U',
      run: (chain) => chain.toggleUnderline(),
      isOn: (editor) => editor.isActive('underline'),
    },
    {
      name: 'strike',
      label: 'editor.strike',
      sign: <StrikethroughOutlined />,
      keys: 'Ctrl+Shift+S',
      run: (chain) => chain.toggleStrike(),
      isOn: (editor) => editor.isActive('strike'),
    },
  ],
  [
    {
      name: 'bulletList',
      label: 'editor.bulletList',
      sign: <UnorderedListOutlined />,
      keys: 'Ctrl+Shift+8',
      run: (chain) => chain.toggleBulletList(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      label: 'editor.orderedList',
      sign: <OrderedListOutlined />,
      keys: 'Ctrl+Shift+7',
      run: (chain) => chain.toggleOrderedList(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'blockquote',
      label: 'editor.blockquote',
      sign: '❝',
      keys: 'Ctrl+Shift+B',
      run: (chain) => chain.toggleBlockquote(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    {
      name: 'horizontalRule',
      label: 'editor.horizontalRule',
      sign: <MinusOutlined />,
      run: (chain) => chain.setHorizontalRule(),
    },
  ],
  [
    align('left', <AlignLeftOutlined />, 'L'),
    align('center', <AlignCenterOutlined />, 'E'),
    align('right', <AlignRightOutlined />, 'R'),
  ],
];

/** The tools that ask for an address. */
export const ADDRESSED = [
  { name: 'link', label: 'editor.link', sign: <LinkOutlined /> },
  { name: 'image', label: 'editor.image', sign: <PictureOutlined /> },
] as const;

export type Addressed = (typeof ADDRESSED)[number]['name'];
