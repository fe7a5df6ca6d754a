import { time } from '../field/times';
import { note, text } from '../field/texts';

/** Who made a record, who changed it last, and when. */
export const audit = {
  createdAt: time(),
  updatedAt: time(),
  createdBy: text(),
  updatedBy: text(),
  remark: note(),
};
