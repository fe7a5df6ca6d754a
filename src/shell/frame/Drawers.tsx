import { useEffect } from 'react';
import { useLock } from '@/stores/lock';
import { showPalette, usePalette } from '@/stores/palette';
import { useConfirms } from '@/stores/confirm';
import { useTheme } from '@/stores/theme';
import { useUploadPanel } from '@/stores/uploadPanel';
import { OnDemand } from '../base/OnDemand';

const loadSettings = () => import('../settings/Settings').then((module) => module.Settings);
const loadPalette = () => import('../palette/Palette').then((module) => module.Palette);
const loadUploads = () => import('../upload/UploadPanel').then((module) => module.default);
const loadConfirmHost = () => import('./ConfirmHost').then((module) => module.ConfirmHost);
const loadLock = () => import('../lock/LockScreen').then((module) => module.LockScreen);
const loadWatermark = () => import('../theme/PageMark').then((module) => module.PageMark);
const loadReminders = () => import('../reminders/Reminders').then((module) => module.Reminders);

/** Opens the command palette on Ctrl+K or ⌘K. */
function usePaletteKey(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!useLock.getState().locked) showPalette(!usePalette.getState().open);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

/** What floats above the frame, nearly all of it fetched when it is first wanted. */
export function Drawers() {
  const locked = useLock((state) => state.locked);
  const palette = usePalette((state) => state.open);
  const settings = useTheme((theme) => theme.isDrawer);
  const mark = useTheme((theme) => theme.isWartermark);
  const uploads = useUploadPanel((state) => state.wanted);
  const asked = useConfirms((state) => state.list.length > 0);
  usePaletteKey();

  return (
    <>
      <OnDemand load={loadSettings} wanted={settings} keep />
      <OnDemand load={loadPalette} wanted={palette && !locked} />
      <OnDemand load={loadWatermark} wanted={mark} />
      <OnDemand load={loadReminders} wanted />
      <OnDemand load={loadUploads} wanted={uploads} />
      <OnDemand load={loadConfirmHost} wanted={asked} keep />
      <OnDemand load={loadLock} wanted={locked} />
    </>
  );
}
