import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '@/contract/canonical';
import { evidenceHtml } from '@/domain/evidence/html';
import type { EvidencePage } from '@/domain/evidence/page';

const NASTY = [
  '</pre><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '&lt;',
  "' onclick='x",
  '</style>',
];

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...NASTY));
const fact = fc.record({ label: text, text });

const pages: fc.Arbitrary<EvidencePage> = fc.record({
  language: fc.constantFrom('zh-cn', 'en'),
  title: text,
  about: fc.array(fact),
  facts: fc.array(fact),
  factsTitle: text,
  tables: fc.array(fc.record({ title: text, heads: fc.array(text), rows: fc.array(fc.array(text)) })),
  pictures: fc.array(fc.record({ label: text, address: text })),
  picturesTitle: text,
  contentsTitle: text,
  how: text,
  canonical: text.map((value) => canonical({ value })),
  none: text,
  mark: text,
});

const TAGS =
  /<\/?(?:html|head|meta|title|style|body|div|span|main|h1|h2|dl|dt|dd|section|p|pre|table|thead|tbody|tr|th|td|figure|figcaption|img)(?: [\w-]+="[^"<>]*")*>/g;

test('whatever the values are, a saved page has no tag, attribute or reference but its own', () => {
  fc.assert(
    fc.property(pages, (page) => {
      const html = evidenceHtml(page)
        .replace('<!doctype html>', '')
        .replace(/<style>[^<]*<\/style>/, '');
      const left = html.replace(TAGS, '');
      expect(left).not.toMatch(/[<>"'`=]/);
      expect(left.replace(/&#\d+;/g, '')).not.toContain('&');
      expect(html).not.toMatch(/<[^>]* on\w+=/);
    }),
  );
});

test('the canonical contents stand in the page in full', () => {
  fc.assert(
    fc.property(pages, (page) => {
      const [, contents = ''] = /<pre[^>]*>([^<]*)<\/pre>/.exec(evidenceHtml(page)) ?? [];
      const read = contents.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
      expect(read).toBe(page.canonical);
    }),
  );
});
