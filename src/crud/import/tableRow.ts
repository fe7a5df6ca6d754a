/** A row of a file of any format. */
export interface TableRow {
  line: number;
  cells: readonly string[];
  /** Places of cells that the program which wrote the file may have changed. */
  doubtful?: readonly number[];
}
