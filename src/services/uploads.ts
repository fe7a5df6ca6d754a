import { create } from 'zustand';
import { translate } from '@/i18n';
import { ACCEPT, checkFile } from '@/lib/fileTypes';
import type { FileProblem } from '@/lib/fileTypes';
import { visibleText } from '@/lib/text';
import type { Snapshot } from '@/lib/upload/board';
import { browserHasher } from '@/lib/upload/browserHasher';
import { systemClock } from '@/lib/upload/clock';
import { createUploadEngine } from '@/lib/upload/engine';
import type { UploadAction, UploadEngine } from '@/lib/upload/engine';
import type { Hasher, Transport } from '@/lib/upload/ports';
import { pickFiles } from '@/lib/upload/sources';
import type { UploadResult, UploadSource } from '@/lib/upload/task';
import { toast } from '@/ui/toast/toast';
import { closeUploadPanel, openUploadPanel, wantUploads } from '@/stores/uploadPanel';
import { usePlatform } from '@/stores/platform';
import { useSession } from '@/stores/session';
import { uploadRecords } from '@/stores/uploadRecords';

/** A chosen file that is not uploaded, and why. */
export interface Refusal {
  name: string;
  reason: FileProblem | 'tooLarge';
}

interface UploadsState extends Snapshot {
  /** Refused files of the last selection. */
  refused: readonly Refusal[];
}

const EMPTY: UploadsState = {
  refused: [],
  files: [],
  overall: { files: 0, finished: 0, failed: 0, busy: 0, progress: 0, speed: 0, left: null },
};

/** State of the upload panel. Only the functions of this file write it. */
export const useUploads = create<UploadsState>(() => EMPTY);

/** Which files a caller accepts. */
export interface UploadRequest {
  multiple?: boolean;
  /** True: the operator chooses a folder, and all files in it are uploaded. */
  folder?: boolean;
  /** Extensions without dots; default: all 33 of `lib/fileTypes`. */
  extensions?: readonly string[];
  /** Bytes; the platform's limit holds besides. */
  maxSize?: number;
  /** True: the caller shows how it goes on, and the panel opens only where something is refused or fails. */
  quiet?: boolean;
}

const MEGABYTE = 1024 * 1024;

let engine: UploadEngine | null = null;

function running(): UploadEngine {
  if (!engine) throw new Error('Uploads were not started');
  return engine;
}

/** Callers that wait until the code of the uploads has been loaded. */
const waiting: ((uploads: UploadEngine) => void)[] = [];

const whenStarted = (): Promise<UploadEngine> =>
  engine ? Promise.resolve(engine) : new Promise((resolve) => waiting.push(resolve));

function toastProblem(what: 'duplicate' | 'unreadable', name: string): void {
  const words = translate(`upload.${what}`, { name: visibleText(name) });
  if (what === 'unreadable') console.error(words);
  toast(what === 'duplicate' ? 'info' : 'error', words);
}

/**
 * Uploads belong to the operator who started them: they pause when the session ends, continue at the same operator's
 * next log-in, and are not shown to another operator, whose panel is closed.
 */
function followSession(uploads: UploadEngine): () => void {
  let owner = useSession.getState().user?.userName;
  const follow = ({ user, expired }: ReturnType<typeof useSession.getState>) => {
    if (!user || expired) {
      uploads.hold('session');
      return;
    }
    if (owner !== undefined && owner !== user.userName) {
      uploads.clear();
      dismissRefusals();
      closeUploadPanel();
    }
    owner = user.userName;
    uploads.release('session');
  };
  follow(useSession.getState());
  return useSession.subscribe(follow);
}

/** Makes the browser ask for confirmation before a page with running uploads is closed. */
const confirmBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function followPage(uploads: UploadEngine, signal: AbortSignal): void {
  window.addEventListener('offline', () => uploads.hold('offline'), { signal });
  window.addEventListener('online', () => uploads.release('offline'), { signal });
  if (!navigator.onLine) uploads.hold('offline');
  uploads.subscribe(() => {
    const { files, overall } = uploads.snapshot();
    useUploads.setState({ files, overall });
    if (overall.busy > 0) window.addEventListener('beforeunload', confirmBeforeLeaving, { signal });
    else window.removeEventListener('beforeunload', confirmBeforeLeaving);
  });
}

/**
 * Starts the upload engine once per page; later calls do nothing. The returned function stops it.
 * @param hasher computes checksums; in web workers by default
 */
export function startUploads(transport: Transport, hasher: Hasher = browserHasher): () => void {
  if (engine) return () => undefined;
  const stop = new AbortController();
  const uploads = createUploadEngine({
    transport,
    hasher,
    records: uploadRecords,
    clock: systemClock,
    random: Math.random,
    tell: toastProblem,
  });
  engine = uploads;
  for (const resolve of waiting.splice(0)) resolve(uploads);
  followPage(uploads, stop.signal);
  const leaveSession = followSession(uploads);
  return () => {
    leaveSession();
    stop.abort();
    uploads.clear();
    engine = null;
    useUploads.setState(EMPTY);
  };
}

function refusalOf({ name, blob }: UploadSource, { extensions, maxSize }: UploadRequest): Refusal | null {
  const reason = checkFile(name);
  if (reason) return { name, reason };
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (extensions && !extensions.includes(extension)) return { name, reason: 'type' };
  const most = Math.min(maxSize ?? Infinity, usePlatform.getState().uploadMegabytes * MEGABYTE);
  return blob.size > most ? { name, reason: 'tooLarge' } : null;
}

/**
 * Uploads files and opens the panel, unless the caller wants it otherwise. Resolves with the files that were stored, in their order, when each file has
 * been stored or cancelled. A failed file keeps the promise pending, because the operator can retry it.
 */
export async function uploadFiles(
  sources: readonly UploadSource[],
  request: UploadRequest = {},
): Promise<UploadResult[]> {
  const refusals = sources.map((source) => refusalOf(source, request));
  if (sources.length > 0) {
    if (request.quiet && refusals.every((refusal) => refusal === null)) wantUploads();
    else openUploadPanel();
    useUploads.setState({ refused: refusals.filter((refusal) => refusal !== null) });
  }
  const uploads = await whenStarted();
  const ids = uploads.add(sources.filter((_, index) => !refusals[index]));
  const unsubscribe = useUploads.subscribe(({ overall }) => {
    if (overall.failed > 0) openUploadPanel();
  });
  const results = await Promise.all([...new Set(ids)].map((id) => uploads.outcome(id)));
  unsubscribe();
  return results.filter((result) => result !== null);
}

/**
 * Opens the browser's file dialog and uploads the chosen files. Has to be called while a click is handled, because
 * browsers open the dialog only then.
 */
export async function pickAndUpload(request: UploadRequest = {}): Promise<UploadResult[]> {
  const accept = request.extensions?.map((extension) => `.${extension}`).join(',') ?? ACCEPT;
  return uploadFiles(
    await pickFiles({ accept, multiple: request.multiple ?? true, folder: request.folder ?? false }),
    request,
  );
}

export function dismissRefusals(): void {
  useUploads.setState({ refused: [] });
}

export const actOnUpload = (action: UploadAction, id: number): void => running().act(action, id);
export const pauseUploads = (): void => running().pauseAll();
export const resumeUploads = (): void => running().resumeAll();
export const clearFinishedUploads = (): void => running().clearFinished();
