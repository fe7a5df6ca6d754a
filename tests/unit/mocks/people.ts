/** What else a record has where it names a person. */
const NESTED: Readonly<Record<string, object>> = {
  override: { at: '', reason: '', rules: [] },
  proposal: { at: '', reason: '', proof: '', txHash: '', result: 'fail' },
};

/** How a person is entered in a record, by the path of the field. */
export function entered(path: string, who: string): object {
  const [name = '', inner] = path.split('.');
  return { [name]: inner === undefined ? who : { ...NESTED[name], [inner]: who } };
}
