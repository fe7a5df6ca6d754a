/** A row with what is joined to it; of rows as wide as orders a spread takes seven times as long. */
export const joined = <Row extends object, Brief extends object, More extends object>(
  row: Row,
  brief: Brief,
  more: More,
): Row & Brief & More => Object.assign({}, row, brief, more);
