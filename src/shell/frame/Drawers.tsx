import { useEffect } from 'react';
import { loadMessages } from '@/i18n';
import { useLock } from '@/stores/lock';
import { showPalette, usePalette } from '@/stores/palette';
import { showManual, useManual } from '@/stores/manual';
import { useCodeRequest } from '@/stores/codeRequest';
import { useConfirms } from '@/stores/confirm';
import { setTheme, useTheme } from '@/stores/theme';
import { useUploadPanel } from '@/stores/uploadPanel';
import { OnDemand } from '../base/OnDemand';
import { SafePart } from '../base/SafePart';
import { usePendingTotals } from '../reminders/usePendingTotals';

const loadSettings = () =>
  Promise.all([import('../settings/Settings'), loadMessages('settings')]).then(([module]) => module.Settings);
const loadPalette = () =>
  Promise.all([import('../palette/Palette'), loadMessages('palette')]).then(([module]) => module.Palette);
const manualCode = () => import('@/domain/manual/load');
const loadManual = () => manualCode().then((module) => module.loadManual());
const ignore = () => undefined;
const loadUploads = () =>
  Promise.all([import('../upload/UploadPanel'), loadMessages('upload')]).then(([module]) => module.default);
const loadConfirmHost = () => import('./ConfirmHost').then((module) => module.ConfirmHost);
const loadCode = () => import('./CodeDialog').then((module) => module.CodeDialog);
const loadLock = () => import('../lock/LockScreen').then((module) => module.LockScreen);
const loadWatermark = () => import('../theme/PageMark').then((module) => module.PageMark);

const loadNotice = () =>
  Promise.all([import('../notices/UrgentNotice'), loadMessages('crud', 'notices')]).then(
    ([module]) => module.UrgentNotice,
  );

const closeSettings = () => setTheme({ isDrawer: false });
const closePalette = () => showPalette(false);
const closeManual = () => showManual(null);

/** Opens the command palette on Ctrl+K or ⌘K, and the manual on a question mark that is not typed as text. */
function useKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // Whether it is meant is asked of code that nobody needs before.
      if (event.key === '?') manualCode().then((module) => module.openByKey(event), ignore);
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!useLock.getState().locked) showPalette(!usePalette.getState().open);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

/** The parts that float above the frame. Most are loaded when they are first wanted. */
export function Drawers() {
  const locked = useLock((state) => state.locked);
  const palette = usePalette((state) => state.open);
  const settings = useTheme((theme) => theme.isDrawer);
  const mark = useTheme((theme) => theme.isWartermark);
  const uploads = useUploadPanel((state) => state.wanted);
  const uploadsOpen = useUploadPanel((state) => state.open);
  const asked = useConfirms((state) => state.list.length > 0);
  const code = useCodeRequest((state) => state.answer !== null);
  const { data: waiting } = usePendingTotals();
  const urgent = (waiting?.notices?.urgent ?? 0) > 0;
  const manual = useManual((state) => state.shown !== null);
  useKeys();

  return (
    <>
      <SafePart load={loadSettings} wanted={settings} keep onClose={closeSettings} />
      <SafePart load={loadPalette} wanted={palette && !locked} onClose={closePalette} />
      <SafePart load={loadManual} wanted={manual && !locked} keep onClose={closeManual} />
      <OnDemand load={loadWatermark} wanted={mark} />
      <SafePart load={loadUploads} wanted={uploads} subject={uploadsOpen} />
      <SafePart load={loadNotice} wanted={urgent && !locked} />
      <OnDemand load={loadConfirmHost} wanted={asked} keep />
      <OnDemand load={loadCode} wanted={code} keep />
      <OnDemand load={loadLock} wanted={locked} />
    </>
  );
}
