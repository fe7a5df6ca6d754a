/** A label and its value. */
export interface Fact {
  label: string;
  text: string;
}

/** Rows under heads. */
export interface EvidenceTable {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A picture of the record. */
export interface EvidencePicture {
  label: string;
  /** A data address. */
  address: string;
}

/** An evidence page in words of one language, for the screen, for paper and for a file. */
export interface EvidencePage {
  /** BCP 47 name of the language. */
  language: string;
  title: string;
  /** Who exported it, when, and whether the digest agrees. */
  about: readonly Fact[];
  facts: readonly Fact[];
  factsTitle: string;
  tables: readonly EvidenceTable[];
  pictures: readonly EvidencePicture[];
  picturesTitle: string;
  contentsTitle: string;
  /** How anybody computes the digest again. */
  how: string;
  /** What the digest is made over. */
  canonical: string;
  /** Stands for an empty table. */
  none: string;
  /** The watermark. */
  mark: string;
}
