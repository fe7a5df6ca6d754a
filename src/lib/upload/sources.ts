import type { UploadSource } from './task';

/** The path below the chosen folder, without `.` and `..` segments. */
const cleanPath = (path: string): string =>
  path
    .split(/[/\\]/)
    .filter((part) => !['', '.', '..'].includes(part))
    .join('/');

/** A file as the engine takes it. */
export function sourceOf(file: File, path = file.webkitRelativePath): UploadSource {
  return { blob: file, name: file.name, path: cleanPath(path) || file.name, modified: file.lastModified };
}

/** Options of the browser's file dialog. */
export interface Picking {
  /** Value of the input's `accept`. */
  accept: string;
  multiple: boolean;
  /** True: a whole folder is chosen. */
  folder: boolean;
}

/**
 * Opens the browser's file dialog; call it in a click handler. Resolves to an empty list when the operator
 * cancels.
 */
export function pickFiles({ accept, multiple, folder }: Picking): Promise<UploadSource[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = multiple;
  input.webkitdirectory = folder;
  input.hidden = true;
  document.body.append(input);
  return new Promise<UploadSource[]>((done) => {
    input.addEventListener('change', () => done(Array.from(input.files ?? [], (file) => sourceOf(file))));
    input.addEventListener('cancel', () => done([]));
    input.click();
  }).finally(() => input.remove());
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** All entries of a folder; browsers return them in batches. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done) => reader.readEntries(done, () => done([])));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesOf(entry: FileSystemEntry): Promise<UploadSource[]> {
  if (isFile(entry)) {
    const file = await new Promise<File | null>((done) => entry.file(done, () => done(null)));
    return file ? [sourceOf(file, entry.fullPath)] : [];
  }
  if (!isFolder(entry)) return [];
  const below = await Promise.all((await entriesOf(entry)).map(filesOf));
  return below.flat();
}

/** The dropped files, including those in dropped folders; unreadable ones are left out. */
export async function droppedFiles(data: DataTransfer): Promise<UploadSource[]> {
  // Both lists are cleared when the event handler returns.
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const plain = Array.from(data.files, (file) => sourceOf(file));
  if (entries.length === 0) return plain;
  return (await Promise.all(entries.map(filesOf))).flat();
}
