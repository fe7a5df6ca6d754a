/** Id of the button that stands in for the hidden list; it gets the focus when the list is closed. */
export const TAB = 'upload-tab';
