/** Id of the tab that stands in for the hidden list; the focus goes there when the list is closed. */
export const TAB = 'upload-tab';
