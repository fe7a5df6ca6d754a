import { ELEMENTS } from '@/contract/html/elements';
import { encoded } from '@/contract/html/entities';

function one(node: Node): string {
  if (!(node instanceof Element)) return encoded(node.textContent ?? '');
  const { localName } = node;
  const described = ELEMENTS.get(localName);
  const attributes = [...(described?.attributes?.keys() ?? [])].flatMap((name) => {
    const value = node.getAttribute(name);
    return value ? [` ${name}="${encoded(value)}"`] : [];
  });
  const start = `<${localName}${attributes.join('')}>`;
  return described?.holds ? `${start}${written(node)}</${localName}>` : start;
}

/** Cleaned nodes as the HTML that the contract describes. */
export const written = (nodes: Node): string => [...nodes.childNodes].map(one).join('');
