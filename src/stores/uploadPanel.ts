import { create } from 'zustand';

interface UploadPanelState {
  /** Closing the panel only hides it: uploads continue. */
  open: boolean;
  /** True once the panel was opened for the first time; the code of the uploads is loaded only then. */
  wanted: boolean;
}

export const useUploadPanel = create<UploadPanelState>(() => ({ open: false, wanted: false }));

/** Shows or hides the list of uploads. */
export function toggleUploadPanel(): void {
  useUploadPanel.setState(({ open }) => ({ open: !open, wanted: true }));
}

/** Loads the code of the uploads, without a list on screen. */
export function wantUploads(): void {
  useUploadPanel.setState({ wanted: true });
}

export const closeUploadPanel = (): void => useUploadPanel.setState({ open: false });

export function openUploadPanel(): void {
  useUploadPanel.setState({ open: true, wanted: true });
}
