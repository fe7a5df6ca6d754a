/** Version and commit of this page, as the build wrote them into it; empty where it did not. */
export const releaseName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
