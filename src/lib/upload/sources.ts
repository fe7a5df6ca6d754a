import type { UploadSource } from './task';

/** Folders as the file was chosen through, without steps that lead elsewhere. */
const cleanPath = (path: string): string =>
  path
    .split(/[/\\]/)
    .filter((part) => !['', '.', '..'].includes(part))
    .join('/');

/** A file as the engine takes it. */
export function sourceOf(file: File, path = file.webkitRelativePath): UploadSource {
  return { blob: file, name: file.name, path: cleanPath(path) || file.name, modified: file.lastModified };
}

/** What the browser's file dialog is to offer. */
export interface Picking {
  /** For the `accept` of the input. */
  accept: string;
  multiple: boolean;
  /** True: a folder with everything in it. */
  folder: boolean;
}

/** Opens the browser's file dialog; call it while a click is handled. Empty when the operator thinks better of it. */
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

/** Everything in a folder; browsers hand it out in portions. */
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

/** The files that were dropped, those inside of dropped folders included; what cannot be read is left out. */
export async function droppedFiles(data: DataTransfer): Promise<UploadSource[]> {
  // Both lists are empty as soon as the event is over.
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const plain = Array.from(data.files, (file) => sourceOf(file));
  if (entries.length === 0) return plain;
  return (await Promise.all(entries.map(filesOf))).flat();
}
