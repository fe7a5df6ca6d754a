import { create } from 'zustand';

interface UploadPanelState {
  /** Closing the panel only hides it: uploads go on. */
  open: boolean;
  /** True from the first wish on; only then are the uploads themselves fetched. */
  wanted: boolean;
}

export const useUploadPanel = create<UploadPanelState>(() => ({ open: false, wanted: false }));

/** Shows or hides the list of uploads. */
export function toggleUploadPanel(): void {
  useUploadPanel.setState(({ open }) => ({ open: !open, wanted: true }));
}

export function openUploadPanel(): void {
  useUploadPanel.setState({ open: true, wanted: true });
}
