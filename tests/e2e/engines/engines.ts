import type { Driver } from './driver';
import { firefoxPath, startFirefox } from './firefox';
import { startWebkit, webkitPath } from './webkit';

/** A browser engine of this machine. */
interface Engine {
  name: string;
  /** Opens a window of it, with an empty profile. */
  start(): Promise<Driver>;
}

/** The engines beside Chromium that this machine has. */
export function engines(): Engine[] {
  const firefox = firefoxPath();
  const webkit = webkitPath();
  return [
    ...(firefox === undefined ? [] : [{ name: 'Firefox', start: () => startFirefox(firefox) }]),
    ...(webkit === undefined ? [] : [{ name: 'WebKit', start: () => startWebkit(webkit) }]),
  ];
}
