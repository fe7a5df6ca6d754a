import { uidsOfFile } from './uids';
import type { NoUids, UidFile } from './uids';

/** What the worker is asked. */
export interface UidQuestion {
  file: Blob;
  titles: readonly string[];
}

/** What it says. */
export type UidWord = { share: number } | { answer: UidFile | NoUids };

const say = (word: UidWord) => self.postMessage(word, {});

self.addEventListener('message', ({ data }: MessageEvent<UidQuestion>) => {
  void uidsOfFile(data.file, data.titles, (share) => say({ share })).then((answer) => say({ answer }));
});
