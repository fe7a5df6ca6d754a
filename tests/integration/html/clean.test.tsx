import fc from 'fast-check';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isAllowedHtml } from '@/contract/html/wellFormed';
import { clean } from '@/ui/html/clean';
import { Formatted } from '@/ui/html/Formatted';
import { unstyled } from '@/ui/html/unstyled';
import { written } from '@/ui/html/written';
import { HOSTILE } from '../../unit/contract/html/hostile';

const cleaned = (html: string) => written(clean(html));

test('what is allowed stays as it is', () => {
  const html =
    '<h2 align="center">一</h2><p>二 <strong>三</strong> <a href="https://example.com/?a=1&amp;b">四</a><br>五</p>' +
    '<ul><li><p>六</p></li></ul><blockquote><p>七</p></blockquote><img src="/files/a.png" alt="图"><hr>';
  expect(cleaned(html)).toBe(html);
});

test('elements of other editors become ours', () => {
  expect(cleaned('<div>a</div><div><b>b</b> <i>c</i></div><h1>d</h1><td>e</td>')).toBe(
    '<p>a</p><p><strong>b</strong> <em>c</em></p><h2>d</h2>e',
  );
});

test('blocks within a line, and what stands in lists without an item, keep their words and their place', () => {
  expect(cleaned('<p align="center">a<img src="/a.png">b<img src=x></p>')).toBe(
    '<p align="center">a</p><img src="/a.png"><p align="center">b</p>',
  );
  expect(cleaned('<div>a<div>b</div>c</div>')).toBe('<p>a</p><p>b</p><p>c</p>');
  expect(cleaned('<ul>a<p>b</p><li>c</li></ul><li>d</li>')).toBe(
    '<ul><li>a</li><li><p>b</p></li><li>c</li></ul><p>d</p>',
  );
});

test.each(HOSTILE)('%s leaves nothing that does anything', (html) => {
  const nodes = document.createElement('div');
  nodes.append(clean(`<p>before</p>${html}<p>after</p>`));
  expect(
    nodes.querySelector('script, style, svg, math, iframe, object, embed, base, meta, link, template'),
  ).toBeNull();
  for (const element of nodes.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      expect(['align', 'href', 'src', 'alt']).toContain(name);
      expect(value).not.toMatch(/script:|data:/i);
    }
});

test('styles and handlers are gone before a text is read, its words and links are not', () => {
  expect(
    unstyled(
      '<p title="a>b" style="color:red" onclick=\'hit()\'>on style = 5</p><style>p{}</style><a href="/x" onmouseover=hit()>b</a>',
    ),
  ).toBe('<p title="a>b"  >on style = 5</p><xmp>p{}</xmp><a href="/x" >b</a>');
  expect(cleaned('<style>p{color:red}</style><p style="x">a</p>')).toBe('<p>a</p>');
});

test('whatever comes in, what goes out is what the contract allows', () => {
  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<div>',
      '</div>',
      '<b>',
      '</i>',
      '<li>',
      '<ul>',
      '</ul>',
      '<a href="/x">',
      '<br>',
    ),
    fc.constantFrom(
      '<h1>',
      '<td>',
      '<blockquote>',
      '</blockquote>',
      '<img src=x>',
      '<img src="/a.png">',
      '"',
      '<',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const html = cleaned(pieces.join(''));
      expect(isAllowedHtml(html), html).toBe(true);
      expect(cleaned(html)).toBe(html);
    }),
  );
});

test('6,600 elements within each other are shown as their words', () => {
  const html = `${'<a href="/x">'.repeat(6600)}deep${'</a>'.repeat(6600)}`;
  expect(cleaned(html)).toBe('<p>deep</p>');
  expect(cleaned('<i></x>'.repeat(6600))).not.toContain('<i');
  expect(isAllowedHtml(html)).toBe(false);
});

test('a link opens beside the console, one of the own site leads nowhere', () => {
  render(
    <Formatted html='<p align="right"><a href="https://example.com/">out</a> <a href="/in">in</a></p>' />,
  );
  expect(screen.getByRole('link', { name: 'out' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByRole('link', { name: 'in' })).toBeNull();
});
