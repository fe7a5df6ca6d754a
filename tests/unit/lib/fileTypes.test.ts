import { expect, test } from 'vitest';
import { ACCEPT, checkFile, fileCategory } from '@/lib/fileTypes';

test('the accept list has the 33 extensions, each with its dot, and each is accepted in either case', () => {
  const extensions = ACCEPT.split(',');
  expect(extensions).toHaveLength(33);
  expect(new Set(extensions).size).toBe(33);
  for (const extension of extensions) {
    expect(extension).toMatch(/^\.[a-z\d]+$/);
    expect([checkFile(`a${extension}`), checkFile(`a${extension.toUpperCase()}`)]).toEqual([null, null]);
    expect(fileCategory(`a${extension}`)).not.toBe('unknown');
  }
});

test.each([
  ['a.gif', 'image'],
  ['a.WEBP', 'image'],
  ['a.m3u8', 'video'],
  ['a.flac', 'audio'],
  ['a.keynote', 'document'],
  ['a.png.exe', 'unknown'],
  ['png', 'unknown'],
  ['a.constructor', 'unknown'],
])('%s is of category %s', (name, category) => {
  expect(fileCategory(name)).toBe(category);
});

test.each([
  ['a.PNG', null],
  ['我的 报告.final.pdf', null],
  ['😀.jpg', null],
  ['👩‍💻.jpg', null],
  [`${'a'.repeat(251)}.png`, null],
  ['', 'empty'],
  ['   ', 'empty'],
  [`${'a'.repeat(300)}.png`, 'tooLong'],
  ['../../a.png', 'path'],
  ['..\\a.png', 'path'],
  ['/a.png', 'path'],
  ['a\0.png', 'characters'],
  ['a\n.png', 'characters'],
  ['photo\u202egnp.exe', 'characters'],
  ['a\u200b.png', 'characters'],
  ['a', 'noExtension'],
  ['.png', 'noExtension'],
  ['a.png.', 'noExtension'],
  ['a.png.exe', 'type'],
  ['a.svg', 'type'],
  ['a.html', 'type'],
  ['a.png ', 'type'],
  ['a.ｐｎｇ', 'type'],
])('C119 file name %j: %s', (name, problem) => {
  expect(checkFile(name)).toBe(problem);
});
