import type { Db } from '../db';
import { campaignSettings } from './campaignSettings';
import { consoleSettings } from './consoleSettings';
import { coreSettings } from './coreSettings';
import type { Setting } from './setting';

declare module '../area' {
  interface Area {
    /** What operators may set about it. */
    settings?: readonly Setting[];
  }
}

/** Every declared setting: those of the core, of the console and of campaigns, then those of the areas. */
export const settingsOf = ({ areas }: Pick<Db, 'areas'>): Setting[] => [
  ...coreSettings,
  ...consoleSettings,
  ...campaignSettings,
  ...areas.flatMap(({ settings = [] }) => settings),
];

/** Stores every setting as it is declared. @throws Error for a key that two have */
export function seedSettings(db: Db): void {
  for (const { key, default: value } of settingsOf(db)) {
    if (db.config.has(key)) throw new Error(`setting ${key} is declared twice`);
    db.config.set(key, value);
  }
}
