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
  forbidden: 40300,
  wrongStepUp: 40301,
  stepUpLocked: 40302,
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
