/** The paths behind `post/: add edit; common/: reveal`. */
export const pathsIn = (text: string): string[] =>
  text.trim() === ''
    ? []
    : text
        .trim()
        .split(/;\s+/)
        .flatMap((group) => {
          const [prefix = '', verbs = ''] = group.split(': ');
          return verbs.split(' ').map((verb) => prefix + verb);
        });
