/** The words of a name: `read_count`, `readCount` and `ReadCount` alike. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^a-zA-Z\d]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A name as code writes it: `readCount`. */
export const camel = (name: string): string => {
  const [first = 'field', ...rest] = wordsOf(name);
  const joined = [first, ...rest.map(capital)].join('');
  return /^[a-z]/.test(joined) ? joined : `f${capital(joined)}`;
};

/** A name as English readers read it: `Read count`. */
export const sentence = (name: string): string => capital(wordsOf(name).join(' '));
