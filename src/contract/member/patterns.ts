const EMAIL_TEXT = /[^\s<>()[\]\\,;:@"*]{1,64}@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,63}/
  .source;
const PHONE_TEXT = /1[3-9]\d{9}|\+[1-9]\d{6,14}/.source;

/** A masked e-mail or phone contains stars; sent back as it was shown, it stays unchanged. */
const SHOWN = /.*\*{3}.*/.source;

/** An e-mail address. It has no stars, so that a masked one is none. */
export const EMAIL = new RegExp(`^(?:${EMAIL_TEXT})$`);

/** A mainland mobile number, or any number in E.164. */
export const PHONE = new RegExp(`^(?:${PHONE_TEXT})$`);

/** An e-mail address or a phone number. */
export const ACCOUNT = new RegExp(`^(?:${EMAIL_TEXT}|${PHONE_TEXT})$`);

/** An e-mail address, or a masked one. */
export const REACH_EMAIL = new RegExp(`^(?:${SHOWN}|${EMAIL_TEXT})$`);

/** A phone number, or a masked one. */
export const REACH_PHONE = new RegExp(`^(?:${SHOWN}|${PHONE_TEXT})$`);

/** 6 to 8 capitals and digits, without 0 and 1. */
export const INVITE_CODE = /^[A-Z2-9]{6,8}$/;

export const UID = /^[1-9]\d{7}$/;
