const CATEGORIES = ['image', 'video', 'audio', 'document'] as const;

/** Category of a file, shown by its icon. */
export type FileCategory = (typeof CATEGORIES)[number] | 'unknown';

/** Why a file is refused. */
export type FileProblem = 'empty' | 'tooLong' | 'path' | 'characters' | 'noExtension' | 'type';

const EXTENSIONS: Record<(typeof CATEGORIES)[number], readonly string[]> = {
  image: 'gif jpg jpeg png bmp webp'.split(' '),
  video: 'mp4 m3u8 rmvb avi swf 3gp mkv flv'.split(' '),
  audio: 'mp3 wav wma ogg aac flac'.split(' '),
  document: 'doc txt docx pages epub pdf numbers csv xls xlsx keynote ppt pptx'.split(' '),
};

const MAX_NAME = 255;

/** For the `accept` of a file input: the 33 extensions, each with its dot. */
export const ACCEPT: string = Object.values(EXTENSIONS)
  .flat()
  .map((extension) => `.${extension}`)
  .join(',');

/** The category by the extension, in any case. */
export function fileCategory(name: string): FileCategory {
  const extension = extensionOf(name);
  return CATEGORIES.find((category) => EXTENSIONS[category].includes(extension)) ?? 'unknown';
}

/**
 * Checks whether a file of this name may be uploaded; null when it may. A name must not contain a path or
 * invisible characters, is at most 255 characters long, and only its last extension counts.
 */
export function checkFile(name: string): FileProblem | null {
  if (name.trim() === '') return 'empty';
  if (name.length > MAX_NAME) return 'tooLong';
  if (/[/\\]/.test(name)) return 'path';
  if (/[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u.test(name)) return 'characters';
  if (extensionOf(name) === '') return 'noExtension';
  return fileCategory(name) === 'unknown' ? 'type' : null;
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}
