import { Tag } from 'antd';

const COLOURS: Readonly<Record<string, string>> = { GET: 'blue', POST: 'green', PUT: 'gold', DELETE: 'red' };

/** The method of a call. */
export function Method({ method }: { method: string }) {
  return (
    <Tag variant="filled" color={COLOURS[method] ?? 'default'}>
      {method}
    </Tag>
  );
}
