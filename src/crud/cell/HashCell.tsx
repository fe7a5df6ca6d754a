import { LongCode } from './LongCode';

/** A transaction hash. `{hash}` in the link is replaced by it. */
export function HashCell({ value, link }: { value: string | null; link?: string | undefined }) {
  return (
    <LongCode value={value} start={10} link={link?.replace('{hash}', encodeURIComponent(value ?? ''))} />
  );
}
