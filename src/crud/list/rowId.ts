/** The row's key as the server sent it: ids too long for a number are texts, and go back as such. */
export function idOf({ rowKey }: { rowKey: string }, row: object): number {
  return Reflect.get(row, rowKey) as number;
}
