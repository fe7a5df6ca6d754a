import { readShape } from '@/contract/field/read';
import { shapeOf } from '@/contract/resource';
import type { Resource } from '@/contract/resource';
import type { Translate } from '@/i18n';
import { sizeText } from '@/lib/fileSize';
import { visibleText } from '@/lib/text';
import { zoneName } from '@/lib/zoneName';
import type { Checked } from './check';
import { factsOf, labelIn } from './facts';
import type { Saying } from './facts';
import type { EvidencePage, EvidencePicture, EvidenceTable, Fact } from './page';
import { historyTable, tablesOf } from './tables';

type Files = Checked['contents']['files'];

/** The label of a file: that of the field which names it. */
const fileLabel = (resource: string, field: string, saying: Saying): string =>
  labelIn(resource, field.split('.').at(-1) ?? field, saying) || saying.none;

function filesTable(resource: string, files: Files, saying: Saying, t: Translate): EvidenceTable[] {
  if (files.length === 0) return [];
  return [
    {
      title: t('evidence.files'),
      heads: [t('evidence.field'), t('evidence.name'), t('evidence.size'), t('evidence.at'), 'SHA-256'],
      rows: files.map(({ field, name, size, at, digest }) => [
        fileLabel(resource, field, saying),
        visibleText(name) || saying.none,
        size === null ? saying.none : sizeText(size),
        at ?? saying.none,
        digest || saying.none,
      ]),
    },
  ];
}

/** Who exported it, when, and what the browser makes of the digest. */
function aboutOf({ contents, digest, agrees }: Checked, saying: Saying, t: Translate): Fact[] {
  const { exportedBy, exportedAt, zone, reason } = contents;
  return [
    { label: t('evidence.exportedBy'), text: visibleText(exportedBy) },
    {
      label: t('evidence.exportedAt'),
      text: t('evidence.moment', { at: exportedAt, zone: zoneName(saying.language, zone) }),
    },
    ...(reason ? [{ label: t('crud.reason'), text: visibleText(reason) }] : []),
    { label: t('evidence.digest'), text: digest },
    { label: t('evidence.check'), text: t(agrees ? 'evidence.agrees' : 'evidence.unchecked') },
  ];
}

/**
 * The page of an answer whose digest is right.
 * @param pictures data addresses in the order of the files; `null` for one that is not shown
 */
export function composePage(
  resource: Resource,
  heading: string,
  found: Checked,
  pictures: readonly (string | null)[],
  saying: Saying,
  t: Translate,
): EvidencePage {
  const { contents, text } = found;
  const { name } = resource;
  const shape = shapeOf(resource, 'detail');
  // The contents are a record, so that this is one too.
  const record = readShape(shape, contents.record) ?? {};
  const shown = pictures.flatMap((address, at): EvidencePicture[] => {
    const file = contents.files[at];
    return address === null || !file ? [] : [{ label: fileLabel(name, file.field, saying), address }];
  });
  return {
    language: saying.language,
    title: t('evidence.title', { name: visibleText(heading) }),
    about: aboutOf(found, saying, t),
    factsTitle: t('evidence.record'),
    facts: factsOf(name, shape, record, saying),
    tables: [
      ...tablesOf(name, shape, record, saying),
      ...filesTable(name, contents.files, saying, t),
      ...historyTable(name, shape, record, saying, t('crud.history')),
    ],
    picturesTitle: t('evidence.pictures'),
    pictures: shown,
    contentsTitle: t('evidence.contents'),
    how: t('evidence.how'),
    canonical: text,
    none: saying.none,
    mark: `${visibleText(contents.exportedBy)} ${contents.exportedAt}`,
  };
}
