import { Image } from '@tiptap/extension-image';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeLink } from '@/contract/html/links';

const ALIGNMENTS = ['left', 'center', 'right', 'justify'];

/** Alignment as an attribute: the package writes a style, which a page's policy may refuse. */
const Align = TextAlign.extend({
  addGlobalAttributes() {
    return [
      {
        types: this.options.types,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element: HTMLElement) => {
              const align = element.getAttribute('align') ?? '';
              return ALIGNMENTS.includes(align) ? align : null;
            },
            renderHTML: ({ textAlign }: Record<string, unknown>) => (textAlign ? { align: textAlign } : {}),
          },
        },
      },
    ];
  },
}).configure({ types: ['heading', 'paragraph'], alignments: ALIGNMENTS });

/** What the editor makes: the elements of the contract's table and no others. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, linkOnPaste: false, isAllowedUri: isSafeLink },
  }),
  Image,
  Align,
];
