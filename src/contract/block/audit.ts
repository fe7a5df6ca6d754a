import { sortable, staffOnly } from '../field/shared';
import { time } from '../field/times';
import { note, text } from '../field/texts';

/** Who made a record, who changed it last, and when. */
export const audit = {
  createdAt: sortable(time()),
  updatedAt: sortable(time()),
  createdBy: staffOnly(text()),
  updatedBy: staffOnly(text()),
  remark: staffOnly(note()),
};
