/** Lower-case hexadecimal. */
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The SHA-256 of bytes, or of a text in UTF-8, as the browser calculates it; `null` where it does not, because the page did
 * not come over a secure connection.
 */
export async function sha256(data: string | ArrayBuffer): Promise<string | null> {
  if (!('subtle' in crypto)) return null;
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return hexOf(await crypto.subtle.digest('SHA-256', bytes));
}
