import { createElement, Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { clean } from './clean';
import styles from './html.module.css';

/** A link to another site opens beside the console; one of the members' site leads nowhere from here. */
function Link({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <span title={href}>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

const ALIGNED: Readonly<Record<string, string | undefined>> = {
  left: styles.left,
  center: styles.center,
  right: styles.right,
  justify: styles.justify,
};

function drawn(node: Node): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const children = [...node.childNodes].map((child, at) => <Fragment key={at}>{drawn(child)}</Fragment>);
  const attribute = (name: string) => node.getAttribute(name) ?? '';
  switch (node.localName) {
    case 'a':
      return <Link href={attribute('href')}>{children}</Link>;
    case 'img':
      return (
        <img src={attribute('src')} alt={attribute('alt')} loading="lazy" referrerPolicy="no-referrer" />
      );
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    default:
      return createElement(node.localName, { className: ALIGNED[attribute('align')] }, ...children);
  }
}

/** A formatted text, cleaned. */
export function Formatted({ html, lang }: { html: string; lang?: string | undefined }) {
  const nodes = useMemo(() => [...clean(html).childNodes].map(drawn), [html]);
  return (
    <div className={styles.text} lang={lang}>
      {nodes.map((node, at) => (
        <Fragment key={at}>{node}</Fragment>
      ))}
    </div>
  );
}
