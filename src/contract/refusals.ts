/** Refusal codes of a server: `code` of the envelope. */
export const Refusal = {
  /** The session is over, or there is none; also as HTTP status. */
  signedOut: 401,
  /** `data.fields` contains the message of each invalid field. */
  invalidInput: 40000,
  reasonTooShort: 40001,
  wrongCaptcha: 40010,
  wrongPassword: 40011,
  userDisabled: 40012,
  /** Too many wrong passwords. */
  loginLocked: 40013,
  wrongSmsCode: 40014,
  /** The sign-in asks for one more step; `data` says which, with a ticket for it. */
  stepNeeded: 40015,
  /** A code of the authenticator; each serves once. */
  wrongCode: 40016,
  /** The ticket of a sign-in is over. */
  signInExpired: 40017,
  /** A rule refuses whoever comes from this address. */
  addressRefused: 40018,
  /** `data.fields` contains the message of the field that grants what the operator lacks, where there is one. */
  forbidden: 40300,
  wrongStepUp: 40301,
  stepUpLocked: 40302,
  /** A code of the operator's authenticator has to be given first (`user/verifyCode`); nothing was done. */
  codeNeeded: 40305,
  /** The operator's own record, a built-in one, or the super administrator. */
  protectedRecord: 40303,
  /** Also for records outside the operator's data scope. */
  notFound: 40400,
  /** `data.current` is the current record. */
  staleVersion: 40900,
  /** `data` says how, by whom and when. */
  alreadyDecided: 40901,
  /** Another reviewer has claimed the record. */
  claimedByAnother: 40902,
  /** The operation needs a second operator. */
  samePerson: 40903,
  wrongState: 40904,
  notUnique: 40905,
  inUse: 40906,
  insufficientBalance: 42201,
  amountOutOfBounds: 42202,
  tooManyDecimals: 42203,
  addressMismatch: 42204,
  overLimit: 42205,
  riskBlock: 42206,
  wrongTimeRange: 42207,
  selfLockout: 42208,
  circle: 42209,
  /** Too many calls, or too many rows to export. */
  tooMuch: 42900,
} as const;

export type RefusalName = keyof typeof Refusal;
