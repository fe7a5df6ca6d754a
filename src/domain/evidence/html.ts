import type { EvidencePage, EvidencePicture, EvidenceTable, Fact } from './page';
import { pageStyle } from './pageStyle';

/** How often the mark stands under the page: enough for one sheet, on which it stands again. */
const MARKS = 60;

/** How often it stands over a picture. */
const PICTURE_MARKS = 40;

/** Text as it may stand anywhere in HTML, between tags and inside of quotes. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'`=]/g, (character) => `&#${character.charCodeAt(0)};`);

const marks = (mark: string, times: number): string =>
  `<div class="marks" aria-hidden="true">${`<span>${escapeHtml(mark)}</span>`.repeat(times)}</div>`;

const factsHtml = (facts: readonly Fact[]): string =>
  `<dl>${facts.map(({ label, text }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd></div>`).join('')}</dl>`;

const cells = (tag: 'th' | 'td', texts: readonly string[]): string =>
  `<tr>${texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`;

function tableHtml({ title, heads, rows }: EvidenceTable, none: string): string {
  const body = rows.map((row) => cells('td', row)).join('');
  const table = `<table><thead>${cells('th', heads)}</thead><tbody>${body}</tbody></table>`;
  return `<section><h2>${escapeHtml(title)}</h2>${rows.length > 0 ? table : `<p>${escapeHtml(none)}</p>`}</section>`;
}

const pictureHtml = ({ label, address }: EvidencePicture, mark: string): string =>
  `<figure><div><img src="${escapeHtml(address)}" alt="${escapeHtml(label)}">${marks(mark, PICTURE_MARKS)}</div>` +
  `<figcaption>${escapeHtml(label)}</figcaption></figure>`;

function picturesHtml({ pictures, picturesTitle, mark }: EvidencePage): string {
  if (pictures.length === 0) return '';
  const all = pictures.map((picture) => pictureHtml(picture, mark)).join('');
  return `<section class="pictures"><h2>${escapeHtml(picturesTitle)}</h2>${all}</section>`;
}

/** What a saved page may load or run: its own style and pictures, nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** An evidence page as one file that needs no other: no script, no address but those of its pictures, every value as text. */
export function evidenceHtml(page: EvidencePage): string {
  const { language, title, about, facts, factsTitle, tables, contentsTitle, how, canonical, none, mark } =
    page;
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer">',
    `<title>${escapeHtml(title)}</title><style>${pageStyle}</style></head><body>${marks(mark, MARKS)}<main>`,
    `<h1>${escapeHtml(title)}</h1>${factsHtml(about)}`,
    `<section><h2>${escapeHtml(factsTitle)}</h2>${factsHtml(facts)}</section>`,
    tables.map((table) => tableHtml(table, none)).join(''),
    picturesHtml(page),
    `<section><h2>${escapeHtml(contentsTitle)}</h2><p>${escapeHtml(how)}</p>`,
    `<pre id="contents" dir="ltr">${escapeHtml(canonical)}</pre></section></main></body></html>`,
  ].join('');
}
