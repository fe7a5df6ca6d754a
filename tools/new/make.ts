import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Description } from '@/domain/gen/description';
import { problemsOf } from '../../src/domain/gen/problems';
import { entered, entriesOf } from '../../src/domain/gen/template/entries';
import { filesOf } from '../../src/domain/gen/template/files';
import { UNTRANSLATED } from '../../src/domain/gen/untranslated';
import { words } from '../../src/views/system/gen/words';
import { describedResources } from '../contract/described';
import { describedIn } from './described';
import { numbered } from './numbered';

/** What has become of the project. Paths are below its folder. */
export interface Made {
  written: string[];
  changed: string[];
  /** Files with texts that are yet to be translated, each with their number. */
  left: string[];
}

const WORDS = new Map<string, readonly string[]>(Object.entries(words));

/** The English words of a message of the screen of code generation. */
const inEnglish = (key: string): string => WORDS.get(key)?.[1] ?? key;

/** Why nothing can be made of a description; one sentence each. */
function obstaclesOf(description: Description, root: string): string[] {
  const { resourceName } = description;
  const known = describedResources.find(({ resource }) => resource.name === resourceName);
  return [
    ...problemsOf(description).map(({ field, words: key }) => `${field || resourceName}: ${inEnglish(key)}`),
    ...(known ? [`${resourceName}: there is a resource of this name in ${known.file}`] : []),
    ...filesOf(description).flatMap(({ path }) => (existsSync(join(root, path)) ? [`${path} exists`] : [])),
  ];
}

/** How many texts of a file are yet to be translated. */
const leftIn = (text: string): number =>
  text.split(new RegExp(Object.values(UNTRANSLATED).join('|'))).length - 1;

/**
 * Makes the resources that a file describes: writes their files, and enters them where they have to be named.
 * @throws Error that says why, when one of them cannot be made; nothing is written then
 */
export function make(file: string, root: string): Made {
  const descriptions = numbered(describedIn(file));
  const obstacles = descriptions.flatMap((one) => obstaclesOf(one, root));
  if (obstacles.length > 0) throw new Error(obstacles.join('\n'));
  const files = descriptions.flatMap(filesOf);
  const entries = descriptions.flatMap(entriesOf);
  const changed = [...new Set(entries.map(({ path }) => path))];
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const path of changed) {
    const own = entries.filter((entry) => entry.path === path);
    writeFileSync(join(root, path), entered(readFileSync(join(root, path), 'utf8'), own));
  }
  return {
    written: files.map(({ path }) => path),
    changed,
    left: files.flatMap(({ path, text }) => (leftIn(text) > 0 ? [`${path}: ${leftIn(text)} texts`] : [])),
  };
}
