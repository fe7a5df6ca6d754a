import { LongCode } from './LongCode';

/** A blockchain address. `{address}` in the link is replaced by it. */
export function AddressCell({ value, link }: { value: string | null; link?: string | undefined }) {
  return (
    <LongCode value={value} start={8} link={link?.replace('{address}', encodeURIComponent(value ?? ''))} />
  );
}
