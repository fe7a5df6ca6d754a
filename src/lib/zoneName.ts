/** What people call a zone in a language, such as "Singapore Standard Time". @throws RangeError for an unknown zone */
export function zoneName(language: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
