const DIALOGS = 'dialog, [role="dialog"], [role="alertdialog"]';

function isShown(dialog: Element): boolean {
  if (dialog instanceof HTMLDialogElement) return dialog.open;
  return dialog.closest('[style*="display: none"]') === null;
}

const isAboveAll = (dialog: Element): boolean => dialog instanceof HTMLDialogElement;

/** The dialogs on the page that are open, the top one last: modal `dialog` elements are above all that is drawn. */
export const openDialogs = (): Element[] =>
  Array.from(document.querySelectorAll(DIALOGS))
    .filter(isShown)
    .toSorted((a, b) => Number(isAboveAll(a)) - Number(isAboveAll(b)));

/** Whether an element stands in the dialog that was opened last. */
export const isInTopDialog = (element: Element): boolean => openDialogs().at(-1)?.contains(element) ?? false;
